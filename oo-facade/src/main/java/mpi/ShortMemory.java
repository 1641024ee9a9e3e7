package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.NativeMemory;

/**
 * Off-heap memory where the short arrays of requests stand. Pieces that the first thread gives back
 * it takes again, since the C library takes longer to find one; those of other threads are the C
 * library's.
 */
final class ShortMemory {

    /** Pieces are of 64 bytes, of 128, and so on, to 4 KiB. */
    private static final int SIZES = 7;

    private static final int SMALLEST_SHIFT = 6;

    /** So many of each size wait at most. */
    private static final int MOST = 128;

    private static final long[][] WAITING = new long[SIZES][MOST];
    private static final int[] COUNTS = new int[SIZES];

    private ShortMemory() {}

    /** Memory of so many bytes, which hold anything; to be given back by whichever thread. */
    static MemorySegment take(long bytes) {
        int size = size(bytes);
        if (size >= SIZES) {
            return NativeMemory.allocate(bytes);
        }
        long length = 1L << SMALLEST_SHIFT + size;
        if (!FrameStack.isFirst() || COUNTS[size] == 0) {
            return NativeMemory.allocate(length);
        }
        MemorySegment start = MemorySegment.ofAddress(WAITING[size][--COUNTS[size]]);
        return NativeMemory.at(start, length);
    }

    static void giveBack(MemorySegment memory) {
        int size = size(memory.byteSize());
        if (size < SIZES && FrameStack.isFirst() && COUNTS[size] < MOST) {
            WAITING[size][COUNTS[size]++] = memory.address();
        } else {
            NativeMemory.free(memory);
        }
    }

    /** The number of the size that holds so many bytes; too large a number if none does. */
    private static int size(long bytes) {
        long units = Math.max(bytes - 1, 0) >> SMALLEST_SHIFT;
        return Long.SIZE - Long.numberOfLeadingZeros(units);
    }
}
