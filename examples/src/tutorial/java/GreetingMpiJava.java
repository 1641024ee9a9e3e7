import mpi.Intracomm;
import mpi.MPI;
import mpi.Status;

/** Rank 0 sends an array to rank 1, with the names of mpiJava: an offset follows each buffer. */
public class GreetingMpiJava {
    private static final int TASK = 1;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = 1;
        if (world.Rank() == 0) {
            // --8<-- [start:send]
            int[] numbers = {rank, 10 * rank, 100 * rank};
            world.Send(numbers, 0, 3, MPI.INT, rank, TASK);
            // --8<-- [end:send]
        } else if (world.Rank() == rank) {
            // --8<-- [start:receive]
            int[] numbers = new int[10];
            Status status = world.Recv(numbers, 0, 10, MPI.INT, 0, TASK);
            int length = status.Get_count(MPI.INT);
            // --8<-- [end:receive]
            System.out.println("rank 1 has " + length + " numbers from rank " + status.source);
        }
        MPI.Finalize();
    }
}
