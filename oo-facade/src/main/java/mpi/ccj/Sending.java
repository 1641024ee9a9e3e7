package mpi.ccj;

/** Pending send, whose completion can be awaited. */
@FunctionalInterface
interface Sending {

    /** Blocks until the send is complete. */
    void await() throws CCJException;
}
