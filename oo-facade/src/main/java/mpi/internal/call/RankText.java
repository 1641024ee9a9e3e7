package mpi.internal.call;

import mpi.c.Mpi;

/** Makes the error message for a rank that is out of range. */
public final class RankText {

    private RankText() {}

    /**
     * Returns the message that refuses a rank. If the number is the value of a constant, the
     * message names the constant, too: the program may have passed it, and its value depends on the
     * library.
     *
     * @param name name of the parameter.
     * @param rank number that was passed as a rank.
     * @param ranks number of ranks that the parameter may name.
     * @return a text such as {@code dest -2 (MPI.ANY_SOURCE) is outside 0..1}.
     */
    public static String outside(String name, int rank, int ranks) {
        return name + " " + text(rank) + " is outside 0.." + (ranks - 1);
    }

    private static String text(int rank) {
        if (rank == Mpi.MPI_ANY_SOURCE) {
            return rank + " (MPI.ANY_SOURCE)";
        }
        if (rank == Mpi.MPI_PROC_NULL) {
            return rank + " (MPI.PROC_NULL)";
        }
        if (rank == Mpi.MPI_ROOT) {
            return rank + " (MPI.ROOT)";
        }
        return rank == Mpi.MPI_UNDEFINED ? rank + " (MPI.UNDEFINED)" : Integer.toString(rank);
    }
}
