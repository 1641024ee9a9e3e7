package mpi.internal.trace;

import mpi.c.Mpi;

/**
 * Converts ranks and tags to the numbers that traces store. Special values such as {@code
 * MPI_ANY_SOURCE} differ between MPI libraries; traces have the same values for all libraries.
 */
public final class TraceNumbers {

    /** Value for a number, such as a rank or a tag, that a call does not have. */
    public static final int NONE = Integer.MIN_VALUE;

    /** Value for {@code MPI.ANY_SOURCE}, and for {@code MPI.ANY_TAG}. */
    public static final int ANY = -1;

    /** Value for {@code MPI.PROC_NULL}. */
    public static final int NOBODY = -2;

    /** Value for {@code MPI.ROOT}: this process is the root of an intercommunicator call. */
    public static final int ROOT = -3;

    private TraceNumbers() {}

    /** Converts a rank or a special value of MPI, such as {@code MPI_PROC_NULL}. */
    public static int rank(int number) {
        if (number == Mpi.MPI_ANY_SOURCE) {
            return ANY;
        }
        if (number == Mpi.MPI_PROC_NULL) {
            return NOBODY;
        }
        return number == Mpi.MPI_ROOT ? ROOT : number;
    }

    /** Converts a tag, or {@code MPI.ANY_TAG}. */
    public static int tag(int number) {
        return number == Mpi.MPI_ANY_TAG ? ANY : number;
    }
}
