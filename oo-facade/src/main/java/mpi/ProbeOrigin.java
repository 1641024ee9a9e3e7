package mpi;

/** Communicator that a message was probed on, which its status asks for the number of objects. */
interface ProbeOrigin {

    /** Returns the number of objects in the next message of a source; MPI.UNDEFINED if unknown. */
    int objects(int source, int tag);
}
