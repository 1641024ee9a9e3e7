package mpi.internal.pool;

/** Ways in which the work of a worker ends. */
public enum WorkerEnd {
    /** The executor has ended. */
    COMPLETE,
    /** The executor has ended; it had lost other workers before. */
    AFTER_LOSSES,
    /** The connection broke: the executor is gone, or has given this worker up as lost. */
    GIVEN_UP
}
