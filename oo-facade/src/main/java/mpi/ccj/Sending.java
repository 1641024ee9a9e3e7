package mpi.ccj;

/** Pending send. */
@FunctionalInterface
interface Sending {

    /** Blocks until the send is complete. */
    void await() throws CCJException;
}
