import java.util.List;
import mpi.MPI;
import mpi.internal.launch.Diagnosis;

/**
 * Sample program of the fat-jar test: broadcasts a long array, and prints whether panmpi has pinned
 * arrays or copied them.
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
        List<String> names = MPI.COMM_WORLD.allgather("n" + rank);
        System.out.println(
                "rank %d: %d, %s, %s"
                        .formatted(
                                rank,
                                array[array.length - 1],
                                names,
                                Diagnosis.pins() > 0 ? "pinned" : "copied"));
        MPI.Finalize();
    }
}
