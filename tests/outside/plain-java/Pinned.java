import mpi.MPI;
import mpi.internal.launch.Diagnosis;

/**
 * Sample program of the test with plain java: broadcasts a long array, and prints whether panmpi
 * has pinned it or copied it.
 */
public final class Pinned {
    private Pinned() {}

    /** Runs on every rank. */
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int[] array = new int[1 << 16];
        array[array.length - 1] = rank == 0 ? 42 : 0;
        MPI.COMM_WORLD.Bcast(array, 0, array.length, MPI.INT, 0);
        String how = Diagnosis.pins() > 0 ? "pinned" : "copied";
        System.out.println("rank " + rank + ": " + array[array.length - 1] + ", " + how);
        MPI.Finalize();
    }
}
