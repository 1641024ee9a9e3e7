import java.util.Arrays;
import mpi.CartComm;
import mpi.MPI;
import mpi.ShiftParms;

/** Heat spreads along a ring: the last rank is the left neighbour of rank 0. */
public class HeatRing {
    private static final int CELLS = 4;
    private static final int STEPS = 50;

    public static void main(String[] args) {
        MPI.Init(args);
        // --8<-- [start:ring]
        int[] dims = {MPI.COMM_WORLD.getSize()};
        CartComm ring = MPI.COMM_WORLD.createCart(dims, new boolean[] {true}, false);
        ShiftParms shift = ring.shift(0, 1);
        int left = shift.getRankSource();
        int right = shift.getRankDest();
        // --8<-- [end:ring]

        double[] rod = new double[CELLS + 2];
        rod[1] = ring.getRank() == 0 ? 100 : 0;
        double[] next = new double[CELLS + 2];
        for (int step = 0; step < STEPS; step++) {
            var first = MPI.slice(rod, 1);
            var last = MPI.slice(rod, CELLS);
            var rightHalo = MPI.slice(rod, CELLS + 1);
            ring.sendRecv(last, 1, MPI.DOUBLE, right, 0, rod, 1, MPI.DOUBLE, left, 0);
            ring.sendRecv(first, 1, MPI.DOUBLE, left, 0, rightHalo, 1, MPI.DOUBLE, right, 0);
            for (int i = 1; i <= CELLS; i++) {
                next[i] = (rod[i - 1] + rod[i + 1]) / 2;
            }
            double[] old = rod;
            rod = next;
            next = old;
        }
        double[] heat = {Arrays.stream(rod, 1, CELLS + 1).sum()};
        String text = "rank %d: %.1f, between %d and %d";
        System.out.println(text.formatted(ring.getRank(), heat[0], left, right));
        ring.allReduce(heat, 1, MPI.DOUBLE, MPI.SUM);
        if (ring.getRank() == 0) {
            System.out.println("together %.1f".formatted(heat[0]));
        }
        ring.free();
        MPI.Finalize();
    }
}
