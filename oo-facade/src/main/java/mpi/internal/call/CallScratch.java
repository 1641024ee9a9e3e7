package mpi.internal.call;

import java.lang.foreign.MemorySegment;
import mpi.internal.system.Scratch;

/**
 * Base class of the frame of a call. It has the name of the MPI function that is called, and the
 * off-heap memory to which the call's arguments are copied.
 */
public abstract class CallScratch {

    protected final Scratch scratch = new Scratch();

    /**
     * True if the end of the call has something to release. Most calls that use their buffers in
     * place have nothing to release.
     */
    protected boolean holds;

    /** Name of the MPI function; {@link CallFrame} sets it when the call begins. */
    protected String call;

    /** Returns the name of the MPI function that is called. */
    public final String call() {
        return call;
    }

    /** Allocates memory until the call is over; its contents are undefined. */
    public final MemorySegment take(long bytes) {
        holds = true;
        return scratch.take(bytes);
    }

    /**
     * Allocates memory that MPI reads until the call completes; if the call begins a request, until
     * the request completes.
     */
    public abstract MemorySegment room(long bytes);

    /** Allocates memory for numbers that MPI writes. */
    public final MemorySegment ints(int count) {
        return take(Math.max(1, count) * (long) Integer.BYTES);
    }

    public final MemorySegment longs(int count) {
        return take(Math.max(1, count) * (long) Long.BYTES);
    }
}
