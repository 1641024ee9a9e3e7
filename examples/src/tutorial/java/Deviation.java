import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/** The standard deviation of numbers of which each rank has some. */
public class Deviation {
    private static final int EACH = 3;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        double[] mine = new double[EACH];
        Arrays.setAll(mine, i -> EACH * world.getRank() + i);

        int count = EACH * world.getSize();
        double mean = sumOfAll(world, Arrays.stream(mine).sum()) / count;
        double mySquares = Arrays.stream(mine).map(x -> (x - mean) * (x - mean)).sum();
        double deviation = Math.sqrt(sumOfAll(world, mySquares) / count);
        if (world.getRank() == 0) {
            System.out.println("%d numbers, deviation %.4f".formatted(count, deviation));
        }
        MPI.Finalize();
    }

    private static double sumOfAll(Intracomm world, double mine) {
        double[] sum = {mine};
        world.allReduce(sum, 1, MPI.DOUBLE, MPI.SUM);
        return sum[0];
    }
}
