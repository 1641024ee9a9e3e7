package panmpi.tests.programs;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Program of {@code BeginningAndEndTest}: lets eight threads of each rank communicate at once while
 * the collector runs, each with the thread that has the same number on other ranks, on its own
 * communicator and with its own tag.
 */
public final class ManyThreads {
    private static final int THREADS = 8;
    private static final Duration PATIENCE = Duration.ofSeconds(50);

    private ManyThreads() {}

    /**
     * Runs on two ranks or more.
     *
     * @param args a name for the log; {@code platform} or {@code virtual}; {@code waits} to make
     *     blocking calls, or {@code polls} to poll requests; how many rounds each thread makes.
     */
    public static void main(String[] args) throws InterruptedException {
        if (MPI.Init_thread(args, MPI.THREAD_MULTIPLE) < MPI.THREAD_MULTIPLE) {
            System.out.println("MULTIPLE is not granted");
            MPI.Finalize();
            return;
        }
        boolean polls = args[2].equals("polls");
        int rounds = Integer.parseInt(args[3]);
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> threads = new ArrayList<>();
        Thread.Builder kind = args[1].equals("virtual") ? Thread.ofVirtual() : Thread.ofPlatform();
        for (int i = 0; i < THREADS; i++) {
            Intracomm comm = MPI.COMM_WORLD.Dup();
            ThreadTraffic traffic = new ThreadTraffic(comm, i, rounds, polls);
            threads.add(kind.unstarted(() -> attempt(traffic, failure)));
        }
        Thread.ofPlatform().daemon().start(ManyThreads::collect);
        // The ranks start their threads in different orders, so that each waits for a thread that
        // has not begun.
        (MPI.COMM_WORLD.Rank() == 0 ? threads : threads.reversed()).forEach(Thread::start);
        for (Thread thread : threads) {
            if (!thread.join(PATIENCE)) {
                throw new AssertionError(thread + " still runs");
            }
        }
        if (failure.get() != null) {
            throw new AssertionError(failure.get());
        }
        MPI.COMM_WORLD.Barrier();
        System.out.println("rank " + MPI.COMM_WORLD.Rank() + ": all messages right");
        MPI.Finalize();
    }

    private static void attempt(Runnable traffic, AtomicReference<Throwable> failure) {
        try {
            traffic.run();
        } catch (RuntimeException | Error e) {
            e.printStackTrace();
            failure.compareAndSet(null, e);
            MPI.COMM_WORLD.Abort(1);
        }
    }

    private static void collect() {
        while (true) {
            long begin = System.nanoTime();
            System.gc();
            // This thread then sleeps for as long as the collection took, since all threads share a
            // few cores.
            LockSupport.parkNanos(System.nanoTime() - begin);
        }
    }
}
