package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.memory.StatusWords;

/**
 * The number of bytes in a status. Every library keeps it in a hidden field of {@code MPI_Status};
 * MPI_Get_count would cost each receive a second call. So its offset is found once, by setting two
 * counts and searching the status for them.
 */
final class StatusCount {

    private static final int FIRST = 0x1357_9bd0;
    private static final int SECOND = 0x0246_8ace;

    /** Offset of the number in a status; -1 if it was not found. */
    private static final int OFFSET = find();

    private StatusCount() {}

    /** Number of elements; of bytes if the type is null. */
    static int elements(Status status, Datatype type) {
        // The high bits of large counts and the flag of a cancelled message are in the next word.
        if (OFFSET < 0 || status.inner(OFFSET) < 0 || status.inner(OFFSET + Integer.BYTES) != 0) {
            return ask(status, type);
        }
        int bytes = status.inner(OFFSET);
        return type == null ? bytes : count(bytes, type.shape().size());
    }

    /** Number of bytes in an off-heap status, without making an object of it. */
    static long bytes(MemorySegment statusAt) {
        if (OFFSET < 0 || statusAt.get(JAVA_INT, OFFSET + Integer.BYTES) != 0) {
            return ask(new Status(statusAt, 0, null), null);
        }
        return Integer.toUnsignedLong(statusAt.get(JAVA_INT, OFFSET));
    }

    /**
     * Divides bytes by the size of a datatype. Basic types have powers of two: a shift; a division
     * would cost half a call.
     */
    private static int count(int bytes, long size) {
        if (size > 0 && (size & size - 1) == 0) {
            boolean isWhole = (bytes & size - 1) == 0;
            return isWhole ? bytes >> Long.numberOfTrailingZeros(size) : Mpi.MPI_UNDEFINED;
        }
        if (size == 0) {
            return bytes == 0 ? 0 : Mpi.MPI_UNDEFINED;
        }
        return bytes % size == 0 ? (int) (bytes / size) : Mpi.MPI_UNDEFINED;
    }

    private static int ask(Status status, Datatype type) {
        try (Frame frame = Frame.open("MPI_Get_count").unseen()) {
            MemorySegment statusAt = frame.status(status);
            MemorySegment countAt = frame.cell();
            long unit = type == null ? Mpi.MPI_BYTE : type.handle();
            frame.check(Mpi.MPI_Get_count(statusAt, unit, countAt));
            return frame.intAt(countAt);
        }
    }

    private static int find() {
        int offset = offsetOf(FIRST);
        return offset == offsetOf(SECOND) ? offset : -1;
    }

    private static int offsetOf(int bytes) {
        try (Frame frame = Frame.open("MPI_Status_set_elements").unseen()) {
            MemorySegment statusAt = frame.status();
            statusAt.fill((byte) 0);
            int error = Mpi.MPI_Status_set_elements(statusAt, Mpi.MPI_BYTE, bytes);
            for (int at = 0; error == 0 && at < MpiMemory.STATUS_SIZE; at += Integer.BYTES) {
                // The field has two words of 4 bytes.
                boolean isKept = StatusWords.keep(at) && StatusWords.keep(at + Integer.BYTES);
                if (isKept && statusAt.get(JAVA_INT, at) == bytes) {
                    return at;
                }
            }
            return -1;
        }
    }
}
