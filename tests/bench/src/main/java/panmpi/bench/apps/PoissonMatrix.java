package panmpi.bench.apps;

/**
 * Rows of the sparse matrix of Poisson's equation on a square grid, in the compressed row format.
 */
final class PoissonMatrix {
    private static final int MOST = 5;
    private static final double DIAGONAL = 4;

    private final int[] starts;
    private final int[] columns;
    private final double[] values;

    /**
     * Makes rows {@code first} to {@code end}. Column 0 stands for the point one grid line before
     * the first of these rows.
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
