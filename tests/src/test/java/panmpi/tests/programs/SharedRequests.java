package panmpi.tests.programs;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Supplier;
import mpi.MPI;
import mpi.MPIException;
import mpi.Request;
import mpi.Status;

/**
 * Program of {@code SharedRequestsTest}: lets two threads use one request at the same time, in each
 * pair of call modes, while a third thread sends and receives by its own requests, and fails if
 * another thread's call completes them.
 */
public final class SharedRequests {
    private static final int TAG = 3;
    private static final int OTHER_TAG = 4;
    private static final int LENGTH = 300;
    private static final long PAUSE = 100_000;

    /**
     * Number of modes before CANCEL: with these, the message is always received into the buffer.
     */
    private static final int RECEIVING_MODES = CallMode.CANCEL.ordinal();

    private enum CallMode {
        WAIT(Request::Wait),
        TEST(r -> until(() -> r.Test() != null)),
        CAMEL(r -> until(r::test)),
        CAMEL_WAIT(Request::waitFor),
        STATUS(r -> until(() -> r.Get_status() != null)),
        ALL(r -> Request.Waitall(new Request[] {null, r})),
        ANY(r -> Request.Waitany(new Request[] {r, null})),
        SOME(r -> Request.Waitsome(new Request[] {null, r})),
        TEST_ALL(r -> until(() -> Request.Testall(new Request[] {r}) != null)),
        TEST_ANY(r -> until(() -> Request.Testany(new Request[] {r, null}) != null)),
        TEST_SOME(r -> until(() -> isSome(Request.Testsome(new Request[] {r})))),
        CANCEL(Request::Cancel),
        FREE(Request::Free);

        private final Consumer<Request> use;

        CallMode(Consumer<Request> use) {
            this.use = use;
        }
    }

    private interface Check {
        boolean holds();
    }

    private final CyclicBarrier together = new CyclicBarrier(3);
    private final AtomicReference<Throwable> failure = new AtomicReference<>();
    private final AtomicInteger refusals = new AtomicInteger();
    private final boolean isVirtual;
    private volatile Request shared;
    private volatile CallMode one;
    private volatile CallMode other;
    private volatile boolean isOver;

    private SharedRequests(List<String> words) {
        isVirtual = words.contains("virtual");
    }

    /**
     * Runs on one rank.
     *
     * @param args how many rounds; {@code virtual} for virtual threads.
     */
    public static void main(String[] args) throws Exception {
        if (MPI.Init_thread(args, MPI.THREAD_MULTIPLE) == MPI.THREAD_MULTIPLE) {
            new SharedRequests(List.of(args)).run(Integer.parseInt(args[0]));
        } else {
            System.out.println("there is no THREAD_MULTIPLE");
        }
        MPI.Finalize();
    }

    private void run(int rounds) throws Exception {
        Thread[] threads = {
            start("one", () -> useEachRound(() -> one)),
            start("other", () -> useEachRound(() -> other)),
            start("bystander", this::bystand)
        };
        for (int i = 0; i < rounds && failure.get() == null; i++) {
            one = CallMode.values()[i % RECEIVING_MODES];
            other = CallMode.values()[i / RECEIVING_MODES % CallMode.values().length];
            round(i);
        }
        isOver = true;
        together.reset();
        for (Thread thread : threads) {
            thread.join();
        }
        if (failure.get() != null) {
            throw new AssertionError(one + " beside " + other, failure.get());
        }
        System.out.println(rounds + " rounds, " + refusals + " refusals");
    }

    private void round(int i) throws Exception {
        int[] received = new int[LENGTH];
        int[] sent = new int[LENGTH];
        Arrays.fill(sent, i + 1);
        var request = MPI.COMM_SELF.Irecv(received, 0, LENGTH, MPI.INT, 0, TAG);
        shared = request;
        // In some rounds the message is there before the two threads begin, in others it comes
        // later.
        Request send = i % 3 == 0 ? sent(sent) : null;
        together.await();
        send = send == null ? sent(sent) : send;
        together.await();
        if (!request.Is_null()) {
            request.Wait();
        }
        boolean hasArrived = Arrays.equals(received, sent);
        if (!hasArrived && other == CallMode.CANCEL) {
            receive();
        }
        complete(send);
        if (!hasArrived && other.ordinal() < RECEIVING_MODES) {
            throw new AssertionError("round " + i + " received " + received[0]);
        }
    }

    private static Request sent(int[] sent) {
        return MPI.COMM_SELF.Isend(sent, 0, LENGTH, MPI.INT, 0, TAG);
    }

    private static void receive() {
        MPI.COMM_SELF.Recv(new int[LENGTH], 0, LENGTH, MPI.INT, 0, TAG);
    }

    /**
     * Completes the send. If its receive was freed before it had begun, the message is received
     * here, without which the send might never complete.
     */
    private static void complete(Request send) {
        for (boolean isSent = false; !isSent; ) {
            isSent = send.Test() != null;
            if (MPI.COMM_SELF.Iprobe(0, TAG) != null) {
                receive();
            }
        }
    }

    private void useEachRound(Supplier<CallMode> way) {
        try {
            while (!isOver) {
                together.await();
                use(way.get());
                together.await();
            }
        } catch (InterruptedException | BrokenBarrierException e) {
            // The main thread has ended the rounds.
        }
    }

    private void use(CallMode way) {
        try {
            way.use.accept(shared);
        } catch (MPIException refusal) {
            // MPI lets Cancel race with a call that completes the request; a library may then
            // refuse Cancel by an error class of its own.
            if (refusal.Get_error_class() != MPI.ERR_REQUEST && way != CallMode.CANCEL) {
                failure.compareAndSet(null, refusal);
            }
            refusals.incrementAndGet();
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
        }
    }

    private Thread start(String name, Runnable task) {
        return isVirtual
                ? Thread.ofVirtual().name(name).start(task)
                : Thread.ofPlatform().name(name).daemon().start(task);
    }

    /** Exchanges numbers by requests that no other thread uses. */
    private void bystand() {
        try {
            for (int i = 0; !isOver; i++) {
                int[] in = {-1};
                var receive = MPI.COMM_SELF.Irecv(in, 0, 1, MPI.INT, 0, OTHER_TAG);
                if (receive.Test() != null) {
                    throw new AssertionError("a receive was completed without a message");
                }
                var send = MPI.COMM_SELF.Isend(new int[] {i}, 0, 1, MPI.INT, 0, OTHER_TAG);
                // This thread pauses, since with some libraries a thread that calls all the time
                // keeps the lock from other threads.
                LockSupport.parkNanos(PAUSE);
                until(() -> send.Test() != null);
                Status status = receive.Wait();
                if (in[0] != i || status.tag != OTHER_TAG) {
                    throw new AssertionError("received " + in[0] + " for " + i + ", " + status);
                }
            }
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
        }
    }

    private static void until(Check check) {
        while (!check.holds()) {
            LockSupport.parkNanos(1);
        }
    }

    private static boolean isSome(Status[] statuses) {
        return statuses == null || statuses.length > 0;
    }
}
