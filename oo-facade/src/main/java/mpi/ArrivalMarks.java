package mpi;

import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;

/**
 * Numbers in memory that a message is to overwrite. A collective call has no status: that fewer
 * bytes came than another rank had announced shows by those that are still there.
 */
final class ArrivalMarks {

    /** No program sends it but by chance, once in 2^64. */
    private static final long MARK = System.nanoTime() * 0x9E37_79B9_7F4A_7C15L;

    /** From one to the next: a page, which must be found anyway. */
    private static final int STEP = 4096;

    private ArrivalMarks() {}

    /** Marks the room for a message, its last bytes too. */
    static void set(MemorySegment room) {
        long last = room.byteSize() - Long.BYTES;
        for (long at = last; at >= 0; at -= STEP) {
            room.set(JAVA_LONG_UNALIGNED, at, MARK);
        }
    }

    /** Whether a message has overwritten all of them. */
    static boolean areGone(MemorySegment room) {
        long last = room.byteSize() - Long.BYTES;
        for (long at = last; at >= 0; at -= STEP) {
            if (room.get(JAVA_LONG_UNALIGNED, at) == MARK) {
                return false;
            }
        }
        return true;
    }
}
