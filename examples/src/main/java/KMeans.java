import java.util.Arrays;
import java.util.SplittableRandom;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Finds clusters of points. Each rank has some of the points, and all ranks have the same centres.
 * A round assigns each point to the nearest centre, and moves each centre to the mean of its
 * points; it ends when no point has changed its cluster.
 *
 * <p>A round needs one call: {@code allReduce} adds, over the ranks, for each cluster the sum of
 * its points and their number, and how many points changed, in one array, which is both input and
 * output. {@code bcast} gives the first centres, which are points of rank 0, to all.
 */
public class KMeans {
    private static final double[][] TRUE_CENTRES = {{2, 1}, {9, 2}, {1, 8}, {8, 9}};
    private static final int CLUSTERS = TRUE_CENTRES.length;

    /** Runs on every rank: {@code mpiexec -n 4 mpijava KMeans 20000}. */
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int points = args.length > 0 ? Integer.parseInt(args[0]) : 20_000;
        double[] centres = centres(world, points);
        if (world.getRank() == 0) {
            double[] alone = centres(MPI.COMM_SELF, points);
            boolean same = true;
            for (int c = 0; c < CLUSTERS; c++) {
                System.out.printf("centre (%.2f, %.2f)%n", centres[2 * c], centres[2 * c + 1]);
                same &= Math.abs(centres[2 * c] - alone[2 * c]) < 1e-9;
                same &= Math.abs(centres[2 * c + 1] - alone[2 * c + 1]) < 1e-9;
            }
            System.out.println("as on a single rank, to 9 digits: " + same);
        }
        MPI.Finalize();
    }

    private static double[] centres(Intracomm comm, int points) {
        int first = (int) ((long) points * comm.getRank() / comm.getSize());
        int end = (int) ((long) points * (comm.getRank() + 1) / comm.getSize());
        double[][] mine = new double[end - first][];
        Arrays.setAll(mine, i -> point(first + i));

        double[] centres = new double[2 * CLUSTERS];
        if (comm.getRank() == 0) {
            Arrays.setAll(centres, i -> mine[i / 2][i % 2]);
        }
        comm.bcast(centres, centres.length, MPI.DOUBLE, 0);

        int[] cluster = new int[mine.length];
        Arrays.fill(cluster, -1);
        int changed;
        do {
            changed = round(comm, mine, cluster, centres);
        } while (changed > 0);
        return centres;
    }

    /**
     * Runs one round: assigns each point to a cluster and moves the centres. Returns how many
     * points, on all ranks together, have changed their cluster.
     */
    private static int round(Intracomm comm, double[][] points, int[] cluster, double[] centres) {
        // Three elements for each cluster: the sums of x and of y, and the number of points. The
        // last element is the number of points that changed their cluster.
        double[] sums = new double[3 * CLUSTERS + 1];
        for (int i = 0; i < points.length; i++) {
            int c = nearest(points[i], centres);
            sums[3 * c] += points[i][0];
            sums[3 * c + 1] += points[i][1];
            sums[3 * c + 2]++;
            sums[3 * CLUSTERS] += c == cluster[i] ? 0 : 1;
            cluster[i] = c;
        }
        comm.allReduce(sums, sums.length, MPI.DOUBLE, MPI.SUM);
        for (int c = 0; c < CLUSTERS; c++) {
            if (sums[3 * c + 2] > 0) {
                centres[2 * c] = sums[3 * c] / sums[3 * c + 2];
                centres[2 * c + 1] = sums[3 * c + 1] / sums[3 * c + 2];
            }
        }
        return (int) sums[3 * CLUSTERS];
    }

    private static int nearest(double[] point, double[] centres) {
        int best = 0;
        double least = Double.MAX_VALUE;
        for (int c = 0; c < CLUSTERS; c++) {
            double distance = Math.hypot(point[0] - centres[2 * c], point[1] - centres[2 * c + 1]);
            if (distance < least) {
                least = distance;
                best = c;
            }
        }
        return best;
    }

    /** Returns point i, in a cloud around one of the true centres; it is the same on every rank. */
    private static double[] point(int i) {
        SplittableRandom random = new SplittableRandom(i);
        double[] centre = TRUE_CENTRES[i % CLUSTERS];
        return new double[] {centre[0] + random.nextGaussian(), centre[1] + random.nextGaussian()};
    }
}
