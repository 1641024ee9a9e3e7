// Generated from the snapshots in generated/api by `make bindings`; edit templates/Callback.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Copies an attribute when its communicator is duplicated.
 *
 * <p>C: {@code int MPI_Comm_copy_attr_function(MPI_Comm old, int keyval, void *extra_state, void *value, void *value_out, int *flag)}.
 *
 * <p>MPI calls it inside {@code Dup} and related functions, on the thread that makes that call, once for each attribute set under the keyval. It may query the communicator and its attributes; it must not communicate on it. An {@link MPIException} that leaves it makes the duplication fail with its error code; any other exception ends the job, with rank and stack.
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface Comm_copy_attr_function {

    /**
     * Returns the attribute of the copy.
     *
     * @param old the communicator that is duplicated.
     * @param keyval key of the attribute.
     * @param value the attribute of the old communicator.
     * @return the attribute of the new one, which may be the same object; null for none.
     */
    Object call(Comm old, int keyval, Object value);
}
