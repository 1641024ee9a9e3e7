import mpi.Intracomm;
import mpi.MPI;

/** Sends measurements from rank 0 to rank 1; to be mended. */
public class Measurements {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        if (world.getRank() == 0) {
            float[] measured = {20.5f, 21.0f, 21.5f, 20.0f};
            world.send(measured, 4, MPI.FLOAT, 1, 0);
        } else {
            double[] received = new double[2];
            world.recv(received, 2, MPI.DOUBLE, 0, 0);
            System.out.println("first: " + received[0]);
        }
        MPI.Finalize();
    }
}
