package mpi.internal.memory;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;

/**
 * Accesses the hidden fields of {@code MPI_Status}, the words of 4 bytes besides source, tag and
 * error. A library has two to five hidden words. They are read one by one, as MPI writes them,
 * since an 8-byte load after two 4-byte stores would stall on store forwarding.
 */
public final class StatusWords {

    /** Offset of the first hidden word. An offset is -1 if the status has fewer hidden words. */
    public static final int INNER_0 = offset(0);

    public static final int INNER_1 = offset(1);
    public static final int INNER_2 = offset(2);
    public static final int INNER_3 = offset(3);
    public static final int INNER_4 = offset(4);

    private StatusWords() {}

    /** Returns true if the word of a status at this offset is one of its hidden fields. */
    public static boolean isHidden(int offset) {
        return offset == INNER_0
                || offset == INNER_1
                || offset == INNER_2
                || offset == INNER_3
                || offset == INNER_4;
    }

    /**
     * Returns a hidden word of the status that begins at byte {@code at}; 0 if the word's offset is
     * negative.
     */
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
