package mpi.internal.staging;

import java.lang.foreign.MemorySegment;
import java.util.function.LongConsumer;
import mpi.internal.Checks;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.memory.CallPins;
import mpi.internal.memory.PinCache;
import mpi.internal.memory.SmallBlock;
import mpi.internal.memory.SmallBlockPool;
import mpi.internal.system.ArenaHold;

/**
 * List of the buffers of a call in progress that MPI still uses after the call. A request holds
 * them until it completes, a window until it is synchronized, a file until the operation ends. Most
 * calls have no such buffers.
 */
public final class RetainedBuffers {

    private StagedBuffer last;

    /** Bit set of the slots of the pin cache whose pins the operation shares. */
    private int pins;

    private boolean repeats;

    /**
     * True if off-heap buffers of the program are also recorded, so that they are not collected. A
     * nonpersistent request needs no such record, since it refers to the buffers itself.
     */
    private boolean borrows;

    /**
     * Begins to retain the buffers that follow, since MPI uses them after the call. {@code
     * alsoBorrows} is false for a nonblocking request, which itself refers to off-heap buffers.
     * {@code isRepeated} is true for a persistent request; then no array is pinned, since the
     * request may live long.
     */
    public void begin(boolean alsoBorrows, boolean isRepeated) {
        borrows = alsoBorrows;
        repeats = isRepeated;
    }

    /**
     * Returns true if the call makes a persistent request, whose send buffers are copied again at
     * each start.
     */
    public boolean repeats() {
        return repeats;
    }

    /**
     * Holds off-heap memory of the program, so that it is not collected and its arena stays open.
     */
    public void borrow(MemorySegment memory) {
        if (ArenaHold.isNeeded(memory) || borrows && !ArenaHold.isEndless(memory)) {
            last = new StagedBuffer(last).borrowed(memory);
        }
    }

    /** Allocates memory that MPI may use until the request is complete. */
    public MemorySegment take(long bytes) {
        SmallBlock block = SmallBlockPool.take(bytes);
        last = new StagedBuffer(last).owning(block);
        return block.memory();
    }

    /**
     * Pins an array, and returns the address of its byte {@code at}; null if the array must be
     * copied instead. If {@code isOnce}, the call may use an array in place for only one of its
     * buffers.
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

    /**
     * Finds an array in the pin cache, and returns the address of its byte {@code at}; null if the
     * array must be pinned or copied. The operation shares the pin until it is complete.
     */
    public MemorySegment cached(CallPins pinned, Object array, long at) {
        boolean isPinned = pinned.isOnce() && StagedBuffer.pins(last, array);
        int place = repeats || Checks.STRICT || isPinned ? -1 : pinned.shared(array);
        if (place < 0) {
            return null;
        }
        pins = PinCache.share(pins, place);
        MemorySegment start = PinCache.use(place);
        return at == 0 ? start : pinned.place(start.address() + at);
    }

    /** Makes the memory that {@link #take} allocated last the bounce buffer of {@code buf}. */
    public BounceBuffer of(Object buf) {
        return last.of(buf);
    }

    /**
     * Makes the request pass a handle to {@code adopter} when the request completes. MPI writes
     * this handle to the memory that {@link #take} allocated last.
     */
    public void adoptHandleAtCompletion(LongConsumer adopter) {
        last.adoptHandleAtCompletion(adopter);
    }

    /** Hands all buffers over to a request, a window or a file. */
    public StagedBuffer handOver() {
        StagedBuffer all = last;
        last = null;
        return all;
    }

    /** Hands over the pins that the operation shares: one bit for each slot of the pin cache. */
    public int handPinsOver() {
        int all = pins;
        pins = 0;
        return all;
    }

    /** Ends the call: frees the buffers that were not handed over. */
    public void end() {
        if (last != null) {
            StagedBuffer.freeAll(last);
            last = null;
        }
        if (pins != 0) {
            PinCache.release(pins, 1);
            pins = 0;
        }
        repeats = false;
        borrows = false;
    }
}
