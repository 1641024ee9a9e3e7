import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/**
 * Heat spreads along a rod. Each rank has a piece of the rod, with one more cell at either end, the
 * halo, that shows the neighbour's outermost cell. The halos are exchanged while the inner cells,
 * which do not need them, are computed.
 */
public class Halo {
    private static final int CELLS = 1000;
    private static final int STEPS = 200;
    private static final int TO_LEFT = 1;
    private static final int TO_RIGHT = 2;

    /**
     * Runs on every rank: {@code mpiexec -n 2 mpijava Halo}.
     *
     * @param args not used.
     */
    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.Rank();
        int size = world.Size();
        // The ends of the rod have no neighbour: messages to and from PROC_NULL do nothing.
        int left = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        int right = rank < size - 1 ? rank + 1 : MPI.PROC_NULL;

        double[] rod = new double[CELLS + 2];
        rod[1] = rank == 0 ? 1000 : 0;
        double[] next = new double[CELLS + 2];

        for (int step = 0; step < STEPS; step++) {
            Request[] halos = {
                world.Irecv(rod, 0, 1, MPI.DOUBLE, left, TO_RIGHT),
                world.Irecv(rod, CELLS + 1, 1, MPI.DOUBLE, right, TO_LEFT),
                world.Isend(rod, 1, 1, MPI.DOUBLE, left, TO_LEFT),
                world.Isend(rod, CELLS, 1, MPI.DOUBLE, right, TO_RIGHT)
            };
            for (int i = 2; i < CELLS; i++) {
                next[i] = mean(rod, i);
            }

            Request.Waitall(halos);
            rod[0] = left == MPI.PROC_NULL ? rod[1] : rod[0];
            rod[CELLS + 1] = right == MPI.PROC_NULL ? rod[CELLS] : rod[CELLS + 1];
            next[1] = mean(rod, 1);
            next[CELLS] = mean(rod, CELLS);

            double[] last = rod;
            rod = next;
            next = last;
        }

        double[] heat = {0};
        for (int i = 1; i <= CELLS; i++) {
            heat[0] += rod[i];
        }
        world.Allreduce(MPI.IN_PLACE, 0, heat, 0, 1, MPI.DOUBLE, MPI.SUM);
        if (rank == 0) {
            System.out.printf("%d cells, %d steps: heat %.3f%n", size * CELLS, STEPS, heat[0]);
        }
        MPI.Finalize();
    }

    private static double mean(double[] rod, int i) {
        return (rod[i - 1] + 2 * rod[i] + rod[i + 1]) / 4;
    }
}
