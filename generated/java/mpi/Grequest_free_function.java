// Generated from the snapshots in generated/api by `make bindings`; edit templates/Callback.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Handles the end of a generalized request.
 *
 * <p>C: {@code int MPI_Grequest_free_function(void *extra_state)}.
 *
 * <p>MPI calls it once and last of the request's functions: inside the {@code Wait} or {@code Test} that completes the request, or, after {@code Request.Free}, inside {@code Complete}; on the thread that makes that call. It may make local calls of MPI. An {@link MPIException} that leaves it becomes the error code of that call; any other exception ends the job, with rank and stack.
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface Grequest_free_function {

    /**
     * Releases the resources of the operation.
     */
    void call();
}
