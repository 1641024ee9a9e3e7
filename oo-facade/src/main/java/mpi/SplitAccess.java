package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;

/** The buffer of a split collective call on a file, between its beginning and its end. */
abstract class SplitAccess extends Handle {

    private Staging staged;
    private Object buffer;
    private MemorySegment bufferAt;

    SplitAccess(long handle) {
        super(handle);
    }

    /** Keeps the buffer of a call that was begun. */
    final void hold(Staging newStaged, Object newBuffer, MemorySegment newBufferAt) {
        staged = newStaged;
        buffer = newBuffer;
        bufferAt = newBufferAt;
    }

    /** The buffer as MPI knows it; the end must name the one of the beginning. */
    final MemorySegment heldAt(Object endBuffer) {
        if (buffer == null || buffer != endBuffer) {
            String what =
                    buffer == null
                            ? "no split call was begun"
                            : "buf is not the buffer of the beginning";
            throw MPIException.of(Frame.current().call(), Mpi.MPI_ERR_BUFFER, what);
        }
        return bufferAt;
    }

    /** Brings back what was read. */
    final void ended() {
        Staging.deliver(staged);
        staged = null;
        buffer = null;
        bufferAt = null;
    }
}
