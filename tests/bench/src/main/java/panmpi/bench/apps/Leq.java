package panmpi.bench.apps;

/**
 * Solves linear equations by Jacobi's iteration. Each rank has some rows of the matrix, and
 * computes that part of the next solution. Then all ranks gather the whole solution, and determine
 * the largest change of a value.
 */
final class Leq implements App {
    /**
     * Value of each diagonal element, divided by the number of equations. The other elements of a
     * row add up to about half the number of equations, so that the iteration converges.
     */
    private static final double DIAGONAL = 0.7;

    private static final double ENOUGH = 1e-10;
    private static final int MOST_STEPS = 1000;

    private final Clock clock = new Clock();
    private final Team team;
    private final Solutions solutions;

    Leq(Team team, Solutions solutions) {
        this.team = team;
        this.solutions = solutions;
    }

    /**
     * Combines the parts of the solution of all ranks. The class of each style, such as {@link
     * LeqByArrays}, implements this interface.
     */
    interface Solutions {
        /** {@return the whole solution: the parts of all ranks, joined in the order of ranks} */
        double[] gather(double[] part, int length) throws Exception;

        /** {@return the largest value of {@code number} on any rank} */
        double max(double number) throws Exception;
    }

    /** {@return an instance of this algorithm for a single rank, which sends no messages} */
    static Leq alone() {
        return new Leq(
                Team.ALONE,
                new Solutions() {
                    @Override
                    public double[] gather(double[] part, int length) {
                        return part.clone();
                    }

                    @Override
                    public double max(double number) {
                        return number;
                    }
                });
    }

    @Override
    public long run(int equations) throws Exception {
        Part own = team.part(equations);
        double[][] matrix = new double[own.length()][];
        for (int i = 0; i < matrix.length; i++) {
            matrix[i] = row(own.first() + i, equations);
        }
        double[] part = new double[own.length()];
        double[] solution = new double[equations];
        double change = Double.MAX_VALUE;
        for (int step = 0; step < MOST_STEPS && change > ENOUGH; step++) {
            double changed = improve(matrix, own.first(), solution, part);
            clock.enter();
            solution = solutions.gather(part, equations);
            change = solutions.max(changed);
            clock.leave();
        }
        return checksum(part, own.first());
    }

    /**
     * Computes this rank's part of the next solution, and returns the largest change of a number in
     * it.
     */
    private static double improve(double[][] matrix, int first, double[] solution, double[] part) {
        double most = 0;
        for (int i = 0; i < part.length; i++) {
            double right = 1 + Numbers.unit(first + i, -1);
            double change = (right - dot(matrix[i], solution)) / matrix[i][first + i];
            part[i] = solution[first + i] + change;
            most = Math.max(most, Math.abs(change));
        }
        return most;
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int j = 0; j < a.length; j++) {
            sum += a[j] * b[j];
        }
        return sum;
    }

    private static double[] row(int i, int equations) {
        double[] row = new double[equations];
        for (int j = 0; j < equations; j++) {
            row[j] = Numbers.unit(i, j);
        }
        row[i] = DIAGONAL * equations;
        return row;
    }

    private static long checksum(double[] part, int first) {
        long sum = 0;
        for (int i = 0; i < part.length; i++) {
            sum ^= Numbers.mix(first + i, part[i]);
        }
        return sum;
    }

    @Override
    public Clock clock() {
        return clock;
    }
}
