import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Status;

/** Rank 0 sends an array to each other rank, which answers with a sum. */
public class Greeting {
    private static final int TASK = 1;
    private static final int ANSWER = 2;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        if (world.getRank() == 0) {
            ask(world);
        } else {
            answer(world);
        }
        MPI.Finalize();
    }

    private static void ask(Intracomm world) {
        for (int rank = 1; rank < world.getSize(); rank++) {
            // --8<-- [start:send]
            int[] numbers = {rank, 10 * rank, 100 * rank};
            world.send(numbers, 3, MPI.INT, rank, TASK);
            // --8<-- [end:send]
        }
        for (int answers = 1; answers < world.getSize(); answers++) {
            int[] sum = new int[1];
            Status status = world.recv(sum, 1, MPI.INT, MPI.ANY_SOURCE, ANSWER);
            System.out.println("rank " + status.getSource() + " answers " + sum[0]);
        }
    }

    private static void answer(Intracomm world) {
        // --8<-- [start:receive]
        int[] numbers = new int[10];
        Status status = world.recv(numbers, 10, MPI.INT, 0, TASK);
        int length = status.getCount(MPI.INT);
        // --8<-- [end:receive]
        int sum = Arrays.stream(numbers, 0, length).sum();
        world.send(new int[] {sum}, 1, MPI.INT, 0, ANSWER);
    }
}
