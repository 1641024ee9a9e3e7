package mpi;

import mpi.c.Mpi;

/** The rule that a call must not write where another of its buffers is. */
final class Overlap {

    private Object first;
    private long low;
    private long high;
    private boolean written;

    /**
     * Throws if a buffer overlaps the one before it and one of them is written. Where a datatype
     * has gaps two buffers may be woven into each other: those are left to MPI. A result may
     * replace its operands in an array, in calls that say so: what is staged is apart anyway.
     */
    void check(String call, Object buf, int offset, Selection s, boolean out, boolean mayReplace) {
        if (s.hasGaps()) {
            return;
        }
        int unit = s.element() == null ? 1 : s.element().bytes();
        long from = (long) offset * unit + s.low();
        long to = (long) offset * unit + s.high();
        boolean replaced = mayReplace && from == low && to == high && buf.getClass().isArray();
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
    }
}
