import mpi.Intracomm;
import mpi.MPI;

/**
 * Solves Poisson's equation on a square, with the method of conjugate gradients. The matrix has
 * five entries a row and is never stored: multiplying by it takes each cell's four neighbours. The
 * rows of cells are shared among the ranks; the first and the last row of a rank need one row of
 * each neighbour, the halo.
 *
 * <p>Two kinds of communication are all it takes. {@code sendRecv} sends a row one way and receives
 * one from the other side in a single call, which cannot deadlock; at the border the partner is
 * {@code PROC_NULL}, and nothing happens. {@code allReduce} adds the ranks' parts of a scalar
 * product and gives the sum to all, so that all ranks take the same step.
 */
public class ConjugateGradient {
    private final Intracomm comm = MPI.COMM_WORLD;
    private final int n;
    private final int first;
    private final int rows;

    private ConjugateGradient(int n) {
        this.n = n;
        this.first = comm.getRank() * n / comm.getSize();
        this.rows = (comm.getRank() + 1) * n / comm.getSize() - first;
    }

    /** Runs on every rank: {@code mpiexec -n 4 mpijava ConjugateGradient 64}. */
    public static void main(String[] args) {
        MPI.Init(args);
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
        new ConjugateGradient(n).solve();
        MPI.Finalize();
    }

    private void solve() {
        // Vectors have one row of a neighbour before the rank's own rows, and one after them. The
        // right-hand side is computed from a known solution.
        double[] known = new double[(rows + 2) * n];
        for (int i = 0; i < rows * n; i++) {
            known[n + i] = Math.sin(first + i / n) + Math.cos(0.5 * (i % n));
        }
        double[] residual = new double[known.length];
        multiply(known, residual);

        double[] x = new double[known.length];
        double[] direction = residual.clone();
        double[] product = new double[known.length];
        double square = dot(residual, residual);
        double enough = 1e-20 * square;
        int steps = 0;
        while (square > enough) {
            multiply(direction, product);
            double length = square / dot(direction, product);
            add(x, length, direction);
            add(residual, -length, product);
            double last = square;
            square = dot(residual, residual);
            for (int i = n; i < n + rows * n; i++) {
                direction[i] = residual[i] + square / last * direction[i];
            }
            steps++;
        }

        add(x, -1, known);
        double error = Math.sqrt(dot(x, x));
        if (comm.getRank() == 0) {
            System.out.printf("%d unknowns, %d steps%n", n * n, steps);
            System.out.printf("the known solution, to 6 digits: %b%n", error < 1e-6);
        }
    }

    private void multiply(double[] x, double[] to) {
        int above = first > 0 ? comm.getRank() - 1 : MPI.PROC_NULL;
        int below = first + rows < n ? comm.getRank() + 1 : MPI.PROC_NULL;
        var end = MPI.slice(x, (rows + 1) * n);
        comm.sendRecv(MPI.slice(x, n), n, MPI.DOUBLE, above, 0, end, n, MPI.DOUBLE, below, 0);
        var last = MPI.slice(x, rows * n);
        comm.sendRecv(last, n, MPI.DOUBLE, below, 0, x, n, MPI.DOUBLE, above, 0);
        for (int i = n; i < n + rows * n; i++) {
            double left = i % n > 0 ? x[i - 1] : 0;
            double right = i % n < n - 1 ? x[i + 1] : 0;
            to[i] = 4 * x[i] - left - right - x[i - n] - x[i + n];
        }
    }

    private double dot(double[] a, double[] b) {
        double[] sum = {0};
        for (int i = n; i < n + rows * n; i++) {
            sum[0] += a[i] * b[i];
        }
        comm.allReduce(sum, 1, MPI.DOUBLE, MPI.SUM);
        return sum[0];
    }

    private void add(double[] to, double factor, double[] x) {
        for (int i = n; i < n + rows * n; i++) {
            to[i] += factor * x[i];
        }
    }
}
