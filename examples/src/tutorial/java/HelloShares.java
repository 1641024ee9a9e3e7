import mpi.MPI;

/** Each rank adds up its own share of the numbers from 1 to 100. */
public class HelloShares {
    private static final int LAST = 100;

    public static void main(String[] args) {
        MPI.Init(args);
        int rank = MPI.COMM_WORLD.getRank();
        int size = MPI.COMM_WORLD.getSize();
        int sum = 0;
        for (int number = rank + 1; number <= LAST; number += size) {
            sum += number;
        }
        System.out.println("rank " + rank + ": my numbers add up to " + sum);
        MPI.Finalize();
    }
}
