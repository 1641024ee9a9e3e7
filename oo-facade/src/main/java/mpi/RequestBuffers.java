package mpi;

import mpi.internal.memory.PendingRequests;
import mpi.internal.memory.PinCache;
import mpi.internal.staging.StagedBuffer;

/**
 * Base class of {@link Request} that keeps the buffers of a communication in progress, which MPI
 * reads or writes until the request is complete.
 */
abstract class RequestBuffers extends RequestCalls {

    private StagedBuffer staged;

    /** The program's buffer, or an array of the program's buffers, which MPI may use in place. */
    private Object buffers;

    /**
     * Slot in {@link PendingRequests}, which keeps this request from being collected while MPI uses
     * memory of the program in place; {@link PendingRequests#NOWHERE} if that is not needed.
     */
    private int slot = PendingRequests.NOWHERE;

    /**
     * Bit mask of the slots of {@link PinCache} whose arrays stay pinned for this request; 0 for
     * none. Other operations may use the same arrays.
     */
    private int pins;

    RequestBuffers(long handle, StagedBuffer staged, Object buffers) {
        super(handle);
        this.staged = staged;
        this.buffers = buffers;
        if (PendingRequests.mayBeCollected(buffers) || StagedBuffer.borrows(staged)) {
            slot = PendingRequests.keep(this);
        }
    }

    /** Takes over the pins of a call, a bit mask of slots of {@link PinCache}. */
    final void shares(int sharedPins) {
        pins = sharedPins;
    }

    /**
     * Returns the staged buffers of the request, a linked list of bounce buffers and of memory that
     * MPI uses in place; null for none.
     */
    final StagedBuffer staged() {
        return staged;
    }

    /** Copies received elements to the program's arrays, and releases the buffers. */
    final void deliver() {
        StagedBuffer.copyBackAll(staged);
        discard();
    }

    /** Releases the buffers. */
    final void discard() {
        if (pins != 0) {
            PinCache.release(pins, 1);
            pins = 0;
        }
        if (slot != PendingRequests.NOWHERE) {
            PendingRequests.release(this, slot);
            slot = PendingRequests.NOWHERE;
        }
        StagedBuffer.freeAll(staged);
        staged = null;
        buffers = null;
    }
}
