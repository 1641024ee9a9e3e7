package mpi;

import mpi.c.Mpi;

/**
 * A file that the processes of a communicator open together. It is {@link MPI.File} with
 * constructors, for programs written for Open MPI's Java binding. Offsets count elements of the
 * view's elementary type, displacements bytes.
 *
 * <p>It is in a separate jar, for the class path alone. Programs that import both {@code java.io.*}
 * and {@code mpi.*} must leave out the jar, so that {@code File} means Java's class.
 */
public final class File extends FileCalls {

    /**
     * Opens a file; collective, blocking.
     *
     * @param comm processes that open it.
     * @param filename name of the file.
     * @param amode sum of {@code MPI.MODE_CREATE}, {@code MPI.MODE_RDWR} and the like.
     * @throws MPIException if the file cannot be opened.
     */
    public File(Comm comm, String filename, int amode) {
        this(comm, filename, amode, null);
    }

    /**
     * Opens a file with hints; collective, blocking.
     *
     * @param comm processes that open it.
     * @param filename name of the file.
     * @param amode sum of {@code MPI.MODE_CREATE}, {@code MPI.MODE_RDWR} and the like.
     * @param info hints for MPI; null for none.
     * @throws MPIException if the file cannot be opened.
     */
    public File(Comm comm, String filename, int amode, Info info) {
        super(Wrap.takeOver(MPI.File.Open(comm, filename, amode, info), Mpi.MPI_FILE_NULL));
        mustBeFreed();
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
