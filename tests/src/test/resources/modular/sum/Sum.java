package sum;

import java.io.Serializable;
import mpi.MPI;

public final class Sum {
    /** Class of objects to send, in a package that this module does not open. */
    private static final class Words implements Serializable {
        private static final long serialVersionUID = 1;

        private final String text;

        Words(String text) {
            this.text = text;
        }
    }

    private Sum() {}

    public static void main(String[] args) {
        MPI.Init(args);
        int[] mine = {MPI.COMM_WORLD.Rank() + 1};
        int[] sum = new int[1];
        MPI.COMM_WORLD.Allreduce(mine, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        String word = MPI.COMM_WORLD.bcast(new Words("the sum is"), 0).text;
        System.out.println("rank " + MPI.COMM_WORLD.Rank() + ": " + word + " " + sum[0]);
        MPI.Finalize();
    }
}
