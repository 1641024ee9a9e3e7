package mpi.internal.memory;

import mpi.internal.system.NativeMemory;

/**
 * Pool of off-heap memory for the bounce buffers and other memory of requests. The first thread
 * that called MPI has a queue of free blocks for each size. A loop that takes several blocks and
 * gives them back in the same order puts each block back into its old slot, so that no reference is
 * stored, which would cost the collector's write barrier. Other threads use malloc and free.
 */
public final class SmallBlockPool {

    /** Number of size classes of blocks: 64 bytes, 128, and so on, to 4 KiB. */
    private static final int SIZES = 7;

    private static final int SMALLEST_SHIFT = 6;

    /** Maximum number of free blocks of a size; a power of two. */
    private static final int MOST = 128;

    private static final SmallBlock[][] FREE = new SmallBlock[SIZES][MOST];

    /**
     * Number of blocks of each size that were taken from {@code FREE} since the start. {@code PUT}
     * counts the blocks that were put there. Each number modulo {@code MOST} is the index in {@code
     * FREE} at which the next block is taken or put.
     */
    private static final int[] TAKEN = new int[SIZES];

    private static final int[] PUT = new int[SIZES];

    private SmallBlockPool() {}

    /**
     * Allocates a block of at least {@code bytes} bytes, not initialized; any thread may give it
     * back.
     */
    public static SmallBlock take(long bytes) {
        int size = size(bytes);
        if (size >= SIZES) {
            return new SmallBlock(NativeMemory.allocate(bytes));
        }
        if (FirstThread.isCurrent() && TAKEN[size] != PUT[size]) {
            return FREE[size][TAKEN[size]++ & MOST - 1];
        }
        return new SmallBlock(NativeMemory.allocate(1L << SMALLEST_SHIFT + size));
    }

    /** Gives back a block that neither MPI nor the program uses any more. */
    public static void giveBack(SmallBlock block) {
        int size = size(block.memory().byteSize());
        if (size < SIZES && FirstThread.isCurrent() && PUT[size] - TAKEN[size] < MOST) {
            int place = PUT[size]++ & MOST - 1;
            if (FREE[size][place] != block) {
                FREE[size][place] = block;
            }
        } else {
            NativeMemory.free(block.memory());
        }
    }

    /**
     * Returns the smallest size class that holds {@code bytes} bytes; {@code SIZES} or more if no
     * class does.
     */
    private static int size(long bytes) {
        long units = Math.max(bytes - 1, 0) >> SMALLEST_SHIFT;
        return Long.SIZE - Long.numberOfLeadingZeros(units);
    }
}
