package panmpi.tests.programs;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Status;

/**
 * Program of {@code FuturesTest}: uses futures for which no thread of the program waits, with
 * {@code MPI.THREAD_MULTIPLE}.
 */
public final class Futures {
    private static final int TAG = 5;

    private static Intracomm world;
    private static int peer;

    private Futures() {}

    /**
     * Runs on two ranks.
     *
     * @param args none.
     */
    public static void main(String[] args) throws Exception {
        if (MPI.Init_thread(args, MPI.THREAD_MULTIPLE) < MPI.THREAD_MULTIPLE) {
            System.out.println("MULTIPLE is not granted");
            MPI.Finalize();
            return;
        }
        world = MPI.COMM_WORLD;
        peer = 1 - world.Rank();
        allOf();
        nobodyWaits();
        virtualThreadsWait();
        CompletableFuture<Status> left = receive(new int[1]);
        MPI.Finalize();
        try {
            left.get(1, TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            System.out.println("left open: " + failed.getCause().getMessage());
        }
    }

    private static CompletableFuture<Status> receive(int[] into) {
        return world.Irecv(into, 0, 1, MPI.INT, peer, TAG).toFuture();
    }

    private static void send() {
        world.Send(new int[] {1}, 0, 1, MPI.INT, peer, TAG);
    }

    /** Uses the static method CompletableFuture.allOf, which knows nothing of MPI. */
    private static void allOf() {
        int[][] got = new int[100][1];
        CompletableFuture<?>[] all = new CompletableFuture<?>[got.length];
        for (int i = 0; i < all.length; i++) {
            all[i] = receive(got[i]);
        }
        for (int i = 0; i < all.length; i++) {
            send();
        }
        CompletableFuture.allOf(all).join();
        System.out.println("all of 100: " + got[99][0]);
    }

    private static void nobodyWaits() throws InterruptedException {
        CountDownLatch latch = new CountDownLatch(1);
        receive(new int[1]).thenRun(latch::countDown);
        send();
        System.out.println("nobody waits: " + latch.await(20, TimeUnit.SECONDS));
    }

    private static void virtualThreadsWait() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            CompletableFuture<Status> coming = receive(new int[1]);
            var source = threads.submit(() -> coming.join().source);
            send();
            System.out.println("virtual: " + (source.get() == peer));
        }
    }
}
