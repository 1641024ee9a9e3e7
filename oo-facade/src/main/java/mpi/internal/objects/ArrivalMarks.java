package mpi.internal.objects;

import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;

/**
 * Marks in a receive buffer, to detect a short message. A collective call has no status: a mark
 * that is still there shows that fewer bytes arrived than the sender had announced.
 */
public final class ArrivalMarks {

    /** A message contains it by chance only, with a probability of 2^-64. */
    private static final long MARK = System.nanoTime() * 0x9E37_79B9_7F4A_7C15L;

    /** Distance of the marks, 4 KiB: one in each page, which the message touches anyway. */
    private static final int STEP = 4096;

    private ArrivalMarks() {}

    /** Marks a receive buffer, its last 8 bytes too. */
    public static void set(MemorySegment room) {
        long last = room.byteSize() - Long.BYTES;
        for (long at = last; at >= 0; at -= STEP) {
            room.set(JAVA_LONG_UNALIGNED, at, MARK);
        }
    }

    /** True if a message has overwritten all marks. */
    public static boolean areGone(MemorySegment room) {
        long last = room.byteSize() - Long.BYTES;
        for (long at = last; at >= 0; at -= STEP) {
            if (room.get(JAVA_LONG_UNALIGNED, at) == MARK) {
                return false;
            }
        }
        return true;
    }
}
