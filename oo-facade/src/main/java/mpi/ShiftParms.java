package mpi;

import mpi.internal.call.ResultTexts;

/**
 * The ranks to receive from and to send to in a shift along one dimension of a grid; returned by
 * {@link Cartcomm#Shift}.
 */
public final class ShiftParms {

    /** The rank to receive from, or {@code MPI.PROC_NULL}. */
    public final int rank_source;

    /** The rank to send to, or {@code MPI.PROC_NULL}. */
    public final int rank_dest;

    ShiftParms(int rank_source, int rank_dest) {
        this.rank_source = rank_source;
        this.rank_dest = rank_dest;
    }

    /**
     * Returns the rank to receive from; local.
     *
     * @return the rank, or {@code MPI.PROC_NULL}.
     */
    public int getRankSource() {
        return rank_source;
    }

    /**
     * Returns the rank to send to; local.
     *
     * @return the rank, or {@code MPI.PROC_NULL}.
     */
    public int getRankDest() {
        return rank_dest;
    }

    /** Returns the two ranks as text, each after its name. */
    @Override
    public String toString() {
        return ResultTexts.of(ShiftParms.class, "rank_source", rank_source, "rank_dest", rank_dest);
    }
}
