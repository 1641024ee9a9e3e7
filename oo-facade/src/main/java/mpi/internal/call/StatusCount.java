package mpi.internal.call;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.memory.StatusWords;

/**
 * Reads the number of bytes in a status without a call of MPI_Get_count, which would cost each
 * receive a second call. Every library keeps the number in a hidden field of {@code MPI_Status}.
 * The offset of that field is found once, by setting two counts and searching the status for them.
 */
public final class StatusCount {

    private static final int FIRST = 0x1357_9bd0;
    private static final int SECOND = 0x0246_8ace;

    /** Offset of the number of bytes in a status; -1 if the field was not found. */
    public static final int OFFSET = find();

    private StatusCount() {}

    /**
     * Returns true if the word {@code bytes}, which a status has at {@link #OFFSET}, is the exact
     * number of bytes. The next word of the status, {@code next}, has the high bits of large counts
     * and the flag of a cancelled message, and must be 0.
     */
    public static boolean isExact(int bytes, int next) {
        return OFFSET >= 0 && bytes >= 0 && next == 0;
    }

    /** Returns the number of bytes in an off-heap status. */
    public static long bytes(MemorySegment statusAt) {
        if (OFFSET < 0 || statusAt.get(JAVA_INT, OFFSET + Integer.BYTES) != 0) {
            try (InnerCall inner = InnerCall.open("MPI_Get_count")) {
                return ask(inner, statusAt, Mpi.MPI_BYTE);
            }
        }
        return Integer.toUnsignedLong(statusAt.get(JAVA_INT, OFFSET));
    }

    /** Asks MPI for the number of elements of a datatype in an off-heap status. */
    public static int ask(InnerCall inner, MemorySegment statusAt, long datatype) {
        MemorySegment countAt = inner.cell();
        inner.check(Mpi.MPI_Get_count(statusAt, datatype, countAt));
        return inner.intAt(countAt);
    }

    /**
     * Divides bytes by the size of a datatype; returns {@code MPI_UNDEFINED} if that leaves a
     * remainder. The sizes of basic types are powers of two and need only a shift, which is faster
     * than a division.
     */
    public static int elements(int bytes, long size) {
        if (size > 0 && (size & size - 1) == 0) {
            boolean isWhole = (bytes & size - 1) == 0;
            return isWhole ? bytes >> Long.numberOfTrailingZeros(size) : Mpi.MPI_UNDEFINED;
        }
        if (size == 0) {
            return bytes == 0 ? 0 : Mpi.MPI_UNDEFINED;
        }
        return bytes % size == 0 ? (int) (bytes / size) : Mpi.MPI_UNDEFINED;
    }

    private static int find() {
        int offset = offsetOf(FIRST);
        return offset == offsetOf(SECOND) ? offset : -1;
    }

    private static int offsetOf(int bytes) {
        try (InnerCall inner = InnerCall.open("MPI_Status_set_elements")) {
            MemorySegment statusAt = inner.take(MpiMemory.STATUS_SIZE);
            statusAt.fill((byte) 0);
            int error = Mpi.MPI_Status_set_elements(statusAt, Mpi.MPI_BYTE, bytes);
            for (int at = 0; error == 0 && at < MpiMemory.STATUS_SIZE; at += Integer.BYTES) {
                // The field has two words of 4 bytes, both of which must be hidden fields of a
                // status.
                boolean isHidden =
                        StatusWords.isHidden(at) && StatusWords.isHidden(at + Integer.BYTES);
                if (isHidden && statusAt.get(JAVA_INT, at) == bytes) {
                    return at;
                }
            }
            return -1;
        }
    }
}
