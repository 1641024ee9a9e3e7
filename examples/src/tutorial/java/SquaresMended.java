import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/** Sends three squares from rank 0 to rank 1. */
public class SquaresMended {
    private static final int COUNT = 3;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int[] squares = new int[COUNT];
        if (world.getRank() == 0) {
            Request[] sends = new Request[COUNT];
            for (int i = 0; i < COUNT; i++) {
                squares[i] = (i + 1) * (i + 1);
                sends[i] = world.iSend(MPI.slice(squares, i), 1, MPI.INT, 1, 0);
            }
            Request.waitAll(sends);
        } else {
            for (int i = 0; i < COUNT; i++) {
                world.recv(squares, 1, MPI.INT, 0, 0);
                System.out.println("got " + squares[0]);
            }
        }
        MPI.Finalize();
    }
}
