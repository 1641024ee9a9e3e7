import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;

import java.lang.foreign.MemorySegment;
import mpi.Intracomm;
import mpi.MPI;
import mpi.Win;

/**
 * Heat spreads around a ring, in memory that the ranks of a node share: no messages at all. {@code
 * splitType} makes a communicator of the ranks that can share memory, {@code Win.allocateShared}
 * gives each of them a part, and {@code queryShared(rank)} shows the part of another rank, which is
 * then read like memory of one's own.
 *
 * <p>A message would also say when its data are ready. Here the ranks must agree on that
 * themselves: a barrier after each step, with {@code sync} on both sides, which makes earlier
 * writes visible to others and later reads see theirs.
 */
public class SharedStencil {
    private static final int STEPS = 100;

    /** Runs on every rank: {@code mpiexec -n 4 mpijava SharedStencil 1000}. */
    public static void main(String[] args) {
        args = MPI.Init(args);
        int cells = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        Intracomm node = MPI.COMM_WORLD.splitType(MPI.COMM_TYPE_SHARED, 0, null);
        // Two generations of the cells, side by side: one is read while the other is written.
        Win window = Win.allocateShared(2L * cells * Double.BYTES, Double.BYTES, null, node);
        window.lockAll(0);
        run(node, window, cells);
        if (node.getRank() == 0) {
            print(window, cells, node.getSize());
        }
        window.unlockAll();
        window.free();
        node.free();
        MPI.Finalize();
    }

    private static void run(Intracomm node, Win window, int cells) {
        int rank = node.getRank();
        int size = node.getSize();
        MemorySegment mine = window.queryShared(rank).getBaseptr();
        MemorySegment left = window.queryShared((rank + size - 1) % size).getBaseptr();
        MemorySegment right = window.queryShared((rank + 1) % size).getBaseptr();

        for (int i = 0; i < cells; i++) {
            mine.setAtIndex(JAVA_DOUBLE, i, rank == 0 && i == 0 ? 1000 : 0);
        }
        meet(node, window);
        for (int step = 0; step < STEPS; step++) {
            int from = step % 2 * cells;
            int to = cells - from;
            for (int i = 0; i < cells; i++) {
                double before = i > 0 ? at(mine, from + i - 1) : at(left, from + cells - 1);
                double after = i < cells - 1 ? at(mine, from + i + 1) : at(right, from);
                double mean = (before + 2 * at(mine, from + i) + after) / 4;
                mine.setAtIndex(JAVA_DOUBLE, to + i, mean);
            }
            meet(node, window);
        }
    }

    /** Waits until all ranks of the node have written; then each may read what the others wrote. */
    private static void meet(Intracomm node, Win window) {
        window.sync();
        node.barrier();
        window.sync();
    }

    /**
     * Reads the parts of all ranks in shared memory, and compares them with the same computation on
     * one rank. Only rank 0 calls this method.
     */
    private static void print(Win window, int cells, int size) {
        double[] ring = new double[size * cells];
        ring[0] = 1000;
        for (int step = 0; step < STEPS; step++) {
            double[] next = new double[ring.length];
            for (int i = 0; i < ring.length; i++) {
                double before = ring[(i + ring.length - 1) % ring.length];
                next[i] = (before + 2 * ring[i] + ring[(i + 1) % ring.length]) / 4;
            }
            ring = next;
        }
        boolean areEqual = true;
        for (int i = 0; i < ring.length; i++) {
            MemorySegment part = window.queryShared(i / cells).getBaseptr();
            areEqual &= ring[i] == at(part, STEPS % 2 * cells + i % cells);
        }
        System.out.printf("%d cells shared by %d ranks, %d steps%n", ring.length, size, STEPS);
        System.out.println("equal to the ring of one rank: " + areEqual);
    }

    private static double at(MemorySegment part, int index) {
        return part.getAtIndex(JAVA_DOUBLE, index);
    }
}
