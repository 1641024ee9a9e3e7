package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.memory.StatusWords;

/**
 * The number of bytes in a status. Every library keeps it in the part of {@code MPI_Status} that
 * the header leaves open, and asking for it by a call would cost each receive a second one. So the
 * library is asked once where it keeps it, by setting two numbers and looking for them.
 */
final class StatusCount {

    private static final int FIRST = 0x1357_9bd0;
    private static final int SECOND = 0x0246_8ace;

    /** Where the number is; -1 if that could not be told. */
    private static final int OFFSET = find();

    private StatusCount() {}

    /** The number of elements, of bytes where the type is not known. */
    static int elements(Status status, Datatype type) {
        // Large counts and the flag of a cancelled message are in the next word.
        if (OFFSET < 0 || status.inner(OFFSET) < 0 || status.inner(OFFSET + Integer.BYTES) != 0) {
            return ask(status, type);
        }
        int bytes = status.inner(OFFSET);
        return type == null ? bytes : count(bytes, type.size());
    }

    /** The number of bytes, before anybody makes a status of it. */
    static long bytes(MemorySegment statusAt) {
        if (OFFSET < 0 || statusAt.get(JAVA_INT, OFFSET + Integer.BYTES) != 0) {
            return ask(new Status(statusAt, 0, null), null);
        }
        return Integer.toUnsignedLong(statusAt.get(JAVA_INT, OFFSET));
    }

    /** Sizes are powers of two, but for derived datatypes: a division would cost half a call. */
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
                // The number has two words.
                boolean isKept = StatusWords.keep(at) && StatusWords.keep(at + Integer.BYTES);
                if (isKept && statusAt.get(JAVA_INT, at) == bytes) {
                    return at;
                }
            }
            return -1;
        }
    }
}
