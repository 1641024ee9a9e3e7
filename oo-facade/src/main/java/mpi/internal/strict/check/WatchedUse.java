package mpi.internal.strict.check;

import mpi.internal.call.CallStack;
import mpi.internal.strict.access.Area;

/**
 * A buffer in use, as an area of memory in which accesses of the program are looked at.
 *
 * @param use the use.
 * @param listener takes accesses that must wait for the end of the use.
 */
record WatchedUse(BufferUse use, Listener listener) implements Area {

    /** Takes accesses that come too early. */
    interface Listener {
        /** Takes an access to bytes, at the line of a site. */
        void touched(BufferUse use, long from, long to, boolean isWrite, int site);
    }

    @Override
    public Object base() {
        return use.base();
    }

    @Override
    public long low() {
        return use.low();
    }

    @Override
    public long high() {
        return use.high();
    }

    @Override
    public void touched(long from, long to, boolean isWrite, int site) {
        boolean isInCallback = CallStack.ofThread().depth() > 0; // MPI has called the program
        if (!isInCallback && use.forbids(from, to, isWrite)) {
            listener.touched(use, from, to, isWrite, site);
        }
    }
}
