import mpi.Intracomm;
import mpi.MPI;

/** Rank 0 alone comes to a collective call; the others end. */
public class LonelyBarrier {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        if (world.getRank() == 0) {
            world.barrier();
        }
        MPI.Finalize();
    }
}
