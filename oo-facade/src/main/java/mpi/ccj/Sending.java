package mpi.ccj;

/** Pending send. */
@FunctionalInterface
interface Sending {

    /** Waits for completion. */
    void await() throws CCJException;
}
