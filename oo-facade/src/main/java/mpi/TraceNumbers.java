package mpi;

import java.lang.reflect.Array;
import mpi.c.Mpi;

/** The numbers of a trace; ranks and tags that are none have the same ones on every MPI. */
final class TraceNumbers {

    /** In place of a number that a call has not. */
    static final int NONE = Integer.MIN_VALUE;

    /** Any source, any tag. */
    static final int ANY = -1;

    /** {@code MPI.PROC_NULL}. */
    static final int NOBODY = -2;

    /** This process, where it is the root of another group. */
    static final int ROOT = -3;

    private TraceNumbers() {}

    /** How many bytes are meant of a buffer; none are of {@code MPI.IN_PLACE}. */
    static long bytes(Object buf, long count, Datatype type) {
        return count == 0 || type == null || MessageBuffers.isInPlace(buf)
                ? 0
                : count * type.size();
    }

    /** The same of blocks: counts as {@code int[]} or {@code long[]}, a type or a type each. */
    static long bytes(Object buf, Object counts, Object types, int blocks) {
        long bytes = 0;
        for (int i = 0; i < blocks && counts != null && types != null; i++) {
            Datatype type = types instanceof Datatype[] each ? each[i] : (Datatype) types;
            bytes += bytes(buf, Array.getLong(counts, i), type);
        }
        return bytes;
    }

    /** The number of a rank, if it is one. */
    static int rank(int number) {
        if (number == Mpi.MPI_ANY_SOURCE) {
            return ANY;
        }
        if (number == Mpi.MPI_PROC_NULL) {
            return NOBODY;
        }
        return number == Mpi.MPI_ROOT ? ROOT : number;
    }

    /** The number of a tag, if it is one. */
    static int tag(int number) {
        return number == Mpi.MPI_ANY_TAG ? ANY : number;
    }
}
