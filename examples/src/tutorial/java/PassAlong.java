import mpi.Intracomm;
import mpi.MPI;

/** Passes each rank's number to the next rank; to be mended. */
public class PassAlong {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        int[] mine = {rank};
        int[] got = new int[1];
        world.send(mine, 1, MPI.INT, (rank + 1) % size, 0);
        world.recv(got, 1, MPI.INT, (rank + size - 1) % size, 0);
        System.out.println("rank " + rank + " got " + got[0]);
        MPI.Finalize();
    }
}
