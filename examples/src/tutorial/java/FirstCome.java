import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;
import mpi.Status;

/** Rank 0 takes answers in the order in which they come, and works between two of them. */
public class FirstCome {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        if (rank > 0) {
            world.send(new int[] {rank * rank}, 1, MPI.INT, 0, 0);
        } else {
            int[][] answers = new int[size][1];
            Request[] requests = new Request[size - 1];
            for (int source = 1; source < size; source++) {
                requests[source - 1] = world.iRecv(answers[source], 1, MPI.INT, source, 0);
            }
            // --8<-- [start:any]
            for (int left = requests.length; left > 0; left--) {
                Status status = Request.waitAnyStatus(requests);
                int source = status.getSource();
                System.out.println("rank " + source + " answers " + answers[source][0]);
            }
            // --8<-- [end:any]
            System.out.println("all: " + Arrays.stream(answers).mapToInt(a -> a[0]).sum());
        }
        MPI.Finalize();
    }
}
