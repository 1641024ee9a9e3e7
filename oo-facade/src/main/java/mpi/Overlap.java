package mpi;

import mpi.c.Mpi;

/** The rule that a call must not write where another of its buffers is. */
final class Overlap {

    private Object first;
    private long low;
    private long high;
    private boolean written;
    private boolean replaces;

    /** Allows one array to be both operand and result: what is staged is apart anyway. */
    void allowReplacing() {
        replaces = true;
    }

    /**
     * Throws if a buffer overlaps the one before it and one of them is written. Where a datatype
     * has gaps two buffers may be woven into each other: those are left to MPI.
     */
    void check(String call, Object buf, int offset, Selection s, boolean out) {
        if (s.hasGaps()) {
            return;
        }
        int unit = s.element() == null ? 1 : s.element().bytes();
        long from = (long) offset * unit + s.low();
        long to = (long) offset * unit + s.high();
        boolean replaced = replaces && from == low && to == high && buf.getClass().isArray();
        if (buf == first && (out || written) && from < high && low < to && !replaced) {
            String what = "two buffers overlap in one array, elements %d to %d and %d to %d";
            String where = what.formatted(low / unit, high / unit - 1, from / unit, to / unit - 1);
            throw MPIException.of(
                    call, Mpi.MPI_ERR_BUFFER, where + "; MPI.IN_PLACE stands for one");
        }
        first = buf;
        low = from;
        high = to;
        written = out;
    }

    void forget() {
        first = null;
        replaces = false;
    }
}
