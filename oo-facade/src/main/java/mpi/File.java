package mpi;

/** A file of MPI. */
public class File {

    final long handle;

    File(long handle) {
        this.handle = handle;
    }
}
