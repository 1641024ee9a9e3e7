import mpi.Comm;
import mpi.MPI;
import mpi.Win;

/** Methods that {@code host.c} calls, a C program that starts a Java VM in each rank. */
public final class InsideC {
    private InsideC() {}

    /** Initializes MPI if the C program leaves that to Java; both then use MPI. */
    public static void begin() {
        MPI.Init(new String[0]);
    }

    /** Finalizes MPI if Java has initialized it. */
    public static void end() {
        MPI.Finalize();
    }

    /**
     * Puts a number into the next rank's part of a window that C made; C opens and closes the
     * epoch.
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
