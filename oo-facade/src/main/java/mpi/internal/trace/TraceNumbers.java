package mpi.internal.trace;

import mpi.c.Mpi;

/** The numbers of a trace; ranks and tags that are none have the same ones on every MPI. */
public final class TraceNumbers {

    /** In place of a number that a call has not. */
    public static final int NONE = Integer.MIN_VALUE;

    /** Any source, any tag. */
    public static final int ANY = -1;

    /** {@code MPI.PROC_NULL}. */
    public static final int NOBODY = -2;

    /** This process, where it is the root of another group. */
    public static final int ROOT = -3;

    private TraceNumbers() {}

    /** The number of a rank, if it is one. */
    public static int rank(int number) {
        if (number == Mpi.MPI_ANY_SOURCE) {
            return ANY;
        }
        if (number == Mpi.MPI_PROC_NULL) {
            return NOBODY;
        }
        return number == Mpi.MPI_ROOT ? ROOT : number;
    }

    /** The number of a tag, if it is one. */
    public static int tag(int number) {
        return number == Mpi.MPI_ANY_TAG ? ANY : number;
    }
}
