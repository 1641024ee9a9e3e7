// Generated from the snapshots in generated/api by `make bindings`; edit templates/Callback.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Fills the status of a generalized request.
 *
 * <p>C: {@code int MPI_Grequest_query_function(void *extra_state, MPI_Status *status)}.
 *
 * <p>MPI calls it when the request is complete, inside the {@code Wait}, {@code Test} or {@code Get_status} that finds it so, on the thread that makes that call; after {@code Get_status} it may be called again. It may make local calls of MPI. An {@link MPIException} that leaves it becomes the error code of the request; any other exception ends the job, with rank and stack.
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface Grequest_query_function {

    /**
     * Describes the result of the operation.
     *
     * @param status the status to fill: {@code source} and {@code tag} are undefined, the count is 0 and the operation not cancelled unless this function sets them.
     */
    void call(Status status);
}
