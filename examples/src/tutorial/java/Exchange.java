import mpi.Intracomm;
import mpi.MPI;

/** Two ranks exchange arrays of any length, without a deadlock. */
public class Exchange {
    private static final int LENGTH = 1_000_000;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int other = 1 - world.getRank();
        int[] mine = new int[LENGTH];
        mine[LENGTH - 1] = world.getRank();
        int[] theirs = new int[LENGTH];
        // --8<-- [start:exchange]
        world.sendRecv(mine, LENGTH, MPI.INT, other, 0, theirs, LENGTH, MPI.INT, other, 0);
        // --8<-- [end:exchange]
        System.out.println(
                "rank " + world.getRank() + " has the array of rank " + theirs[LENGTH - 1]);
        MPI.Finalize();
    }
}
