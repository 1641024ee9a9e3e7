package mpi;

/**
 * An object of MPI that the program may free: communicators, datatypes, groups, hints, operations,
 * requests and windows.
 */
public interface Freeable {

    /**
     * Frees the object. Communicators and windows are freed by all their processes together
     * (collective); freeing the others is local.
     *
     * @throws MPIException if MPI reports an error.
     */
    void free();
}
