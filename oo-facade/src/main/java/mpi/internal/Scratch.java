package mpi.internal;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * Memory for the length of one call: buffers, output values, statuses. Its slots stay with the
 * thread and grow with use, so that a call like the one before it allocates nothing, neither
 * natively nor in Java. Pieces may be larger than asked for.
 */
public final class Scratch {

    private static final int SLOTS = 8;
    private static final int SMALLEST = 64;

    /** What a slot keeps at most; larger pieces live for one call. */
    private static final long LARGEST_KEPT = 4L << 20;

    private final MemorySegment[] slots = new MemorySegment[SLOTS];
    private final List<MemorySegment> passing = new ArrayList<>();
    private int used;

    /** Scratch memory without slots yet. */
    public Scratch() {}

    /**
     * Lends memory until {@link #reset}; what is in it is left from earlier.
     *
     * @param bytes least size of the memory.
     * @return the memory, aligned for every MPI type.
     */
    public MemorySegment take(long bytes) {
        if (used == SLOTS || bytes > LARGEST_KEPT) {
            MemorySegment memory = NativeMemory.allocate(bytes);
            passing.add(memory);
            return memory;
        }
        MemorySegment slot = slots[used];
        if (slot == null || slot.byteSize() < bytes) {
            slot = grow(bytes);
        }
        used++;
        return slot;
    }

    /** Takes back everything lent. */
    public void reset() {
        used = 0;
        if (!passing.isEmpty()) {
            for (MemorySegment memory : passing) {
                NativeMemory.free(memory);
            }
            passing.clear();
        }
    }

    /** The collector frees the memory of a thread that ended. */
    private MemorySegment grow(long bytes) {
        long size = Math.max(SMALLEST, 2 * Long.highestOneBit(Math.max(bytes - 1, 1)));
        MemorySegment slot = Arena.ofAuto().allocate(size, SMALLEST);
        slots[used] = slot;
        return slot;
    }
}
