package mpi.internal.strict.simulation;

import java.util.List;

/**
 * Collective call or lock in which ranks that have arrived wait for other ranks. {@link Meeting}
 * implements it, and so do the waits in {@link Locks}.
 */
interface Gathering {

    /** Returns the ranks that have not arrived, for which the other ranks wait. */
    List<Integer> missing();

    /**
     * Returns what the ranks of {@link #missing} have to do, as words that follow their numbers in
     * a report: "to make this call".
     */
    String awaited();

    /** Returns true for a lock, and false for a collective call. */
    boolean isLock();

    /** Returns true if the ranks that have arrived make no further call. */
    boolean isAtEnd();

    /**
     * Returns true if every rank of {@link #missing} is in {@code going}, the set of ranks that can
     * continue.
     */
    boolean canComplete(Ranks going);
}
