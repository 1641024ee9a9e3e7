package mpi;

/** Communicator that a message was probed on, as its status sees it. */
interface ProbeOrigin {

    /** Returns the number of objects in the next message of a source; MPI.UNDEFINED if unknown. */
    int objects(int source, int tag);
}
