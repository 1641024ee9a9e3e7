import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/** Shares out an array of any length: the first ranks get one element more where it does not come out even. */
final class Shares {
    private Shares() {}

    /** Returns how many elements each rank gets. */
    static int[] counts(int length, int ranks) {
        int[] counts = new int[ranks];
        Arrays.setAll(counts, rank -> length / ranks + (rank < length % ranks ? 1 : 0));
        return counts;
    }

    /** Returns this rank's share of an array that rank 0 has; all ranks know its length. */
    static double[] scatter(Intracomm comm, double[] all, int length) {
        int[] counts = counts(length, comm.getSize());
        int[] begins = new int[counts.length];
        for (int rank = 1; rank < begins.length; rank++) {
            begins[rank] = begins[rank - 1] + counts[rank - 1];
        }
        int count = counts[comm.getRank()];
        double[] mine = new double[count];
        comm.scatterv(all, counts, begins, MPI.DOUBLE, mine, count, MPI.DOUBLE, 0);
        return mine;
    }
}
