import java.util.Arrays;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Request;

/** Heat spreads along a rod: border cells are sent while the inner cells are computed. */
public class HeatOverlap {
    private static final int CELLS = 4;
    private static final int STEPS = 50;

    public static void main(String[] args) {
        MPI.Init(args);
        Intracomm world = MPI.COMM_WORLD;
        int rank = world.getRank();
        int left = rank > 0 ? rank - 1 : MPI.PROC_NULL;
        int right = rank < world.getSize() - 1 ? rank + 1 : MPI.PROC_NULL;

        double[] rod = new double[CELLS + 2];
        rod[0] = rank == 0 ? 100 : 0;
        double[] next = rod.clone();
        for (int step = 0; step < STEPS; step++) {
            // --8<-- [start:step]
            Request[] halo = {
                world.iRecv(rod, 1, MPI.DOUBLE, left, 0),
                world.iRecv(MPI.slice(rod, CELLS + 1), 1, MPI.DOUBLE, right, 0),
                world.iSend(MPI.slice(rod, 1), 1, MPI.DOUBLE, left, 0),
                world.iSend(MPI.slice(rod, CELLS), 1, MPI.DOUBLE, right, 0)
            };
            for (int i = 2; i < CELLS; i++) {
                next[i] = (rod[i - 1] + rod[i + 1]) / 2;
            }
            Request.waitAll(halo);
            next[1] = (rod[0] + rod[2]) / 2;
            next[CELLS] = (rod[CELLS - 1] + rod[CELLS + 1]) / 2;
            // --8<-- [end:step]
            double[] last = rod;
            rod = next;
            next = last;
        }
        double[] all = new double[CELLS * world.getSize()];
        world.gather(MPI.slice(rod, 1), CELLS, MPI.DOUBLE, all, CELLS, MPI.DOUBLE, 0);
        if (rank == 0) {
            System.out.println(
                    Arrays.toString(Arrays.stream(all).mapToLong(Math::round).toArray()));
        }
        MPI.Finalize();
    }
}
