import mpi.Intracomm;
import mpi.MPI;
import mpi.MPIException;

/** Two mistakes with lengths, and the exceptions that they lead to. */
public class TooShort {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        // --8<-- [start:mistakes]
        int[] four = new int[4];
        if (world.getRank() == 0) {
            try {
                world.send(four, 5, MPI.INT, 1, 0);
            } catch (MPIException e) {
                System.out.println("rank 0: " + e.getMessage());
            }
            world.send(new int[6], 6, MPI.INT, 1, 0);
        } else {
            try {
                world.recv(four, 4, MPI.INT, 0, 0);
            } catch (MPIException e) {
                System.out.println("rank 1: " + e.getMessage().lines().findFirst().orElse(""));
            }
        }
        // --8<-- [end:mistakes]
        MPI.Finalize();
    }
}
