package mpi.internal.pool;

/** Ways in which the work of a worker ends. */
public enum WorkerEnd {
    /** The executor has ended. */
    COMPLETE,
    /** The executor has ended, and has lost other workers before. */
    AFTER_LOSSES,
    /** The executor is gone, or has taken this worker to be lost. */
    GIVEN_UP
}
