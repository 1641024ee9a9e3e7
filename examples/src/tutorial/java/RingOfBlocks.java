import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/** Blocks of numbers go around all ranks; each rank works on one while the next one travels. */
public class RingOfBlocks {
    private static final int LENGTH = 100_000;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        int next = (rank + 1) % size;
        int previous = (rank + size - 1) % size;

        double[] block = new double[LENGTH];
        Arrays.fill(block, rank + 1);
        double[] coming = new double[LENGTH];
        double sum = 0;
        for (int step = 0; step < size; step++) {
            // --8<-- [start:overlap]
            Request[] both = {
                world.iRecv(coming, LENGTH, MPI.DOUBLE, previous, 0),
                world.iSend(block, LENGTH, MPI.DOUBLE, next, 0)
            };
            sum += sumOf(block);
            Request.waitAll(both);
            // --8<-- [end:overlap]
            double[] seen = block;
            block = coming;
            coming = seen;
        }
        System.out.println("rank " + rank + " has seen all blocks: " + sum);
        MPI.Finalize();
    }

    private static double sumOf(double[] block) {
        double sum = 0;
        for (double number : block) {
            sum += Math.sqrt(number * number);
        }
        return sum;
    }
}
