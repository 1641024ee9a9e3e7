import java.util.Arrays;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;

/** Sends one column of a matrix, which lies in the array row by row, as one message. */
public class MatrixColumn {
    private static final int ROWS = 3;
    private static final int COLUMNS = 4;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        if (world.getRank() == 0) {
            // --8<-- [start:send]
            int[] matrix = {
                11, 12, 13, 14,
                21, 22, 23, 24,
                31, 32, 33, 34
            };
            Datatype column = Datatype.createVector(ROWS, 1, COLUMNS, MPI.INT);
            column.commit();
            world.send(MPI.slice(matrix, 1), 1, column, 1, 0);
            // --8<-- [end:send]
        } else {
            int[] numbers = new int[ROWS];
            world.recv(numbers, ROWS, MPI.INT, 0, 0);
            System.out.println("second column: " + Arrays.toString(numbers));
        }
        MPI.Finalize();
    }
}
