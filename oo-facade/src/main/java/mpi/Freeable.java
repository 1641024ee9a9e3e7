package mpi;

/**
 * An object of MPI that the program may free: communicators, datatypes, groups, hints, operations,
 * requests and windows.
 */
public interface Freeable {

    /**
     * Frees the object; collective where freeing its class is.
     *
     * @throws MPIException if MPI reports an error.
     */
    void free();
}
