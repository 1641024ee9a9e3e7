import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/**
 * Ranks the pages of a small web by the links that lead to them. Each rank of MPI has some of the
 * pages; a page gives equal parts of its weight to the pages that it links to, over and over, until
 * the weights stay as they are.
 *
 * <p>A page may link to any other, so each rank adds up what its pages give in an array for all
 * pages. {@code reduceScatter} then adds these arrays over the ranks and leaves each rank with the
 * sums of its own pages: half of what {@code allReduce} would move. The pages are not shared
 * evenly; {@code counts} has the number of each rank. {@code allReduce} with {@code MAX} finds the
 * largest change, so that all ranks stop in the same round.
 */
public class PageRank {
    private static final int DEFAULT_PAGES = 1000;
    private static final double DAMPING = 0.85;
    private static final double ACCURACY = 1e-12;

    /**
     * Runs on every rank: {@code mpiexec -n 4 mpijava PageRank 1000}.
     *
     * @param args number of pages; 1000 by default.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int pages = args.length > 0 ? Integer.parseInt(args[0]) : DEFAULT_PAGES;
        double[] weights = weights(world, pages);
        if (world.getRank() == 0) {
            double[] alone = weights(MPI.COMM_SELF, pages);
            boolean same = true;
            for (int page = 0; page < pages; page++) {
                same &= Math.abs(weights[page] - alone[page]) < 1e-9;
            }
            double sum = Arrays.stream(weights).sum();
            System.out.printf("%d pages, weights together: %.6f%n", pages, sum);
            for (int page = 0; page < Math.min(4, pages); page++) {
                System.out.printf("page %d: %.6f%n", page, weights[page]);
            }
            System.out.println("as on a single rank, to 9 digits: " + same);
        }
        MPI.Finalize();
    }

    /** Returns the weights of all pages; the array is filled on rank 0 only. */
    private static double[] weights(Intracomm comm, int pages) {
        int size = comm.getSize();
        int[] starts = new int[size + 1];
        Arrays.setAll(starts, rank -> (int) ((long) pages * rank / size));
        int[] counts = new int[size];
        Arrays.setAll(counts, rank -> starts[rank + 1] - starts[rank]);
        int first = starts[comm.getRank()];

        double[] weights = new double[counts[comm.getRank()]];
        Arrays.fill(weights, 1.0 / pages);
        double[] change = {1};
        while (change[0] > ACCURACY) {
            double[] given = new double[pages];
            for (int i = 0; i < weights.length; i++) {
                give(given, first + i, weights[i]);
            }
            double[] got = new double[weights.length];
            comm.reduceScatter(given, got, counts, MPI.DOUBLE, MPI.SUM);
            change[0] = 0;
            for (int i = 0; i < weights.length; i++) {
                double weight = (1 - DAMPING) / pages + DAMPING * got[i];
                change[0] = Math.max(change[0], Math.abs(weight - weights[i]));
                weights[i] = weight;
            }
            comm.allReduce(change, 1, MPI.DOUBLE, MPI.MAX);
        }
        double[] all = new double[pages];
        comm.gatherv(weights, weights.length, MPI.DOUBLE, all, counts, starts, MPI.DOUBLE, 0);
        return all;
    }

    /** Each page links to the next one, to one with half of its number, and to page 0. */
    private static int[] links(int page, int pages) {
        return new int[] {(page + 1) % pages, page / 2, 0};
    }

    private static void give(double[] given, int page, double weight) {
        int[] links = links(page, given.length);
        for (int link : links) {
            given[link] += weight / links.length;
        }
    }
}
