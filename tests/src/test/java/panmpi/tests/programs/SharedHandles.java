package panmpi.tests.programs;

import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import mpi.Grequest;
import mpi.MPI;
import mpi.MPIException;
import mpi.Message;
import mpi.Prequest;
import mpi.Request;

/**
 * Program of {@code SharedRequestsTest}: lets two threads use one persistent request, one receive
 * of an object, one generalized request or one message at the same time, and prints the results.
 */
public final class SharedHandles {
    private static final int TAG = 6;
    private static final int LENGTH = 300;

    private static int refusals;

    private SharedHandles() {}

    private interface Use {
        void run() throws Exception;
    }

    /**
     * Runs on one rank.
     *
     * @param args how many rounds of each kind.
     */
    public static void main(String[] args) throws Exception {
        if (MPI.Init_thread(args, MPI.THREAD_MULTIPLE) == MPI.THREAD_MULTIPLE) {
            try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
                for (int i = 0; i < Integer.parseInt(args[0]); i++) {
                    persistent(threads, i);
                    object(threads, i);
                    generalized(threads);
                    message(threads, i);
                }
            }
            System.out.println("all rounds are through, " + refusals + " refusals");
            tellOfRefusal();
        }
        MPI.Finalize();
    }

    private static void both(ExecutorService threads, Use one, Use other) throws Exception {
        Future<?> first = threads.submit(() -> refusable(one));
        Future<?> second = threads.submit(() -> refusable(other));
        first.get(60, TimeUnit.SECONDS);
        second.get(60, TimeUnit.SECONDS);
    }

    private static Void refusable(Use use) throws Exception {
        try {
            use.run();
        } catch (MPIException refusal) {
            if (refusal.Get_error_class() != MPI.ERR_REQUEST) {
                throw refusal;
            }
            synchronized (SharedHandles.class) {
                refusals++;
            }
        }
        return null;
    }

    private static void persistent(ExecutorService threads, int i) throws Exception {
        int[] in = new int[LENGTH];
        int[] out = new int[LENGTH];
        Arrays.fill(out, i + 1);
        Prequest receive = MPI.COMM_SELF.Recv_init(in, 0, LENGTH, MPI.INT, 0, TAG);
        both(threads, receive::Start, () -> receive.Test());
        Request send = MPI.COMM_SELF.Isend(out, 0, LENGTH, MPI.INT, 0, TAG);
        both(threads, receive::Wait, i % 2 == 0 ? receive::Wait : () -> receive.Test());
        receive.Wait();
        send.Wait();
        must(Arrays.equals(in, out), "a persistent receive");
        both(threads, receive::Free, receive::Free);
    }

    private static void object(ExecutorService threads, int i) throws Exception {
        var receive = MPI.COMM_SELF.<int[]>irecv(0, TAG);
        MPI.COMM_SELF.send(new int[] {i}, 0, TAG);
        Use get = () -> must(receive.get()[0] == i, "an object");
        both(threads, get, i % 2 == 0 ? get : () -> isDoneOnlyWithObject(receive, i));
        must(receive.get()[0] == i && receive.status().tag == TAG, "an object with its status");
    }

    private static void isDoneOnlyWithObject(mpi.ObjectRequest<int[]> receive, int i) {
        while (!receive.isDone()) {
            Thread.yield();
        }
        must(receive.get()[0] == i, "an object that is done");
    }

    private static void generalized(ExecutorService threads) throws Exception {
        int[] freed = {0};
        Grequest request =
                Grequest.Start(
                        status -> {},
                        () -> {
                            freed[0]++;
                        },
                        complete -> {});
        both(threads, request::Wait, request::Complete);
        must(freed[0] == 1 && request.Is_null(), "a generalized request");
        Grequest twice = Grequest.Start(status -> {}, () -> {}, complete -> {});
        both(threads, twice::Complete, twice::Complete);
        twice.Wait();
    }

    private static void message(ExecutorService threads, int i) throws Exception {
        int[] in = {-1};
        Request send = MPI.COMM_SELF.Isend(new int[] {i}, 0, 1, MPI.INT, 0, TAG);
        Message message = MPI.COMM_SELF.Mprobe(0, TAG).message();
        both(
                threads,
                () -> message.Mrecv(in, 0, 1, MPI.INT),
                () -> message.Imrecv(in, 0, 1, MPI.INT).Wait());
        send.Wait();
        must(in[0] == i, "a message");
    }

    private static void must(boolean isRight, String what) {
        if (!isRight) {
            throw new AssertionError(what + " is wrong");
        }
    }

    private static void tellOfRefusal() throws InterruptedException {
        int[] in = new int[1];
        Request receive = MPI.COMM_SELF.Irecv(in, 0, 1, MPI.INT, 0, TAG);
        Thread waiting = Thread.ofPlatform().name("waiter").start(receive::Wait);
        while (waiting.isAlive()) {
            try {
                if (receive.Test() == null) {
                    Thread.sleep(1);
                }
            } catch (MPIException refusal) {
                System.out.println(refusal.getMessage());
                MPI.COMM_SELF.Send(new int[] {5}, 0, 1, MPI.INT, 0, TAG);
                waiting.join();
            }
        }
        must(in[0] == 5, "what the waiter received");
    }
}
