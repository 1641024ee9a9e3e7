// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import mpi.internal.Generated;
import mpi.internal.staging.StagedBuffer;

/**
 * The calls of {@link Prequest} that follow from the header by rule.
 */
abstract class PrequestCalls extends Request {

    PrequestCalls(long handle, StagedBuffer staged, Datatype received) {
        super(handle, staged, received);
    }

    /**
     * Brings what is to be sent off-heap, since the program may have changed it.
     */
    abstract void starting();

    /**
     * Takes the handle that a start left, and whether it succeeded.
     */
    abstract void started(long newHandle, boolean really);

    /**
     * Brings partitions that are ready off-heap.
     */
    abstract void ready(int first, int last);

    /**
     * Brings partitions that are ready off-heap.
     */
    abstract void ready(int[] several);

    /**
     * Brings a partition that has arrived into the program's buffer.
     */
    abstract void arrived(int partition, boolean really);

    /**
     * {@link Prequest#Startall(Prequest[]) Startall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param array_of_requests requests, none of them active.
     * @throws MPIException if a request is active or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Startall")
    public static void startAll(Prequest[] array_of_requests) {
        Prequest.Startall(array_of_requests);
    }
}
