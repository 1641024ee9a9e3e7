package panmpi.bench.apps;

/**
 * Computes the QR factorization of a square matrix, with pivoting. The columns are dealt out to the
 * ranks like cards, one after the other. In each step all ranks find the longest remaining column.
 * The rank that has this column makes a Householder vector of it, and all ranks reflect their
 * remaining columns by that vector.
 */
final class Qr implements App {
    private final Clock clock = new Clock();
    private final Team team;
    private final Vectors vectors;

    Qr(Team team, Vectors vectors) {
        this.team = team;
        this.vectors = vectors;
    }

    /**
     * Chooses a column among those of all ranks, and broadcasts Householder vectors. The class of
     * each style, such as {@link QrByArrays}, implements this interface.
     */
    interface Vectors {
        /** {@return the longest column of all ranks, given the longest column of this rank} */
        Pivot longest(Pivot own) throws Exception;

        /**
         * {@return the root's vector, on each rank}
         *
         * @param vector the vector at the root, null elsewhere.
         */
        double[] broadcast(double[] vector, int length, int root) throws Exception;
    }

    /** {@return an instance of this algorithm for a single rank, which sends no messages} */
    static Qr alone() {
        return new Qr(
                Team.ALONE,
                new Vectors() {
                    @Override
                    public Pivot longest(Pivot own) {
                        return own;
                    }

                    @Override
                    public double[] broadcast(double[] vector, int length, int root) {
                        return vector;
                    }
                });
    }

    @Override
    public long run(int size) throws Exception {
        int count = (size - team.rank() + team.ranks() - 1) / team.ranks();
        double[][] columns = new double[count][];
        for (int i = 0; i < count; i++) {
            columns[i] = column(column(i), size);
        }
        boolean[] done = new boolean[count];
        for (int step = 0; step < size; step++) {
            Pivot own = longest(columns, done, step);
            clock.enter();
            Pivot pivot = vectors.longest(own);
            clock.leave();
            int root = pivot.column() % team.ranks();
            double[] vector = null;
            if (root == team.rank()) {
                int i = pivot.column() / team.ranks();
                done[i] = true;
                vector = householder(columns[i], step, pivot.norm());
            }
            clock.enter();
            vector = vectors.broadcast(vector, size - step, root);
            clock.leave();
            reflect(columns, done, step, vector);
        }
        return checksum(columns, size);
    }

    private int column(int i) {
        return i * team.ranks() + team.rank();
    }

    private Pivot longest(double[][] columns, boolean[] done, int step) {
        Pivot longest = Pivot.NONE;
        for (int i = 0; i < columns.length; i++) {
            if (!done[i]) {
                double norm = square(columns[i], step);
                longest = Pivot.longer(longest, new Pivot(norm, column(i)));
            }
        }
        return longest;
    }

    private static double square(double[] column, int from) {
        double sum = 0;
        for (int row = from; row < column.length; row++) {
            sum += column[row] * column[row];
        }
        return sum;
    }

    /**
     * Returns the Householder vector of a column, and replaces the column by a column of the
     * triangular matrix R.
     */
    private static double[] householder(double[] column, int step, double square) {
        double norm = Math.sqrt(square);
        double[] vector = new double[column.length - step];
        System.arraycopy(column, step, vector, 0, vector.length);
        double diagonal = vector[0] > 0 ? -norm : norm;
        vector[0] -= diagonal;
        column[step] = diagonal;
        for (int row = step + 1; row < column.length; row++) {
            column[row] = 0;
        }
        return vector;
    }

    private static void reflect(double[][] columns, boolean[] done, int step, double[] vector) {
        double factor = 2 / square(vector, 0);
        for (int i = 0; i < columns.length; i++) {
            if (!done[i]) {
                subtract(columns[i], step, vector, factor * dot(columns[i], step, vector));
            }
        }
    }

    private static double dot(double[] column, int step, double[] vector) {
        double sum = 0;
        for (int i = 0; i < vector.length; i++) {
            sum += column[step + i] * vector[i];
        }
        return sum;
    }

    private static void subtract(double[] column, int step, double[] vector, double factor) {
        for (int i = 0; i < vector.length; i++) {
            column[step + i] -= factor * vector[i];
        }
    }

    private static double[] column(int column, int size) {
        double[] numbers = new double[size];
        for (int row = 0; row < size; row++) {
            numbers[row] = Numbers.unit(column, row) - 0.5;
        }
        return numbers;
    }

    private long checksum(double[][] columns, int size) {
        long sum = 0;
        for (int i = 0; i < columns.length; i++) {
            for (int row = 0; row < size; row++) {
                sum ^= Numbers.mix((long) column(i) * size + row, columns[i][row]);
            }
        }
        return sum;
    }

    @Override
    public Clock clock() {
        return clock;
    }
}
