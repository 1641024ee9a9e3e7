import java.util.Arrays;
import mpi.Datatype;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Sends a column of a matrix as one message, without a copy by hand. A matrix lies in an array row
 * by row, so the elements of a column are a row's length apart. {@code createVector(rows, 1,
 * columns, DOUBLE)} describes that: as many blocks as there are rows, each of one element, each a
 * row's length after the one before. {@code commit} makes the datatype ready for messages.
 *
 * <p>The ranks have vertical strips of a wide matrix. Each has a further column on both sides, into
 * which {@code sendRecv} receives the neighbour's outermost column, while it sends one.
 */
public class ColumnExchange {
    private static final int TO_LEFT = 1;
    private static final int TO_RIGHT = 2;

    private final Intracomm world = MPI.COMM_WORLD;
    private final int rank = world.getRank();
    private final int size = world.getSize();
    private final int rows;
    private final int inner;
    private final int columns;
    private final double[] strip;

    private ColumnExchange(int rows, int inner) {
        this.rows = rows;
        this.inner = inner;
        this.columns = inner + 2;
        this.strip = new double[rows * columns];
        for (int row = 0; row < rows; row++) {
            for (int column = 1; column <= inner; column++) {
                strip[row * columns + column] = value(row, rank * inner + column);
            }
        }
    }

    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava ColumnExchange 3 4}.
     *
     * @param args rows and columns of each rank's strip; 3 and 4 without them.
     */
    public static void main(String[] args) {
        args = MPI.Init(args);
        int rows = args.length > 0 ? Integer.parseInt(args[0]) : 3;
        int inner = args.length > 1 ? Integer.parseInt(args[1]) : 4;
        ColumnExchange matrix = new ColumnExchange(rows, inner);
        matrix.exchange();
        matrix.print();
        MPI.Finalize();
    }

    private void exchange() {
        int left = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        int right = rank < size - 1 ? rank + 1 : MPI.PROC_NULL;
        // The datatype begins at the first element of a column, so each slice begins there.
        Object leftHalo = MPI.slice(strip, 0);
        Object leftmost = MPI.slice(strip, 1);
        Object rightmost = MPI.slice(strip, inner);
        Object rightHalo = MPI.slice(strip, inner + 1);
        try (Datatype column = Datatype.createVector(rows, 1, columns, MPI.DOUBLE)) {
            column.commit();
            world.sendRecv(
                    leftmost, 1, column, left, TO_LEFT, rightHalo, 1, column, right, TO_LEFT);
            world.sendRecv(
                    rightmost, 1, column, right, TO_RIGHT, leftHalo, 1, column, left, TO_RIGHT);
        }
    }

    private void print() {
        boolean[] isRight = {true};
        for (int row = 0; row < rows; row++) {
            int at = row * columns;
            double before = rank > 0 ? value(row, rank * inner) : 0;
            double after = rank < size - 1 ? value(row, (rank + 1) * inner + 1) : 0;
            isRight[0] &= strip[at] == before && strip[at + inner + 1] == after;
        }
        world.allReduce(isRight, 1, MPI.BOOLEAN, MPI.LAND);
        if (rank == Math.min(1, size - 1)) {
            System.out.println("the first row of rank " + rank + ":");
            System.out.println(Arrays.toString(Arrays.copyOf(strip, columns)));
            System.out.println("all neighbours' columns right: " + isRight[0]);
        }
    }

    /**
     * Returns an element of the wide matrix, by its row and its column; columns are numbered from
     * 1.
     */
    private static double value(int row, int column) {
        return 100 * row + column;
    }
}
