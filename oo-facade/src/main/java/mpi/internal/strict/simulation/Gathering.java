package mpi.internal.strict.simulation;

import java.util.List;

/**
 * Collective call or lock in which ranks that have arrived wait for other ranks. {@link Meeting}
 * implements it, and so do the waits in {@link Locks}.
 */
interface Gathering {

    /** Returns the ranks that are waited for. */
    List<Integer> missing();

    /**
     * Returns what those ranks have to do, as words to put behind their numbers in a report: "to
     * make this call".
     */
    String awaited();

    /** Returns true if every rank that is waited for is among ranks that can continue. */
    boolean canComplete(Ranks going);
}
