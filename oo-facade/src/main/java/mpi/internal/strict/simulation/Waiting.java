package mpi.internal.strict.simulation;

/**
 * Waiter for operations, which hears when one of them completes. {@link RankThread} implements it.
 */
interface Waiting {

    /** Called when an operation has completed, so that the thread may continue. */
    void mayGoOn();
}
