package mpi.internal.strict.check;

import mpi.internal.call.CallStack;
import mpi.internal.strict.access.Area;

/**
 * Watched area for the buffer of a call in progress. It passes to a listener the accesses of the
 * program that are forbidden until the call is complete.
 *
 * @param use buffer and what MPI does to it.
 * @param listener receiver of the forbidden accesses.
 */
record WatchedUse(BufferUse use, Listener listener) implements Area {

    /** Receives the forbidden accesses. */
    interface Listener {
        /**
         * Receives a forbidden access; {@code site} is the number of the program line, see {@code
         * Sites}.
         */
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
        boolean isInCallback = CallStack.ofThread().depth() > 0; // a callback that MPI runs
        if (!isInCallback && use.forbids(from, to, isWrite)) {
            listener.touched(use, from, to, isWrite, site);
        }
    }
}
