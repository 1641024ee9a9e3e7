package panmpi.bench.apps;

/**
 * The rows of one rank in the sparse matrix of Poisson's equation on a square grid, in the
 * compressed row format. {@link Cg} multiplies by this matrix.
 */
final class PoissonMatrix {
    private static final int MOST = 5;
    private static final double DIAGONAL = 4;

    private final int[] starts;
    private final int[] columns;
    private final double[] values;

    /**
     * Makes the rows from {@code first} to {@code end - 1}. Column {@code side} belongs to the
     * point of row {@code first}; the columns 0 to {@code side - 1} belong to the grid line before
     * that point, which a neighbour rank has.
     */
    PoissonMatrix(int side, int first, int end) {
        starts = new int[end - first + 1];
        columns = new int[MOST * (end - first)];
        values = new double[MOST * (end - first)];
        int at = 0;
        for (int row = first; row < end; row++) {
            int line = row / side;
            int place = row % side;
            int own = row - first + side;
            at = line > 0 ? add(at, own - side, -1) : at;
            at = place > 0 ? add(at, own - 1, -1) : at;
            at = add(at, own, DIAGONAL);
            at = place < side - 1 ? add(at, own + 1, -1) : at;
            at = line < side - 1 ? add(at, own + side, -1) : at;
            starts[row - first + 1] = at;
        }
    }

    private int add(int at, int column, double value) {
        columns[at] = column;
        values[at] = value;
        return at + 1;
    }

    /**
     * Multiplies the matrix with a vector. One index goes through the elements of all rows, since
     * loading the stored start of each row took a quarter longer.
     */
    void multiply(double[] vector, double[] product) {
        int at = 0;
        for (int row = 0; row < product.length; row++) {
            int end = starts[row + 1];
            double sum = 0;
            while (at < end) {
                sum += values[at] * vector[columns[at]];
                at++;
            }
            product[row] = sum;
        }
    }
}
