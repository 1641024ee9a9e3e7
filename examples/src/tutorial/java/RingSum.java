import mpi.Intracomm;
import mpi.MPI;

/** A number goes around all ranks, and each adds its own rank. */
public class RingSum {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int size = world.getSize();
        int next = (rank + 1) % size;
        int previous = (rank + size - 1) % size;

        int[] number = {0};
        if (rank == 0) {
            world.send(number, 1, MPI.INT, next, 0);
            world.recv(number, 1, MPI.INT, previous, 0);
            System.out.println("back on rank 0: " + number[0]);
        } else {
            world.recv(number, 1, MPI.INT, previous, 0);
            number[0] += rank;
            world.send(number, 1, MPI.INT, next, 0);
        }
        MPI.Finalize();
    }
}
