import mpi.Intracomm;
import mpi.MPI;

/**
 * Transforms a picture of waves into its frequencies, by the fast Fourier transform along all rows
 * and then along all columns. Each rank has some rows. A column lies on all ranks, so between the
 * two passes the matrix is transposed: columns become rows, and each rank has whole ones again.
 *
 * <p>{@code allToAll} does that in one call. Each rank cuts its rows into a block for every rank,
 * and has the blocks one behind the other; it receives a block of every rank, in the same order. It
 * is the call that moves most, everything from everywhere to everywhere, and so the one that limits
 * such programs on many nodes.
 */
public class Fft2D {
    private static final int DEFAULT_SIZE = 64;

    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava Fft2D 64}.
     *
     * @param args points on each side, a power of two; the number of ranks has to divide it.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int n = args.length > 0 ? Integer.parseInt(args[0]) : DEFAULT_SIZE;
        if (Integer.bitCount(n) != 1 || n % world.getSize() != 0) {
            throw new IllegalArgumentException(n + " points on " + world.getSize() + " ranks");
        }

        // Real and imaginary part of each point in turn: a wave with 3 crests down, 5 across.
        double[] mine = new double[2 * n * (n / world.getSize())];
        int first = world.getRank() * n / world.getSize();
        for (int i = 0; i < mine.length; i += 2) {
            int row = first + i / (2 * n);
            int column = i / 2 % n;
            mine[i] = Math.cos(2 * Math.PI * (3 * row + 5 * column) / n);
        }
        transformRows(mine, n);
        mine = transpose(world, mine, n);
        transformRows(mine, n);

        double[] all = new double[2 * n * n];
        world.gather(mine, mine.length, MPI.DOUBLE, all, mine.length, MPI.DOUBLE, 0);
        if (world.getRank() == 0) {
            print(all, n);
        }
        MPI.Finalize();
    }

    private static double[] transpose(Intracomm comm, double[] mine, int n) {
        int rows = n / comm.getSize();
        double[] sent = new double[mine.length];
        for (int to = 0; to < sent.length / 2; to++) {
            // The elements of a block, column by column.
            int column = to / rows;
            int row = to % rows;
            System.arraycopy(mine, 2 * (row * n + column), sent, 2 * to, 2);
        }
        double[] received = new double[mine.length];
        int block = 2 * rows * rows;
        comm.allToAll(sent, block, MPI.DOUBLE, received, block, MPI.DOUBLE);
        double[] transposed = new double[mine.length];
        for (int from = 0; from < mine.length; from += 2 * rows) {
            // A piece of a column, from the block of one rank.
            int rank = from / block;
            int column = from % block / (2 * rows);
            System.arraycopy(received, from, transposed, 2 * (column * n + rank * rows), 2 * rows);
        }
        return transposed;
    }

    private static void transformRows(double[] rows, int n) {
        for (int at = 0; at < rows.length; at += 2 * n) {
            double[] row = new double[2 * n];
            for (int i = 0; i < n; i++) {
                int reversed = Integer.reverse(i) >>> Integer.numberOfLeadingZeros(n) + 1;
                System.arraycopy(rows, at + 2 * i, row, 2 * reversed, 2);
            }
            for (int half = 1; half < n; half *= 2) {
                combine(row, half);
            }
            System.arraycopy(row, 0, rows, at, 2 * n);
        }
    }

    /** Makes of each pair of transforms of half points one of twice as many. */
    private static void combine(double[] row, int half) {
        for (int i = 0; i < row.length; i += 2) {
            int k = i / 2 % (2 * half);
            if (k < half) {
                double cos = Math.cos(Math.PI * k / half);
                double sin = -Math.sin(Math.PI * k / half);
                int j = i + 2 * half;
                double re = cos * row[j] - sin * row[j + 1];
                double im = cos * row[j + 1] + sin * row[j];
                row[j] = row[i] - re;
                row[j + 1] = row[i + 1] - im;
                row[i] += re;
                row[i + 1] += im;
            }
        }
    }

    private static void print(double[] all, int n) {
        int peaks = 0;
        for (int i = 0; i < all.length; i += 2) {
            double size = Math.hypot(all[i], all[i + 1]);
            if (size > 1e-9 * n * n) {
                // The matrix is still transposed: its rows are the frequencies across.
                System.out.printf("%d down, %d across: %.1f%n", i / 2 % n, i / (2 * n), size);
                peaks++;
            }
        }
        System.out.println("one wave and its mirror image: " + (peaks == 2));
    }
}
