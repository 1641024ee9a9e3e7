package mpi.internal.memory;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;

/**
 * Where an {@code MPI_Status} has the words that MPI keeps for itself, beside source, tag and
 * error: two to five, by library. They are read in words of four bytes because MPI writes such
 * words: a wider one that it has just written in halves would hold the processor up.
 */
public final class StatusWords {

    /** Where the first of them is, and so on; negative where the status has no more. */
    public static final int INNER_0 = offset(0);

    public static final int INNER_1 = offset(1);
    public static final int INNER_2 = offset(2);
    public static final int INNER_3 = offset(3);
    public static final int INNER_4 = offset(4);

    private StatusWords() {}

    /** Whether the word at an offset is one of them. */
    public static boolean keep(int offset) {
        return offset == INNER_0
                || offset == INNER_1
                || offset == INNER_2
                || offset == INNER_3
                || offset == INNER_4;
    }

    /** A word of a status inside other memory; 0 if it has no such word. */
    public static int get(MemorySegment memory, long at, int offset) {
        return offset < 0 ? 0 : memory.get(JAVA_INT, at + offset);
    }

    public static void set(MemorySegment statusAt, int offset, int value) {
        if (offset >= 0) {
            statusAt.set(JAVA_INT, offset, value);
        }
    }

    private static int offset(int number) {
        int left = number;
        for (int at = 0; at + Integer.BYTES <= MpiMemory.STATUS_SIZE; at += Integer.BYTES) {
            if (!isKnown(at) && left-- == 0) {
                return at;
            }
        }
        return -1;
    }

    private static boolean isKnown(int at) {
        return at == MpiMemory.SOURCE || at == MpiMemory.TAG || at == MpiMemory.ERROR;
    }
}
