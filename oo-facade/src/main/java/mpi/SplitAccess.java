package mpi;

import mpi.c.Mpi;
import mpi.internal.call.CallStack;
import mpi.internal.staging.StagedBuffer;

import java.lang.foreign.MemorySegment;

/** Buffer of a split collective call on a file, between its begin and its end. */
abstract class SplitAccess extends Handle {

    private StagedBuffer staged;
    private Object buffer;
    private MemorySegment bufferAt;

    SplitAccess(long handle) {
        super(handle);
    }

    /** Holds the buffer of a call that was begun. */
    final void hold(StagedBuffer newStaged, Object newBuffer, MemorySegment newBufferAt) {
        staged = newStaged;
        buffer = newBuffer;
        bufferAt = newBufferAt;
    }

    /** The address that MPI has; the end must pass the same buffer as the begin. */
    final MemorySegment heldAt(Object endBuffer) {
        if (buffer == null || buffer != endBuffer) {
            String what =
                    buffer == null
                            ? "no split call was begun"
                            : "buf is not the buffer of the beginning";
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_BUFFER, what);
        }
        return bufferAt;
    }

    /** Copies the elements read back to the program's buffer. */
    final void ended() {
        StagedBuffer.deliver(staged);
        staged = null;
        buffer = null;
        bufferAt = null;
    }
}
