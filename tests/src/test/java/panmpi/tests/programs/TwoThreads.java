package panmpi.tests.programs;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.ReentrantLock;
import mpi.MPI;

/**
 * Program of {@code ThreadLevelTest}: two threads of rank 0 receive from rank 1 at the same time,
 * or three threads of each rank send to their own rank in turns.
 */
public final class TwoThreads {
    private static final int GO = 1;
    private static final int ROUNDS = 500;

    private TwoThreads() {}

    /**
     * Runs on two ranks.
     *
     * @param args the thread that calls first: {@code main}, {@code worker}; {@code turns} if the
     *     threads never call at the same time.
     */
    public static void main(String[] args) throws InterruptedException {
        MPI.Init(args);
        System.out.println("multiple " + (MPI.Query_thread() == MPI.THREAD_MULTIPLE));
        if (args[0].equals("turns")) {
            takeTurns();
        } else if (MPI.COMM_WORLD.Rank() == 0) {
            receive(args[0].equals("main"));
        } else {
            // The pause is long enough for panmpi's check of threads, which runs once a second.
            Thread.sleep(4000);
            MPI.COMM_WORLD.Send(new int[1], 0, 1, MPI.INT, 0, GO);
            MPI.COMM_WORLD.Send(new int[1], 0, 1, MPI.INT, 0, GO);
        }
        MPI.COMM_WORLD.Barrier();
        System.out.println("rank " + MPI.COMM_WORLD.Rank() + " is through");
        MPI.Finalize();
    }

    private static void receive(boolean isMainFirst) throws InterruptedException {
        Thread worker = new Thread(() -> waitAfter(isMainFirst ? 1000 : 0), "worker");
        worker.start();
        waitAfter(isMainFirst ? 0 : 1000);
        worker.join();
    }

    private static void waitAfter(int millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
        MPI.COMM_WORLD.Recv(new int[1], 0, 1, MPI.INT, 1, GO);
    }

    private static void takeTurns() throws InterruptedException {
        ReentrantLock turn = new ReentrantLock(true);
        CountDownLatch begun = new CountDownLatch(3);
        Runnable calls =
                () -> {
                    begun.countDown();
                    for (int i = 0; i < ROUNDS; i++) {
                        turn.lock();
                        MPI.COMM_WORLD.Sendrecv(
                                new int[1],
                                0,
                                1,
                                MPI.INT,
                                MPI.COMM_WORLD.Rank(),
                                0,
                                new int[1],
                                0,
                                1,
                                MPI.INT,
                                MPI.COMM_WORLD.Rank(),
                                0);
                        turn.unlock();
                    }
                };
        Thread one = new Thread(calls, "one");
        Thread other = new Thread(calls, "other");
        one.start();
        other.start();
        calls.run();
        begun.await();
        one.join();
        other.join();
    }
}
