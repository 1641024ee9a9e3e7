import java.util.Arrays;
import java.util.function.IntBinaryOperator;
import mpi.CartComm;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Multiplies two matrices on a grid of ranks, by the algorithm SUMMA. Each rank has one block of A,
 * B and C. The product is a sum over panels: a panel of A consists of a few columns of A, and the
 * matching panel of B of the rows of B with the same numbers. In each step the ranks that own the
 * two panels broadcast their parts, that of A along the row of the grid and that of B along the
 * column, and every rank adds the product of what it received to its block of C.
 *
 * <p>{@code createCart} arranges the ranks as a grid, and {@code sub} cuts it into rows and into
 * columns: communicators of their own, on which {@code bcast} reaches the ranks of that row or
 * column alone. No rank ever holds a whole matrix.
 */
public class Summa {
    // Elements of A and B are small whole numbers, so that sums are exact in any order.
    private static final IntBinaryOperator A = (i, k) -> (3 * i + k) % 7 - 3;
    private static final IntBinaryOperator B = (k, j) -> (k + 2 * j) % 5 - 2;

    /** Runs on every rank: {@code mpiexec -n 4 mpijava Summa 40}. */
    public static void main(String[] args) {
        MPI.Init(args);
        int[] dims = new int[2];
        CartComm.createDims(MPI.COMM_WORLD.getSize(), dims);
        CartComm grid = MPI.COMM_WORLD.createCart(dims, new boolean[2], false);
        int width = args.length > 0 ? Integer.parseInt(args[0]) : 40; // of a panel
        int n = width * grid.getSize();
        int rows = n / dims[0];
        int columns = n / dims[1];
        int[] mine = grid.getCoords(grid.getRank());
        int top = mine[0] * rows;
        int left = mine[1] * columns;

        double[] a = new double[rows * columns];
        double[] b = new double[rows * columns];
        Arrays.setAll(a, at -> A.applyAsInt(top + at / columns, left + at % columns));
        Arrays.setAll(b, at -> B.applyAsInt(top + at / columns, left + at % columns));
        double[] c = multiply(grid, a, b, rows, columns, width);
        double[] error = {largestError(c, n, top, left, columns)};
        grid.reduce(error, 1, MPI.DOUBLE, MPI.MAX, 0);
        if (grid.getRank() == 0) {
            System.out.printf("%d x %d, a grid of %d x %d%n", n, n, dims[0], dims[1]);
            System.out.printf("largest error: %.1f%n", error[0]);
        }
        MPI.Finalize();
    }

    private static double[] multiply(
            CartComm grid, double[] a, double[] b, int rows, int columns, int width) {
        Intracomm row = grid.sub(new boolean[] {false, true});
        Intracomm column = grid.sub(new boolean[] {true, false});
        double[] c = new double[rows * columns];
        double[] partOfA = new double[rows * width];
        double[] partOfB = new double[width * columns];
        for (int k = 0; k < width * grid.getSize(); k += width) {
            // The rank with column k of A, and the rank with row k of B.
            int ownerOfA = k / columns;
            int ownerOfB = k / rows;
            if (row.getRank() == ownerOfA) {
                for (int i = 0; i < rows; i++) {
                    System.arraycopy(a, i * columns + k % columns, partOfA, i * width, width);
                }
            }
            if (column.getRank() == ownerOfB) {
                System.arraycopy(b, k % rows * columns, partOfB, 0, partOfB.length);
            }
            row.bcast(partOfA, partOfA.length, MPI.DOUBLE, ownerOfA);
            column.bcast(partOfB, partOfB.length, MPI.DOUBLE, ownerOfB);
            addProduct(c, partOfA, partOfB, rows, width, columns);
        }
        return c;
    }

    private static void addProduct(double[] c, double[] a, double[] b, int rows, int k, int n) {
        for (int i = 0; i < rows; i++) {
            for (int l = 0; l < k; l++) {
                double factor = a[i * k + l];
                for (int j = 0; j < n; j++) {
                    c[i * n + j] += factor * b[l * n + j];
                }
            }
        }
    }

    /**
     * Computes each element of this rank's block of C by the definition of the product, and returns
     * the largest difference from the block.
     */
    private static double largestError(double[] c, int n, int top, int left, int columns) {
        double error = 0;
        for (int at = 0; at < c.length; at++) {
            double sum = 0;
            for (int k = 0; k < n; k++) {
                sum += A.applyAsInt(top + at / columns, k) * B.applyAsInt(k, left + at % columns);
            }
            error = Math.max(error, Math.abs(sum - c[at]));
        }
        return error;
    }
}
