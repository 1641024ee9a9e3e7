package panmpi.tests.bounds;

import java.util.List;
import mpi.Comm;
import mpi.Win;

/**
 * A window of {@link FuzzTargets}, and what every rank knows of it without asking MPI.
 *
 * @param win the window.
 * @param name description of the window, for messages.
 * @param guarded memory of this rank, in which its part of the window lies.
 * @param begin where that part begins in the guarded memory.
 * @param sizes bytes of each rank's part.
 * @param units displacement unit of each rank, in bytes.
 * @param addresses where each rank's part is attached; null if displacements begin at 0.
 */
record TargetWindow(
        Win win,
        String name,
        GuardedMemory guarded,
        long begin,
        long[] sizes,
        long[] units,
        long[] addresses) {

    boolean isDynamic() {
        return addresses != null;
    }

    /** Returns the number of ranks of the window. */
    int ranks() {
        return sizes.length;
    }

    /**
     * Returns the bytes from the beginning of a rank's part to a displacement; throws
     * ArithmeticException if the number does not fit into 64 bits.
     */
    long bytes(int rank, long displacement) {
        return isDynamic()
                ? Math.subtractExact(displacement, addresses[rank])
                : Math.multiplyExact(displacement, units[rank]);
    }

    /** Returns true if runs of bytes lie in the part of a rank. */
    boolean holds(int rank, List<long[]> runs) {
        return runs.stream().allMatch(run -> run[0] >= 0 && run[0] <= sizes[rank] - run[1]);
    }

    /** Returns the rank of this process in the window, which has all ranks or only this one. */
    int own(Comm world) {
        return ranks() == 1 ? 0 : world.Rank();
    }

    /**
     * Restores runs of bytes that a call may have written here, so that they do not count as
     * changes.
     */
    void restore(List<long[]> runs) {
        runs.forEach(run -> guarded.restore(begin + run[0], run[1]));
    }
}
