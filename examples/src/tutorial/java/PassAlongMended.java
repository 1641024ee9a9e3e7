import mpi.Intracomm;
import mpi.MPI;

/** Passes each rank's number to the next rank. */
public class PassAlongMended {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        int[] mine = {rank};
        int[] got = new int[1];
        int next = (rank + 1) % size;
        int previous = (rank + size - 1) % size;
        world.sendRecv(mine, 1, MPI.INT, next, 0, got, 1, MPI.INT, previous, 0);
        System.out.println("rank " + rank + " got " + got[0]);
        MPI.Finalize();
    }
}
