package mpi;

import mpi.c.Mpi;

/**
 * What MPI does when a call fails. By default errors return, and panmpi makes an {@link
 * MPIException} of them.
 */
public final class Errhandler extends ErrhandlerCalls {

    Errhandler(long handle) {
        super(handle);
    }

    /** The handle of an error handler; a missing one lets errors return. */
    static long handle(Errhandler object) {
        return object == null ? Job.errorsReturn() : object.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_ERRHANDLER_NULL;
    }

    @Override
    void release() {
        Free();
    }
}
