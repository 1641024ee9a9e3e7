import mpi.Intracomm;
import mpi.MPI;

/** Two ranks that both receive first: each waits for the other, for ever. */
public class Deadlock {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int other = 1 - world.getRank();
        int[] mine = {world.getRank()};
        int[] theirs = new int[1];
        world.recv(theirs, 1, MPI.INT, other, 0);
        world.send(mine, 1, MPI.INT, other, 0);
        System.out.println("nobody comes here");
        MPI.Finalize();
    }
}
