import mpi.Comm;
import mpi.MPI;
import mpi.Win;

/**
 * Methods for {@code host.c}, a C program that starts a Java VM in each rank and calls these
 * methods.
 */
public final class InsideC {
    private InsideC() {}

    /** Initializes MPI if the C program has not done so. Both C and Java then use MPI. */
    public static void begin() {
        MPI.Init(new String[0]);
    }

    /** Finalizes MPI if Java has initialized it. */
    public static void end() {
        MPI.Finalize();
    }

    /**
     * Uses the communicator in a sum over all ranks, and puts a number into the next rank's part of
     * the window. C opens the access epoch before this call and closes it afterwards.
     *
     * @param comm handle of a communicator of C.
     * @param win handle of a window of C, whose memory C reads afterwards.
     */
    public static void work(long comm, long win) {
        Comm ofC = Comm.ofNative(comm);
        int rank = ofC.getRank();
        int[] sum = {rank};
        ofC.allReduce(MPI.IN_PLACE, sum, 1, MPI.INT, MPI.SUM);
        int size = ofC.getSize();
        boolean isRight = sum[0] == size * (size - 1) / 2;
        System.out.println("rank " + rank + " in Java: the sum on C's communicator: " + isRight);
        Win.ofNative(win)
                .put(new int[] {1000 + rank}, 1, MPI.INT, (rank + 1) % size, 0, 1, MPI.INT);
    }
}
