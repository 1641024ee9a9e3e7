package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.c.Mpi;
import mpi.c.MpiMemory;

/**
 * Pieces of memory as one datatype. Pieces of one length are named as such: MPICH copies them in
 * two thirds of the time.
 */
final class ScatteredRuns {

    private long[] places;
    private int[] lengths;
    private int count;

    ScatteredRuns(int pieces) {
        places = new long[pieces];
        lengths = new int[pieces];
    }

    /** Adds a piece. */
    void add(long place, long length) {
        if (count == places.length) {
            places = Arrays.copyOf(places, 2 * count);
            lengths = Arrays.copyOf(lengths, 2 * count);
        }
        places[count] = place;
        lengths[count++] = Math.toIntExact(length);
    }

    /** Adds a piece in parts of a length, if that divides it; else whole. */
    void add(long place, long length, long part) {
        if (part == 0 || length % part != 0) {
            add(place, length);
            return;
        }
        for (long at = 0; at < length; at += part) {
            add(place + at, part);
        }
    }

    /** Makes the datatype; the handle of one that is committed. */
    long type() {
        try (Frame frame = Frame.open("MPI_Type_create_hindexed").unseen()) {
            MemorySegment blocks = frame.room((long) count * Integer.BYTES);
            MemorySegment displacements = frame.room((long) count * Long.BYTES);
            boolean areAlike = true;
            for (int i = 0; i < count; i++) {
                displacements.setAtIndex(JAVA_LONG, i, places[i]);
                blocks.setAtIndex(JAVA_INT, i, lengths[i]);
                areAlike &= lengths[i] == lengths[0];
            }
            MemorySegment typeAt = frame.cell();
            int error =
                    areAlike
                            ? Mpi.MPI_Type_create_hindexed_block(
                                    count, lengths[0], displacements, Mpi.MPI_BYTE, typeAt)
                            : Mpi.MPI_Type_create_hindexed(
                                    count, blocks, displacements, Mpi.MPI_BYTE, typeAt);
            frame.check(error);
            frame.check(Mpi.MPI_Type_commit(typeAt));
            return MpiMemory.getHandle(typeAt, "MPI_Datatype", 0);
        }
    }
}
