package mpi.internal.memory;

import mpi.internal.system.NativeMemory;

/**
 * Off-heap memory for the bounce buffers of requests. The first thread has free blocks of each
 * size, which it takes in the order they came back: a loop that takes several blocks and gives them
 * back then finds each at its old place, and stores no reference, which would cost the collector's
 * write barrier. Other threads use malloc and free.
 */
public final class SmallBlockPool {

    /** Size classes: 64 bytes, 128, and so on, to 4 KiB. */
    private static final int SIZES = 7;

    private static final int SMALLEST_SHIFT = 6;

    /** Most free blocks of a size; a power of two. */
    private static final int MOST = 128;

    private static final SmallBlock[][] FREE = new SmallBlock[SIZES][MOST];

    /**
     * Blocks of each size that were taken from {@code FREE}, and that were put there, since the
     * start.
     */
    private static final int[] TAKEN = new int[SIZES];

    private static final int[] PUT = new int[SIZES];

    private SmallBlockPool() {}

    /** Allocates at least {@code bytes} bytes, not initialized; any thread may free them. */
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

    /** Gives a block back, which nobody uses any more. */
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
     * The smallest size class that holds {@code bytes} bytes; {@code SIZES} or more if none does.
     */
    private static int size(long bytes) {
        long units = Math.max(bytes - 1, 0) >> SMALLEST_SHIFT;
        return Long.SIZE - Long.numberOfLeadingZeros(units);
    }
}
