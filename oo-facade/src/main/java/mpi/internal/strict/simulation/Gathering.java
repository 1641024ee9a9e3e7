package mpi.internal.strict.simulation;

import java.util.List;

/** Collective call as its arrivals see it. {@link Meeting} implements it. */
interface Gathering {

    /** Returns the ranks that have not arrived. */
    List<Integer> missing();

    /** Returns true if every rank that has not arrived is among ranks that can continue. */
    boolean canComplete(Ranks going);
}
