// Generated from the snapshots in generated/api by `make bindings`; edit templates/Callback.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * Returns the extent of a datatype in a file.
 *
 * <p>C: {@code int MPI_Datarep_extent_function(MPI_Datatype datatype, MPI_Aint *extent, void *extra_state)}.
 *
 * <p>MPI calls it inside calls on files whose view has the representation, on the calling thread. It must not call MPI, except to query the datatype's size and extent. An {@link MPIException} that leaves it becomes the error code of that call; any other exception ends the job, with rank and stack.
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface Datarep_extent_function {

    /**
     * Returns the extent in the file.
     *
     * @param datatype a predefined datatype.
     * @return bytes from one item to the next.
     */
    long call(Datatype datatype);
}
