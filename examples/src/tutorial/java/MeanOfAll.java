import mpi.Intracomm;
import mpi.MPI;

/** Computes the mean of all ranks' numbers, and tells it to all; to be mended. */
public class MeanOfAll {
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        double[] mine = {rank};
        double[] mean = new double[1];
        if (rank == 0) {
            world.reduce(mine, mean, 1, MPI.DOUBLE, MPI.SUM, 0);
            mean[0] /= world.getSize();
            world.bcast(mean, 1, MPI.DOUBLE, 0);
        } else {
            world.bcast(mean, 1, MPI.DOUBLE, 0);
            world.reduce(mine, mean, 1, MPI.DOUBLE, MPI.SUM, 0);
        }
        System.out.println("mean " + mean[0]);
        MPI.Finalize();
    }
}
