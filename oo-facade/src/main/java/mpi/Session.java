package mpi;

/** A session of MPI. */
public class Session {

    final long handle;

    Session(long handle) {
        this.handle = handle;
    }
}
