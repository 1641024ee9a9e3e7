import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/** Reads an array before the receive into it is complete. */
public class TooEarly {
    private static final int GO = 1;
    private static final int NUMBER = 2;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int[] number = new int[1];
        if (world.getRank() == 0) {
            world.recv(new int[0], 0, MPI.INT, 1, GO);
            world.send(new int[] {7}, 1, MPI.INT, 1, NUMBER);
        } else {
            // --8<-- [start:receiver]
            Request request = world.iRecv(number, 1, MPI.INT, 0, NUMBER);
            System.out.println("before the wait: " + number[0]);
            world.send(new int[0], 0, MPI.INT, 0, GO);
            request.waitFor();
            System.out.println("after the wait: " + number[0]);
            // --8<-- [end:receiver]
        }
        MPI.Finalize();
    }
}
