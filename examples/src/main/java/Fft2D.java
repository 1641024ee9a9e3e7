import mpi.Intracomm;
import mpi.MPI;

/**
 * Transforms a picture of waves into its frequencies, by the fast Fourier transform along all rows
 * and then along all columns. Each rank has some rows. A column lies on all ranks, so each pass
 * ends by a transposition of the matrix: columns become rows, and each rank has whole rows again.
 *
 * <p>{@code allToAll} does that in one call. Each rank cuts its rows into a block for every rank,
 * and puts the blocks one after the other; it receives a block from every rank, in the same order.
 * This call moves more data than others, and so limits such programs on many nodes.
 */
public class Fft2D {
    /** Runs on every rank: {@code mpiexec -n 4 mpijava Fft2D 64}. */
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 64;
        if (Integer.bitCount(n) != 1 || n % world.getSize() != 0) {
            throw new IllegalArgumentException(n + " points on " + world.getSize() + " ranks");
        }

        // Each point has two numbers, its real and its imaginary part. The picture is a wave with 3
        // crests from top to bottom, and 5 from left to right.
        double[] mine = new double[2 * n * (n / world.getSize())];
        int first = world.getRank() * n / world.getSize();
        for (int i = 0; i < mine.length; i += 2) {
            int row = first + i / (2 * n);
            int column = i / 2 % n;
            mine[i] = Math.cos(2 * Math.PI * (3 * row + 5 * column) / n);
        }
        mine = transformRows(world, mine, n);
        mine = transformRows(world, mine, n); // transforms the columns, which are rows now

        double[] all = new double[2 * n * n];
        world.gather(mine, mine.length, MPI.DOUBLE, all, mine.length, MPI.DOUBLE, 0);
        if (world.getRank() == 0) {
            print(all, n);
        }
        MPI.Finalize();
    }

    /**
     * Transforms all rows of the matrix and transposes the result. Takes and returns this rank's
     * rows.
     */
    private static double[] transformRows(Intracomm comm, double[] mine, int n) {
        int rows = n / comm.getSize();
        double[] sent = new double[mine.length];
        for (int row = 0; row < rows; row++) {
            double[] transformed = transform(mine, row * n, 1, n);
            for (int column = 0; column < n; column++) {
                System.arraycopy(transformed, 2 * column, sent, 2 * (column * rows + row), 2);
            }
        }
        double[] received = new double[mine.length];
        int block = 2 * rows * rows;
        comm.allToAll(sent, block, MPI.DOUBLE, received, block, MPI.DOUBLE);
        double[] transposed = new double[mine.length];
        for (int from = 0; from < mine.length; from += 2 * rows) {
            // Copies the part of a column that is in the block of one rank.
            int rank = from / block;
            int column = from % block / (2 * rows);
            System.arraycopy(received, from, transposed, 2 * (column * n + rank * rows), 2 * rows);
        }
        return transposed;
    }

    /**
     * Returns the transform of {@code n} points: those at the indices {@code first}, {@code first +
     * distance}, and so on. Transforms the even and the odd points separately, and combines them.
     */
    private static double[] transform(double[] points, int first, int distance, int n) {
        if (n == 1) {
            return new double[] {points[2 * first], points[2 * first + 1]};
        }
        double[] even = transform(points, first, 2 * distance, n / 2);
        double[] odd = transform(points, first + distance, 2 * distance, n / 2);
        double[] all = new double[2 * n];
        for (int i = 0; i < n; i += 2) {
            double cos = Math.cos(Math.PI * i / n);
            double sin = -Math.sin(Math.PI * i / n);
            double re = cos * odd[i] - sin * odd[i + 1];
            double im = cos * odd[i + 1] + sin * odd[i];
            all[i] = even[i] + re;
            all[i + 1] = even[i + 1] + im;
            all[n + i] = even[i] - re;
            all[n + i + 1] = even[i + 1] - im;
        }
        return all;
    }

    private static void print(double[] all, int n) {
        int peaks = 0;
        for (int i = 0; i < all.length; i += 2) {
            double size = Math.hypot(all[i], all[i + 1]);
            if (size > 1e-9 * n * n) {
                System.out.printf("%d down, %d across: %.1f%n", i / (2 * n), i / 2 % n, size);
                peaks++;
            }
        }
        System.out.println("one wave and its mirror image: " + (peaks == 2));
    }
}
