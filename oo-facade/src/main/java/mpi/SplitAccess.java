package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;
import mpi.internal.memory.BooleanArray;
import mpi.internal.memory.NioBuffers;
import mpi.internal.memory.PinCache;
import mpi.internal.staging.StagedBuffer;

/**
 * Base class of files that holds the buffer of a split collective call between its begin and its
 * end.
 */
abstract class SplitAccess extends Handle {

    private StagedBuffer staged;

    /**
     * Bit mask of the slots of {@link PinCache} whose arrays stay pinned for the call; 0 for none.
     */
    private int pins;

    private Object buffer;
    private MemorySegment bufferAt;

    SplitAccess(long handle) {
        super(handle);
    }

    /** Holds the buffer of a call that was begun. */
    final void hold(Frame frame, Object newBuffer, MemorySegment newBufferAt) {
        staged = frame.staged();
        pins = frame.pins();
        buffer = newBuffer;
        bufferAt = newBufferAt;
    }

    /**
     * Returns the address that the begin method passed to MPI; throws if {@code endBuffer} is not
     * the buffer that the begin method got.
     */
    final MemorySegment heldAt(Object endBuffer) {
        if (buffer == null || !isSame(buffer, endBuffer)) {
            String what =
                    buffer == null
                            ? "no split call was begun; call the begin method first"
                            : "buf is not the buffer that was passed to the begin call";
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_BUFFER, what);
        }
        return bufferAt;
    }

    /**
     * Returns true if the buffers of the begin and of the end method are the same memory. The
     * objects may differ, since the begin method may have made a view of the bytes of an array or a
     * buffer.
     */
    private static boolean isSame(Object begun, Object ended) {
        if (begun == ended || begun instanceof BooleanArray booleans && booleans.array() == ended) {
            return true;
        }
        MemorySegment memory = NioBuffers.view(begun);
        MemorySegment others = NioBuffers.view(ended);
        return begun instanceof MemorySegment
                && others != null
                && memory.address() == others.address()
                && memory.byteSize() == others.byteSize()
                && memory.heapBase().orElse(null) == others.heapBase().orElse(null);
    }

    /** Ends the call: copies elements that MPI has read from the file to the program's buffer. */
    final void ended() {
        StagedBuffer.deliver(staged);
        PinCache.release(pins, 1);
        staged = null;
        pins = 0;
        buffer = null;
        bufferAt = null;
    }
}
