package mpi.internal.strict.check;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;

/** Computes a checksum of bytes in memory, by which a change is noticed later. */
final class Checksum {

    private static final long PRIME = 0x9E3779B97F4A7C15L;

    private Checksum() {}

    /**
     * Returns the checksum of a range.
     *
     * @param memory memory that the range refers to; bytes outside of this memory do not count.
     * @param start first byte.
     * @param length number of bytes.
     * @param blocks displacements and lengths of the blocks to sum up, alternately; null for all
     *     bytes.
     */
    static long of(MemorySegment memory, long start, long length, long[] blocks) {
        if (blocks == null) {
            return of(memory, 1, start, length);
        }
        long sum = 1;
        for (int i = 0; i < blocks.length; i += 2) {
            sum = of(memory, sum, start + blocks[i], blocks[i + 1]);
        }
        return sum;
    }

    private static long of(MemorySegment memory, long before, long from, long length) {
        long end = Math.min(from + length, memory.byteSize());
        long sum = before;
        long at = Math.max(0, from);
        for (; at + Long.BYTES <= end; at += Long.BYTES) {
            sum = sum * PRIME + memory.get(JAVA_LONG_UNALIGNED, at);
        }
        for (; at < end; at++) {
            sum = sum * PRIME + memory.get(JAVA_BYTE, at);
        }
        return sum;
    }
}
