// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import mpi.internal.Generated;
import mpi.internal.staging.StagedBuffer;

/**
 * The calls of {@link Prequest} that the generator makes from the MPI header.
 */
abstract class PrequestCalls extends Request {

    PrequestCalls(long handle, StagedBuffer staged, Datatype received) {
        super(handle, staged, received);
    }

    /**
     * Copies the data to off-heap memory before a start, since the program may have changed it.
     */
    abstract void starting();

    /**
     * Stores the handle as it is after a start; {@code really} is true if the start succeeded.
     */
    abstract void started(long newHandle, boolean really);

    /**
     * Copies partitions, which the program has marked ready, to off-heap memory.
     */
    abstract void ready(int first, int last);

    /**
     * Copies partitions, which the program has marked ready, to off-heap memory.
     */
    abstract void ready(int[] several);

    /**
     * Copies a partition into the program's buffer if {@code really}, that is, if it arrived.
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
