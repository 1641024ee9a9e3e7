package mpi;

/**
 * Communicator on which a message was probed; the status of the probe asks it for the number of
 * objects.
 */
interface ProbeOrigin {

    /**
     * Returns the number of objects in the next message with this source and tag; MPI.UNDEFINED if
     * no such message has arrived.
     */
    int objects(int source, int tag);
}
