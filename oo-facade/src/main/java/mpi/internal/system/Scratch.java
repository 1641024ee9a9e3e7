package mpi.internal.system;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * Lends native memory for the duration of one MPI call, for buffers, output values and statuses.
 * Each thread keeps up to 8 blocks of memory for later calls, so that most calls allocate neither
 * native memory nor Java objects. Blocks may be larger than requested.
 */
public final class Scratch {

    private static final int SLOTS = 8;
    private static final int SMALLEST = 64;

    /**
     * Size in bytes of the largest block that a slot keeps; larger blocks are freed after the call.
     */
    private static final long LARGEST_KEPT = 4L << 20;

    /**
     * Slots 0 and 1, which most calls need, are fields: an array would add three dependent loads to
     * each call.
     */
    private MemorySegment first = MemorySegment.NULL;

    private MemorySegment second = MemorySegment.NULL;
    private final MemorySegment[] others = new MemorySegment[SLOTS - 2];
    private List<MemorySegment> passing;
    private int used;

    /** Makes scratch memory with empty slots. */
    public Scratch() {}

    /**
     * Takes a block of memory until {@link #end}; the contents of the block are undefined.
     *
     * @param bytes least size of the memory.
     * @return the memory, aligned for every MPI type.
     */
    public MemorySegment take(long bytes) {
        int slot = used++;
        MemorySegment memory = slot == 0 ? first : slot == 1 ? second : other(slot);
        // A block of 0 bytes gets an address as well, since MPI may need a valid one.
        return memory.byteSize() >= Math.max(bytes, 1) ? memory : larger(slot, bytes);
    }

    /**
     * Ends the use of all blocks that were taken: the next call reuses the blocks in slots, and the
     * other blocks are freed.
     */
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
        // The arena is automatic, so that the garbage collector frees the memory after the thread
        // has ended.
        MemorySegment memory = Arena.ofAuto().allocate(size, SMALLEST);
        switch (slot) {
            case 0 -> first = memory;
            case 1 -> second = memory;
            default -> others[slot - 2] = memory;
        }
        return memory;
    }
}
