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

    /** What most calls need, apart: an array of slots would be three looks more on the way. */
    private MemorySegment first = MemorySegment.NULL;

    private MemorySegment second = MemorySegment.NULL;
    private final MemorySegment[] others = new MemorySegment[SLOTS - 2];
    private List<MemorySegment> passing;
    private int used;

    /** Scratch memory without slots yet. */
    public Scratch() {}

    /**
     * Lends memory until {@link #end}; what is in it is left from earlier.
     *
     * @param bytes least size of the memory.
     * @return the memory, aligned for every MPI type.
     */
    public MemorySegment take(long bytes) {
        int slot = used++;
        MemorySegment memory = slot == 0 ? first : slot == 1 ? second : other(slot);
        // Of no bytes, too, MPI may want to be told where they are.
        return memory.byteSize() >= Math.max(bytes, 1) ? memory : larger(slot, bytes);
    }

    /** Takes all memory back. */
    public void end() {
        used = 0;
        if (passing != null) {
            for (MemorySegment memory : passing) {
                NativeMemory.free(memory);
            }
            passing = null;
        }
    }

    private MemorySegment other(int slot) {
        MemorySegment memory = slot < SLOTS ? others[slot - 2] : null;
        return memory == null ? MemorySegment.NULL : memory;
    }

    private MemorySegment larger(int slot, long bytes) {
        if (slot >= SLOTS || bytes > LARGEST_KEPT) {
            MemorySegment memory = NativeMemory.allocate(bytes);
            passing = passing == null ? new ArrayList<>() : passing;
            passing.add(memory);
            return memory;
        }
        long size = Math.max(SMALLEST, 2 * Long.highestOneBit(Math.max(bytes - 1, 1)));
        // The collector frees the memory of a thread that ended.
        MemorySegment memory = Arena.ofAuto().allocate(size, SMALLEST);
        switch (slot) {
            case 0 -> first = memory;
            case 1 -> second = memory;
            default -> others[slot - 2] = memory;
        }
        return memory;
    }
}
