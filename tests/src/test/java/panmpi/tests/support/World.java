package panmpi.tests.support;

import java.util.stream.IntStream;
import mpi.Intracomm;
import mpi.MPI;
import mpi.junit.MpiWorld;

/**
 * Holds what all case classes use: the communicator of all ranks, this rank and its neighbours. It
 * may be used only after {@code Init}, or in the session that replaces {@code Init}.
 */
public final class World {
    /** The communicator of all ranks. */
    public static final Intracomm WORLD =
            MPI.Initialized() ? MPI.COMM_WORLD : MpiWorld.ofThisProcess().comm();

    /** This rank's number. */
    public static final int RANK = WORLD.Rank();

    /** The number of ranks. */
    public static final int SIZE = WORLD.Size();

    /** Communicator of only this rank. */
    public static final Intracomm SELF =
            WORLD == MPI.COMM_WORLD ? MPI.COMM_SELF : WORLD.Split(RANK, 0);

    /** The last rank. */
    public static final int LAST = SIZE - 1;

    /**
     * Ranks that tests use as roots: all ranks if there are at most four, otherwise the first and
     * the last rank.
     */
    public static final int[] ROOTS =
            SIZE <= 4 ? IntStream.range(0, SIZE).toArray() : new int[] {0, LAST};

    /** The rank after this one, around the ring. */
    public static final int NEXT = (RANK + 1) % SIZE;

    /** The rank before this one, around the ring. */
    public static final int PREVIOUS = (RANK + SIZE - 1) % SIZE;

    private World() {}

    /** {@return the name and version of the library: the first line of its version text} */
    public static String library() {
        return MPI.Get_library_version().lines().findFirst().orElse("").strip();
    }

    /** {@return true if the library is Open MPI} */
    public static boolean isOpenMpi() {
        return MPI.Get_abi().equals("openmpi");
    }

    /** Sends a number around the ring and fails unless each rank gets its neighbour's. */
    public static void assertMpiStillWorks() {
        int[] received = new int[1];
        WORLD.Sendrecv(
                new int[] {RANK}, 0, 1, MPI.INT, NEXT, 77, received, 0, 1, MPI.INT, PREVIOUS, 77);
        if (received[0] != PREVIOUS) {
            throw new AssertionError("from rank " + PREVIOUS + " came " + received[0]);
        }
    }

    /** Fails unless the ranks of a communicator add up to the right sum. */
    public static void assertWorks(Intracomm comm) {
        int size = comm.Size();
        int[] sum = new int[1];
        comm.Allreduce(new int[] {comm.Rank()}, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        if (sum[0] != size * (size - 1) / 2) {
            throw new AssertionError("the ranks below " + size + " sum up to " + sum[0]);
        }
    }
}
