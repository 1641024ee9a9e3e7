package mpi.internal.objects;

import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;

/**
 * Writes marks to a receive buffer to detect a message that is too short, since a collective call
 * reports no length. A mark that is still there after the call shows that fewer bytes arrived than
 * the sender had announced.
 */
public final class ArrivalMarks {

    /**
     * Value of a mark. A message has this value in the place of a mark only by chance, with a
     * probability of 2^-64.
     */
    private static final long MARK = System.nanoTime() * 0x9E37_79B9_7F4A_7C15L;

    /**
     * Distance of the marks in bytes. With one mark in each page, the marks touch only pages that
     * the message writes anyway.
     */
    private static final int STEP = 4096;

    private ArrivalMarks() {}

    /** Writes marks to a receive buffer, the last one to its last 8 bytes. */
    public static void set(MemorySegment room) {
        long last = room.byteSize() - Long.BYTES;
        for (long at = last; at >= 0; at -= STEP) {
            room.set(JAVA_LONG_UNALIGNED, at, MARK);
        }
    }

    /** Returns true if a message has overwritten all marks. */
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
