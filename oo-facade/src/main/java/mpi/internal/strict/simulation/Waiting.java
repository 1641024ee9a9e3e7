package mpi.internal.strict.simulation;

/**
 * Waiting thread, which is notified when an operation that it waits for completes. {@link
 * RankThread} implements this interface.
 */
interface Waiting {

    /** Tells the thread that an operation has completed, so that the thread may continue. */
    void mayGoOn();
}
