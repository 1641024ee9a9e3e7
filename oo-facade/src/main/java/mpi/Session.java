package mpi;

import mpi.c.Mpi;

/**
 * A session of MPI 4.0, which initializes MPI independently of {@code MPI.Init}. A program may use
 * sessions, {@code MPI.Init} or both.
 *
 * <p>A communicator of all processes of the job, made without {@code MPI.Init}:
 *
 * {@snippet file="Snippets.java" region="session"}
 */
public final class Session extends SessionCalls {

    Session(long handle) {
        super(handle);
        mustBeFreed();
    }

    /** Returns the handle of a session; null stands for the null handle. */
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
