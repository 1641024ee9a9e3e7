package sum;

import java.io.Serializable;
import mpi.MPI;

/**
 * Sample program of the jlink test with an MPI inside: adds up the ranks, and broadcasts the
 * result.
 */
public final class Sum {
    /** Object that the root sends to all ranks. */
    private record Words(String text) implements Serializable {}

    private Sum() {}

    /** Runs on every rank. */
    public static void main(String[] args) {
        MPI.Init(args);
        int[] mine = {MPI.COMM_WORLD.Rank() + 1}, sum = new int[1];
        MPI.COMM_WORLD.Allreduce(mine, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        Words words = MPI.COMM_WORLD.bcast(new Words("the sum is"), 0);
        System.out.println("rank " + MPI.COMM_WORLD.Rank() + ": " + words.text() + " " + sum[0]);
        MPI.Finalize();
    }
}
