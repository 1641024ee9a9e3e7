package mpi;

import mpi.c.Mpi;

/**
 * A file that the processes of a communicator read and write together. Offsets count elements of
 * the view's elementary type, as in MPI.
 */
public final class File extends FileCalls {

    File(long handle) {
        super(handle);
        mustBeFreed();
    }

    /** The handle of a file that may be missing. */
    static long handle(File file) {
        return file == null ? Mpi.MPI_FILE_NULL : file.handle();
    }

    @Override
    long nullHandle() {
        return Mpi.MPI_FILE_NULL;
    }

    @Override
    void release() {
        Close();
    }
}
