package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;

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
    static int elements(MemorySegment statuses, long at, Datatype type) {
        boolean plain =
                OFFSET >= 0
                        && statuses.get(JAVA_INT_UNALIGNED, at + OFFSET) >= 0
                        // Large counts and the flag of a cancelled message are in the next word.
                        && statuses.get(JAVA_INT_UNALIGNED, at + OFFSET + Integer.BYTES) == 0;
        if (!plain) {
            return ask(statuses.asSlice(at), type == null ? Mpi.MPI_BYTE : type.handle());
        }
        int bytes = statuses.get(JAVA_INT_UNALIGNED, at + OFFSET);
        if (type == null) {
            return bytes;
        }
        long size = type.size();
        return count(bytes, size);
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

    private static int ask(MemorySegment statusAt, long type) {
        try (Frame frame = Frame.open("MPI_Get_count")) {
            MemorySegment countAt = frame.cell();
            frame.check(Mpi.MPI_Get_count(statusAt, type, countAt));
            return frame.intAt(countAt);
        }
    }

    private static int find() {
        int offset = offsetOf(FIRST);
        return offset == offsetOf(SECOND) ? offset : -1;
    }

    private static int offsetOf(int bytes) {
        try (Frame frame = Frame.open("MPI_Status_set_elements")) {
            MemorySegment statusAt = frame.status();
            statusAt.fill((byte) 0);
            int error = Mpi.MPI_Status_set_elements(statusAt, Mpi.MPI_BYTE, bytes);
            for (int at = 0; error == 0 && at < MpiMemory.STATUS_SIZE; at += Integer.BYTES) {
                if (statusAt.get(JAVA_INT, at) == bytes) {
                    return at;
                }
            }
            return -1;
        }
    }
}
