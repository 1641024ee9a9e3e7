import mpi.MPI;

/** Forgets MPI.Finalize on rank 1. */
public class HelloUnfinished {
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        if (rank == 1) {
            return;
        }
        MPI.Finalize();
    }
}
