package sum;

import mpi.MPI;

public final class Sum {
    private Sum() {}

    public static void main(String[] args) {
        MPI.Init(args);
        int[] mine = {MPI.COMM_WORLD.Rank() + 1};
        int[] sum = new int[1];
        MPI.COMM_WORLD.Allreduce(mine, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        String word = MPI.COMM_WORLD.bcast("the sum is", 0);
        System.out.println("rank " + MPI.COMM_WORLD.Rank() + ": " + word + " " + sum[0]);
        MPI.Finalize();
    }
}
