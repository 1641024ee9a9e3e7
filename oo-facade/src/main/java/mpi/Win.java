package mpi;

/** A window of MPI. */
public class Win {

    final long handle;

    Win(long handle) {
        this.handle = handle;
    }
}
