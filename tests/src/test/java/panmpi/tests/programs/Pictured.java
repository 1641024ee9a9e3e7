package panmpi.tests.programs;

import mpi.Intracomm;
import mpi.MPI;

/**
 * Program of {@code PictureTest} that makes, on four ranks, the calls of which the test draws a
 * picture. The calls are on communicators of two ranks, in named regions, up to Finalize.
 */
public final class Pictured {
    private static final Intracomm WORLD = MPI.COMM_WORLD;
    private static final int ROUNDS = 3;

    private Pictured() {}

    /**
     * Runs on four ranks.
     *
     * @param args {@code stuck} if one rank must wait for a message that nobody sends; {@code
     *     cycle} if all ranks must.
     */
    public static void main(String[] args) throws InterruptedException {
        MPI.Init(args);
        Intracomm half = WORLD.Split(WORLD.Rank() % 2, WORLD.Rank());
        for (int round = 0; round < ROUNDS; round++) {
            MPI.Pcontrol(round + 2);
            try (var _ = MPI.region("swap")) {
                swap(half);
            }
            half.Barrier();
        }
        if (args.length > 0) {
            stuck(args[0]);
        }
        half.Free();
        MPI.Finalize();
    }

    private static void swap(Intracomm half) {
        int other = 1 - half.Rank();
        half.Sendrecv(new int[2], 0, 2, MPI.INT, other, 1, new int[2], 0, 2, MPI.INT, other, 1);
        if (half.Rank() == 0) {
            half.Send(new int[5], 0, 5, MPI.INT, 1, 2);
        } else {
            half.Recv(new int[5], 0, 5, MPI.INT, 0, 2);
        }
    }

    /**
     * Lets each rank wait for the next one if {@code how} is {@code cycle}. Otherwise lets rank 0
     * wait for a message that nobody sends, until rank 1 halts its JVM, as in a crash.
     */
    private static void stuck(String how) throws InterruptedException {
        if (how.equals("cycle")) {
            WORLD.Recv(new int[1], 0, 1, MPI.INT, (WORLD.Rank() + 1) % WORLD.Size(), 98);
        } else if (WORLD.Rank() == 0) {
            WORLD.Recv(new int[1], 0, 1, MPI.INT, 3, 99);
        } else if (WORLD.Rank() == 1) {
            Thread.sleep(1500);
            Runtime.getRuntime().halt(1);
        } else {
            WORLD.Barrier();
        }
    }
}
