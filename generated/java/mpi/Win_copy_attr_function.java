// Generated from the snapshots in generated/api by `make bindings`; edit templates/Callback.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Copies an attribute when its window is duplicated.
 *
 * <p>C: {@code int MPI_Win_copy_attr_function(MPI_Win old, int keyval, void *extra_state, void *value, void *value_out, int *flag)}.
 *
 * <p>Windows cannot be duplicated, so MPI never calls it so far. It would be called for each attribute under the keyval. It may query the window and its attributes; it must not communicate on it. An {@link MPIException} that leaves it makes the duplication fail with its error code; any other exception ends the job, with rank and stack.
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface Win_copy_attr_function {

    /**
     * Returns the attribute of the copy.
     *
     * @param old the window that is duplicated.
     * @param keyval key of the attribute.
     * @param value the attribute of the old window.
     * @return the attribute of the new one, which may be the same object; null for none.
     */
    Object call(Win old, int keyval, Object value);
}
