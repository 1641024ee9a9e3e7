import java.util.Arrays;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;

/** Sends the diagonal of a square matrix as one message. */
public class Diagonal {
    private static final int N = 4;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        if (world.getRank() == 0) {
            double[] matrix = new double[N * N];
            Arrays.setAll(matrix, i -> i);
            Datatype diagonal = Datatype.createVector(N, 1, N + 1, MPI.DOUBLE);
            diagonal.commit();
            world.send(matrix, 1, diagonal, 1, 0);
        } else {
            double[] numbers = new double[N];
            world.recv(numbers, N, MPI.DOUBLE, 0, 0);
            System.out.println("diagonal: " + Arrays.toString(numbers));
        }
        MPI.Finalize();
    }
}
