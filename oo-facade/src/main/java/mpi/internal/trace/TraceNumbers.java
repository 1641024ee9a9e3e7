package mpi.internal.trace;

import mpi.c.Mpi;

/** Numbers in a trace: special ranks and tags have the same values with every MPI. */
public final class TraceNumbers {

    /** Stands for a number that a call does not have. */
    public static final int NONE = Integer.MIN_VALUE;

    /** Any source, any tag. */
    public static final int ANY = -1;

    /** {@code MPI.PROC_NULL}. */
    public static final int NOBODY = -2;

    /** {@code MPI.ROOT}: this process is the root of an intercommunicator call. */
    public static final int ROOT = -3;

    private TraceNumbers() {}

    /** Converts a rank, or a special value of MPI. */
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
