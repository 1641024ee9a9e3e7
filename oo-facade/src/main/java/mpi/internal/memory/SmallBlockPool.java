package mpi.internal.memory;

import java.lang.foreign.MemorySegment;
import mpi.internal.system.NativeMemory;

/**
 * Off-heap memory for the bounce buffers of requests. The first thread has a free list for each
 * size class, which is faster than malloc; other threads use malloc and free.
 */
public final class SmallBlockPool {

    /** Size classes: 64 bytes, 128, and so on, to 4 KiB. */
    private static final int SIZES = 7;

    private static final int SMALLEST_SHIFT = 6;

    /** Maximum length of the free list of a size class. */
    private static final int MOST = 128;

    private static final long[][] WAITING = new long[SIZES][MOST];
    private static final int[] COUNTS = new int[SIZES];

    private SmallBlockPool() {}

    /** Allocates at least {@code bytes} bytes, not initialized; any thread may free them. */
    public static MemorySegment take(long bytes) {
        int size = size(bytes);
        if (size >= SIZES) {
            return NativeMemory.allocate(bytes);
        }
        long length = 1L << SMALLEST_SHIFT + size;
        if (!FirstThread.isCurrent() || COUNTS[size] == 0) {
            return NativeMemory.allocate(length);
        }
        MemorySegment start = MemorySegment.ofAddress(WAITING[size][--COUNTS[size]]);
        return NativeMemory.at(start, length);
    }

    public static void giveBack(MemorySegment memory) {
        int size = size(memory.byteSize());
        if (size < SIZES && FirstThread.isCurrent() && COUNTS[size] < MOST) {
            WAITING[size][COUNTS[size]++] = memory.address();
        } else {
            NativeMemory.free(memory);
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
