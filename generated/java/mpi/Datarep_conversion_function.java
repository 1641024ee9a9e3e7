// Generated from the snapshots in generated/api by `make bindings`; edit templates/Callback.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.Generated;

/**
 * Converts data between memory and the representation of a file.
 *
 * <p>C: {@code int MPI_Datarep_conversion_function(void *userbuf, MPI_Datatype datatype, int count, void *filebuf, MPI_Offset position, void *extra_state)}.
 *
 * <p>MPI calls it inside calls that read or write a file whose view has the representation, on the calling thread or, for a nonblocking call, on a thread of the library. It must not call MPI, except to query the datatype's size and extent. An {@link MPIException} that leaves it becomes the error code of the reading or writing call; any other exception ends the job, with rank and stack.
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface Datarep_conversion_function {

    /**
     * Converts some items. Both segments begin at C's pointers and have no upper bound: MPI does not pass the lengths.
     *
     * @param userbuf memory with the typemap of the datatype; items begin at {@code position}.
     * @param datatype type of one item.
     * @param count number of items.
     * @param filebuf contiguous items in the file's representation.
     * @param position index in {@code userbuf} of the first item.
     */
    void call(MemorySegment userbuf, Datatype datatype, long count, MemorySegment filebuf, long position);
}
