import mpi.MPI;

/**
 * Computes pi as the area under 4 / (1 + x^2) between 0 and 1. The interval is cut into strips;
 * each rank adds up every size-th strip, and a reduction adds up what the ranks have.
 */
public class Pi {
    /**
     * Runs on every rank: {@code mpiexec -n 2 mpijava Pi 1000000}.
     *
     * @param args number of strips, 1000000 by default; all ranks use the number of rank 0.
     */
    public static void main(String[] args) {
        args = MPI.Init(args);
        int rank = MPI.COMM_WORLD.Rank();
        int size = MPI.COMM_WORLD.Size();

        // Every buffer is an array, an offset, a count and a datatype, also for a single number.
        int[] strips = {rank == 0 && args.length > 0 ? Integer.parseInt(args[0]) : 1_000_000};
        MPI.COMM_WORLD.Bcast(strips, 0, 1, MPI.INT, 0);

        double width = 1.0 / strips[0];
        double[] part = {0};
        for (int i = rank; i < strips[0]; i += size) {
            double x = (i + 0.5) * width;
            part[0] += width * 4 / (1 + x * x);
        }

        double[] pi = new double[1];
        MPI.COMM_WORLD.Reduce(part, 0, pi, 0, 1, MPI.DOUBLE, MPI.SUM, 0);
        if (rank == 0) {
            System.out.printf("pi is %.9f, from %d strips%n", pi[0], strips[0]);
        }
        MPI.Finalize();
    }
}
