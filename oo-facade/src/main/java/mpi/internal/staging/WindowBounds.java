package mpi.internal.staging;

import mpi.MPIException;
import mpi.c.Mpi;

/**
 * Holds the size and the displacement unit of each rank's memory in a window, and checks that a
 * call accesses only this memory. An object has one size and one unit if these are equal on all
 * ranks, else a size and a unit for each rank.
 */
public final class WindowBounds {

    /**
     * Number of bits. Displacements, counts and units that fit into this number of bits have
     * products that cannot overflow, so that no exact arithmetic is needed.
     */
    private static final int SMALL = 31;

    private final long size;
    private final long unit;

    /** Size and unit of each rank, in pairs; null if all ranks have the same size and unit. */
    private final long[] each;

    private WindowBounds(long size, long unit, long[] each) {
        this.size = size;
        this.unit = unit;
        this.each = each;
    }

    /**
     * Makes the bounds of a window in which all ranks have the same size, in bytes, and the same
     * unit.
     */
    public static WindowBounds alike(long size, long unit) {
        return new WindowBounds(size, unit, null);
    }

    /**
     * Makes the bounds of a window whose ranks have different sizes or units; the array has the
     * size and the unit of each rank, in pairs.
     */
    public static WindowBounds of(long[] sizesAndUnits) {
        return new WindowBounds(0, 0, sizesAndUnits);
    }

    private long size(int rank) {
        return each == null ? size : each[2 * rank];
    }

    private long unit(int rank) {
        return each == null ? unit : each[2 * rank + 1];
    }

    /**
     * Returns true if a rank's memory surely holds items of a basic type. Most calls need no other
     * check; if the result is false, {@link #check} decides.
     */
    public boolean holds(int rank, long displacement, long count, TypeShape type) {
        long step = unit(rank);
        return type != null
                && type.isPlain()
                && (displacement | count | step) >>> SMALL == 0
                && displacement * step + count * type.size() <= size(rank);
    }

    /** Throws unless a rank's memory in the window holds all bytes of the items. */
    public void check(String call, int rank, long displacement, long count, TypeShape type) {
        if (!WindowChecks.hasData(call, count, type)) {
            return;
        }
        if (displacement < 0) {
            String what = "target_disp " + displacement + " is negative; " + describe(rank);
            throw MPIException.of(call, Mpi.MPI_ERR_DISP, what);
        }
        try {
            long start = Math.multiplyExact(displacement, unit(rank));
            long first = Math.addExact(start, type.layout().low(count));
            long end = Math.addExact(start, type.layout().high(count));
            if (first < 0 || end > size(rank)) {
                String bytes =
                        " are bytes " + first + ".." + (end - 1) + ", outside of the window; ";
                throw outside(call, rank, displacement, count, type, bytes);
            }
        } catch (ArithmeticException overflow) {
            String bytes = " reach further than 2^63 bytes; ";
            throw outside(call, rank, displacement, count, type, bytes);
        }
    }

    private MPIException outside(
            String call, int rank, long displacement, long count, TypeShape type, String bytes) {
        String items = WindowChecks.describe(displacement, count, type);
        return MPIException.of(call, Mpi.MPI_ERR_RMA_RANGE, items + bytes + describe(rank));
    }

    private String describe(int rank) {
        String room = "target_rank " + rank + " has " + size(rank) + " bytes there";
        return room + ", with displacements in units of " + unit(rank) + " bytes";
    }
}
