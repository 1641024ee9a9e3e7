import mpi.MPI;

/** Each rank says who it is, where it runs, and which MPI runs it. */
public class Hello {
    /**
     * Runs on every rank: {@code mpiexec -n 2 mpijava Hello}.
     *
     * @param args not used.
     */
    public static void main(String[] args) {
        MPI.Init(args);

        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        String library = MPI.Get_library_version().lines().findFirst().orElse("").strip();
        // One println: a line written in pieces would mix with the other ranks' lines.
        System.out.println(
                "rank %d of %d, %s: %s, %s ABI"
                        .formatted(rank, size, MPI.Get_processor_name(), library, MPI.Get_abi()));

        MPI.Finalize();
    }
}
