import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/** All ranks together find the mean and the greatest of numbers that rank 0 has. */
public class Statistics {
    private static final int EACH = 3;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();

        double[] all = null;
        if (rank == 0) {
            all = new double[EACH * size];
            Arrays.setAll(all, i -> (i + 1) * (i + 1));
        }
        double[] mine = new double[EACH];
        world.scatter(all, EACH, MPI.DOUBLE, mine, EACH, MPI.DOUBLE, 0);
        System.out.println("rank " + rank + " has " + Arrays.toString(mine));

        double[] sum = {Arrays.stream(mine).sum()};
        world.allReduce(sum, 1, MPI.DOUBLE, MPI.SUM);
        double mean = sum[0] / (EACH * size);

        double[] greatest = new double[1];
        double[] myGreatest = {Arrays.stream(mine).max().orElseThrow()};
        world.reduce(myGreatest, greatest, 1, MPI.DOUBLE, MPI.MAX, 0);

        int[] above = {(int) Arrays.stream(mine).filter(x -> x > mean).count()};
        int[] counts = new int[size];
        world.gather(above, 1, MPI.INT, counts, 1, MPI.INT, 0);
        if (rank == 0) {
            System.out.println("mean " + mean + ", greatest " + greatest[0]);
            System.out.println("above the mean, by rank: " + Arrays.toString(counts));
        }
        MPI.Finalize();
    }
}
