import mpi.*;

/** Sample program of the test with plain java: adds up a number of each rank. */
public class Sum {
    public static void main(String[] args) {
        MPI.Init(args);
        int[] mine = {MPI.COMM_WORLD.Rank() + 1}, sum = new int[1];
        MPI.COMM_WORLD.Allreduce(mine, 0, sum, 0, 1, MPI.INT, MPI.SUM);
        System.out.println("rank " + MPI.COMM_WORLD.Rank() + ": the sum is " + sum[0]);
        MPI.Finalize();
    }
}
