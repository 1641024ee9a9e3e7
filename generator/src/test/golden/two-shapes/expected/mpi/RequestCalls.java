// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import mpi.internal.Generated;

/**
 * The calls of {@link Request} that follow from the header by rule.
 */
abstract class RequestCalls extends ExclusiveHandle {

    RequestCalls(long handle) {
        super(handle);
    }

    /**
     * Takes the handle that a call left, and brings outputs back if the call completed it.
     */
    abstract void update(long newHandle, boolean completed);

    /**
     * {@link Request#Free() Free} <span class="camel-case">under its camelCase name</span>; does
     * nothing if the request is null, as it is once it is complete.
     *
     * @throws MPIException if MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Request_free")
    public void free() {
        if (!Is_null()) {
            ((Request) this).Free();
        }
    }
}
