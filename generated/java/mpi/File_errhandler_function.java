// Generated from the snapshots in generated/api by `make bindings`; edit templates/Callback.java instead.

package mpi;

import mpi.MPI.File;
import mpi.internal.Generated;

/**
 * Handles an error in a call on a file.
 *
 * <p>C: {@code void MPI_File_errhandler_function(MPI_File *object, int *errorcode, ...)}.
 *
 * <p>MPI calls it inside the call that fails, on that call's thread (a library with a progress thread may use that one), before the call returns. When it returns, the failed call still throws its {@link MPIException}, unless the library then returns success, as MPICH 5 does. It may make local calls of MPI, and {@code Abort}. An exception that leaves it ends the job, with rank and stack: no exception can pass through C.
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface File_errhandler_function {

    /**
     * Handles an error.
     *
     * @param object the file of the call that failed.
     * @param errorcode the error code that the call will return.
     */
    void call(File object, int errorcode);
}
