package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;

/**
 * Blocks of memory as one datatype. Blocks of one length become an hindexed-block type, which MPICH
 * copies in two thirds of the time.
 *
 * @param places displacement of each block in bytes.
 * @param lengths length of each block in bytes.
 */
record ScatteredRuns(long[] places, int[] lengths) {

    /** Makes and commits the datatype, and returns its handle. */
    long type() {
        int count = lengths.length;
        try (Frame frame = Frame.open("MPI_Type_create_hindexed").unseen()) {
            MemorySegment displacements = frame.room((long) count * Long.BYTES);
            MemorySegment.copy(places, 0, displacements, JAVA_LONG, 0, count);
            MemorySegment typeAt = frame.cell();
            int error =
                    areAlike()
                            ? Mpi.MPI_Type_create_hindexed_block(
                                    count, lengths[0], displacements, Mpi.MPI_BYTE, typeAt)
                            : Mpi.MPI_Type_create_hindexed(
                                    count, blocks(frame), displacements, Mpi.MPI_BYTE, typeAt);
            frame.check(error);
            frame.check(Mpi.MPI_Type_commit(typeAt));
            return MpiMemory.getHandle(typeAt, "MPI_Datatype", 0);
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

    private MemorySegment blocks(Frame frame) {
        MemorySegment blocks = frame.room((long) lengths.length * Integer.BYTES);
        MemorySegment.copy(lengths, 0, blocks, JAVA_INT, 0, lengths.length);
        return blocks;
    }
}
