package mpi.internal.objects;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.call.InnerCall;

/**
 * Makes the datatype of a {@link PinnedMessage}, which has several blocks of memory. If all blocks
 * have the same length, MPI_Type_create_hindexed_block makes it, since MPICH needs only two thirds
 * of the time to copy items of such a type.
 *
 * @param displacements displacement of each block in bytes.
 * @param lengths length of each block in bytes.
 */
public record PinnedMessageType(long[] displacements, int[] lengths) {

    private static final String HANDLE = "MPI_Datatype";

    /** Makes and commits the datatype, and returns its handle. */
    public long create() {
        int count = lengths.length;
        try (InnerCall inner = InnerCall.open("MPI_Type_create_hindexed")) {
            MemorySegment displacementsAt = inner.take((long) count * Long.BYTES);
            MemorySegment.copy(displacements, 0, displacementsAt, JAVA_LONG, 0, count);
            MemorySegment typeAt = inner.cell();
            int error =
                    areAlike()
                            ? Mpi.MPI_Type_create_hindexed_block(
                                    count, lengths[0], displacementsAt, Mpi.MPI_BYTE, typeAt)
                            : Mpi.MPI_Type_create_hindexed(
                                    count, blocks(inner), displacementsAt, Mpi.MPI_BYTE, typeAt);
            inner.check(error);
            inner.check(Mpi.MPI_Type_commit(typeAt));
            return inner.handleAt(typeAt, HANDLE);
        }
    }

    /** Frees a datatype. */
    public static void free(long type) {
        try (InnerCall inner = InnerCall.open("MPI_Type_free")) {
            inner.check(Mpi.MPI_Type_free(inner.cell(type, HANDLE)));
        }
    }

    private boolean areAlike() {
        for (int length : lengths) {
            if (length != lengths[0]) {
                return false;
            }
        }
        return true;
    }

    private MemorySegment blocks(InnerCall inner) {
        MemorySegment blocks = inner.take((long) lengths.length * Integer.BYTES);
        MemorySegment.copy(lengths, 0, blocks, JAVA_INT, 0, lengths.length);
        return blocks;
    }
}
