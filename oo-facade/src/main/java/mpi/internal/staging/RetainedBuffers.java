package mpi.internal.staging;

import java.lang.foreign.MemorySegment;
import java.util.function.LongConsumer;
import mpi.internal.Checks;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.memory.CallPins;
import mpi.internal.memory.SmallBlockPool;
import mpi.internal.system.ArenaHold;

/**
 * Buffers of a call in progress that outlive it: a request holds them until it is complete, a
 * window or a file until it is freed. Most calls have none.
 */
public final class RetainedBuffers {

    private StagedBuffer last;
    private boolean on;
    private boolean repeats;

    /**
     * True if off-heap buffers of the program are recorded too: a nonpersistent request holds a
     * reference to them itself.
     */
    private boolean borrows;

    /**
     * Retains the buffers that follow beyond the call. A nonblocking request borrows none. For a
     * persistent request, which repeats, none is pinned, since it may live long.
     */
    public void begin(boolean alsoBorrows, boolean isRepeated) {
        on = true;
        borrows = alsoBorrows;
        repeats = isRepeated;
    }

    /** True if buffers outlive the call. */
    public boolean isOn() {
        return on;
    }

    /** True if send buffers are copied again at each start. */
    public boolean repeats() {
        return repeats;
    }

    /** Holds off-heap memory of the program: it is not collected, and its arena stays open. */
    public void borrow(MemorySegment memory) {
        if (borrows || on && ArenaHold.isNeeded(memory)) {
            last = new StagedBuffer(last).borrowed(memory);
        }
    }

    /** Allocates memory that MPI may use until the request is complete. */
    public MemorySegment take(long bytes) {
        MemorySegment memory = SmallBlockPool.take(bytes);
        last = new StagedBuffer(last).owning(memory);
        return memory;
    }

    /**
     * Pins an array, and returns the address of its byte {@code at}; null if it must be copied
     * instead.
     */
    public MemorySegment pinned(Object array, long at, long bytes, boolean isOnce) {
        if (repeats
                || Checks.STRICT
                || !CallPins.takes(array, bytes)
                || isOnce && StagedBuffer.pins(last, array)) {
            return null;
        }
        last = new StagedBuffer(last).pinned(array);
        return MemorySegment.ofAddress(last.address() + at);
    }

    /** Makes the memory allocated last the bounce buffer of a program's buffer. */
    public BounceBuffer of(Object buf) {
        return last.of(buf);
    }

    /**
     * Passes the handle that MPI writes to the memory allocated last on when the request completes.
     */
    public void later(LongConsumer adopter) {
        last.handle(adopter);
    }

    /** Hands all buffers over to a request, a window or a file. */
    public StagedBuffer handOver() {
        StagedBuffer all = last;
        last = null;
        return all;
    }

    /** Ends the call: frees the buffers that were not handed over. */
    public void end() {
        StagedBuffer.freeAll(last);
        last = null;
        on = false;
        repeats = false;
        borrows = false;
    }
}
