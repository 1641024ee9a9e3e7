import mpi.MPI;

/** Says which process this is, and how many there are. */
public class HelloRanks {
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        System.out.println("rank " + rank + " of " + size);
        MPI.Finalize();
    }
}
