package panmpi.tests.programs;

import mpi.MPI;
import mpi.internal.launch.Diagnosis;

/**
 * Program of {@code BareJarTest}: sends a long array around, and prints how arrays were handed to
 * MPI.
 */
public final class Pinned {
    private static final int LENGTH = 1 << 16;

    private Pinned() {}

    /** Prints one line on each rank. */
    public static void main(String[] args) {
        MPI.Init(args);
        int[] array = new int[LENGTH];
        int rank = MPI.COMM_WORLD.Rank();
        array[LENGTH - 1] = rank == 0 ? LENGTH : 0;
        MPI.COMM_WORLD.Bcast(array, 0, LENGTH, MPI.INT, 0);
        String how = Diagnosis.pins() > 0 ? "pinned" : "copied";
        System.out.println(
                "rank %d: %d, %s by %s".formatted(rank, array[LENGTH - 1], how, Diagnosis.shim()));
        MPI.Finalize();
    }
}
