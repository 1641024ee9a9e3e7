import mpi.Intracomm;
import mpi.MPI;

/**
 * Sample program of the Maven test with the MPI inside panmpi-mpich: adds up a number of each rank.
 */
public final class Sum {
    private Sum() {}

    /** Runs on every rank. */
    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        System.out.println("rank " + rank + ": the sum is " + of(rank + 1, MPI.COMM_WORLD));
        MPI.Finalize();
    }

    /** Returns the sum of the numbers that all ranks of a communicator pass. */
    static int of(int number, Intracomm comm) {
        int[] sum = {number};
        comm.allReduce(sum, 1, MPI.INT, MPI.SUM);
        return sum[0];
    }
}
