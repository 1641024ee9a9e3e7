package mpi;

import mpi.c.Mpi;

/** A way into MPI of its own, beside or in place of {@code MPI.Init}. */
public final class Session extends SessionCalls {

    Session(long handle) {
        super(handle);
        mustBeFreed();
    }

    /** The handle of a session that may be missing. */
    static long handle(Session object) {
        return object == null ? Mpi.MPI_SESSION_NULL : object.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_SESSION_NULL;
    }

    @Override
    void release() {
        Finalize();
    }
}
