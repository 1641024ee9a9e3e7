import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;

/** Heat spreads along a rod, of which each rank has a piece. */
public class HeatRod {
    private static final int CELLS = 4;
    private static final int STEPS = 50;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        // --8<-- [start:neighbours]
        int rank = world.getRank();
        int left = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        int right = rank < world.getSize() - 1 ? rank + 1 : MPI.PROC_NULL;
        // --8<-- [end:neighbours]

        double[] rod = new double[CELLS + 2];
        rod[0] = rank == 0 ? 100 : 0;
        double[] next = rod.clone();
        for (int step = 0; step < STEPS; step++) {
            // --8<-- [start:step]
            var first = MPI.slice(rod, 1);
            var last = MPI.slice(rod, CELLS);
            var rightHalo = MPI.slice(rod, CELLS + 1);
            world.sendRecv(last, 1, MPI.DOUBLE, right, 0, rod, 1, MPI.DOUBLE, left, 0);
            world.sendRecv(first, 1, MPI.DOUBLE, left, 0, rightHalo, 1, MPI.DOUBLE, right, 0);
            for (int i = 1; i <= CELLS; i++) {
                next[i] = (rod[i - 1] + rod[i + 1]) / 2;
            }
            // --8<-- [end:step]
            double[] old = rod;
            rod = next;
            next = old;
        }
        print(world, rod);
        MPI.Finalize();
    }

    /** Prints the cells of all ranks, from left to right. */
    private static void print(Intracomm world, double[] rod) {
        double[] all = new double[CELLS * world.getSize()];
        world.gather(MPI.slice(rod, 1), CELLS, MPI.DOUBLE, all, CELLS, MPI.DOUBLE, 0);
        if (world.getRank() == 0) {
            System.out.println(
                    Arrays.toString(Arrays.stream(all).mapToLong(Math::round).toArray()));
        }
    }
}
