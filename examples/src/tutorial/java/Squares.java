import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/** Sends three squares from rank 0 to rank 1; to be mended. */
public class Squares {
    private static final int COUNT = 3;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int[] square = new int[1];
        if (world.getRank() == 0) {
            Request[] sends = new Request[COUNT];
            for (int i = 0; i < COUNT; i++) {
                square[0] = (i + 1) * (i + 1);
                sends[i] = world.iSend(square, 1, MPI.INT, 1, 0);
            }
            Request.waitAll(sends);
        } else {
            for (int i = 0; i < COUNT; i++) {
                world.recv(square, 1, MPI.INT, 0, 0);
                System.out.println("got " + square[0]);
            }
        }
        MPI.Finalize();
    }
}
