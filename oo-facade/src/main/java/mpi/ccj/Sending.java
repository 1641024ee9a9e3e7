package mpi.ccj;

/** A message on its way. */
@FunctionalInterface
interface Sending {

    /** Waits until nothing more is to be done for it. */
    void await() throws CCJException;
}
