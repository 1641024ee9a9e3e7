package mpi.internal.strict.simulation;

import java.util.List;

/** Collective call or lock as its arrivals see it. {@link Meeting} and {@link Locks} have one. */
interface Gathering {

    /** Returns the ranks that are waited for. */
    List<Integer> missing();

    /** Tells what they have to do, as words to put behind their numbers. */
    String awaited();

    /** Returns true if every rank that is waited for is among ranks that can continue. */
    boolean canComplete(Ranks going);
}
