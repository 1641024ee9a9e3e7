// Generated from the snapshots in generated/api by `make bindings`; edit templates/Callback.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Handles the deletion of an attribute of a communicator.
 *
 * <p>C: {@code int MPI_Comm_delete_attr_function(MPI_Comm object, int keyval, void *value, void *extra_state)}.
 *
 * <p>MPI calls it when the attribute is deleted or replaced and when the communicator is freed, those of {@code MPI.COMM_SELF} at the beginning of {@code MPI.Finalize}, on the thread that makes that call. It may make local calls of MPI. An {@link MPIException} that leaves it keeps the attribute and makes that call fail with its error code; any other exception ends the job, with rank and stack.
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface Comm_delete_attr_function {

    /**
     * Releases the attribute's value.
     *
     * @param object the communicator that has the attribute.
     * @param keyval key of the attribute.
     * @param value the attribute.
     */
    void call(Comm object, int keyval, Object value);
}
