// Generated from the snapshots in generated/api by `make bindings`; edit templates/Callback.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Cancels a generalized request.
 *
 * <p>C: {@code int MPI_Grequest_cancel_function(void *extra_state, int complete)}.
 *
 * <p>MPI calls it inside {@code Cancel}, on the thread that makes that call. It may make local calls of MPI. An {@link MPIException} that leaves it becomes the error code of {@code Cancel}; any other exception ends the job, with rank and stack.
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface Grequest_cancel_function {

    /**
     * Cancels the operation, if that can be done. The query function reports if it was.
     *
     * @param complete true if the program has called {@code Complete} already.
     */
    void call(boolean complete);
}
