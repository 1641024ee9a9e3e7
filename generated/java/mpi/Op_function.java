// Generated from the snapshots in generated/api by `make bindings`; edit templates/Callback.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.Generated;

/**
 * Combines off-heap data in reductions; {@link User_function} does the same with arrays.
 *
 * <p>C: {@code void MPI_User_function(void *in, void *inout, int *count, MPI_Datatype *datatype)}.
 *
 * <p>MPI calls it inside reductions, on the calling thread or, for nonblocking ones, on whichever thread makes progress, several at a time if several threads reduce. The segments are valid during the call only. It must not call MPI, other than {@code Abort}. An exception that leaves it ends the job, with rank and stack: a reduction cannot return an error.
 */
@FunctionalInterface
@Generated("CallbackEmitter")
public interface Op_function {

    /**
     * Combines items pairwise: {@code inout[i] = in[i] op inout[i]}. MPI may split long messages, so {@code count} need not be that of the reduction.
     *
     * @param in items of the lower ranks, to be read only.
     * @param inout items of the higher ranks, which become the results.
     * @param count number of items.
     * @param datatype type of the items.
     */
    void call(MemorySegment in, MemorySegment inout, int count, Datatype datatype);
}
