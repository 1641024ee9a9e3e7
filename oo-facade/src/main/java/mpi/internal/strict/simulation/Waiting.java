package mpi.internal.strict.simulation;

/**
 * Waiter for operations, which hears when one of them completes. {@link RankThread} implements it.
 */
interface Waiting {

    /** Hears that an operation has completed, so that the waiting thread may continue. */
    void mayGoOn();
}
