import mpi.MPI;

/** Says which process this is, with the names of mpiJava. */
public class HelloMpiJava {
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();
        System.out.println("rank " + rank + " of " + size);
        MPI.Finalize();
    }
}
