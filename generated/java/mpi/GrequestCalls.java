// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.call.CallShape;

/**
 * The calls of {@link Grequest} that the generator makes from the MPI header.
 */
abstract class GrequestCalls extends Request {

    GrequestCalls(long handle) {
        super(handle, null, null);
    }

    /**
     * Called when the program reports that the operation is complete; throws if it has done so before.
     */
    abstract void ending();

    /**
     * Tells MPI that the operation behind this request is done: whoever waits for it goes on.
     *
     * <p>Calls {@code MPI_Grequest_complete}: local.
     *
     * <p>C: {@code int MPI_Grequest_complete(MPI_Request request)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node347.htm#Node347">MPI 5.0, section 13.2</a>
     */
    @Generated("CallsEmitter")
    public void Complete() {
        try (Frame frame = Frame.open("MPI_Grequest_complete")) {
            ending();
            frame.check(Mpi.MPI_Grequest_complete(handle()));
        }
    }

    /**
     * {@link Grequest#Complete() Complete} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node347.htm#Node347">MPI 5.0, section 13.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Grequest_complete")
    public void complete() {
        Complete();
    }

    /**
     * Makes a request for an operation of the program's own, with functions that MPI calls for it.
     *
     * <p>Calls {@code MPI_Grequest_start}: local, nonblocking.
     *
     * <p>C: {@code int MPI_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)}.
     *
     * @param query_fn function that fills the status
     * @param free_fn function that is called when the request is freed
     * @param cancel_fn function that is called when the request is cancelled
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node347.htm#Node347">MPI 5.0, section 13.2</a>
     */
    @Generated("CallsEmitter")
    public static Grequest Start(Grequest_query_function query_fn, Grequest_free_function free_fn, Grequest_cancel_function cancel_fn) {
        try (Frame frame = Frame.open("MPI_Grequest_start", CallShape.REQUEST)) {
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Grequest_start(Callbacks.grequest_query_function(query_fn), Callbacks.grequest_free_function(free_fn), Callbacks.grequest_cancel_function(cancel_fn), MemorySegment.NULL, requestAt));
            return new Grequest(frame.handleAt(requestAt, "MPI_Request"));
        }
    }

    /**
     * {@link Grequest#Start(Grequest_query_function, Grequest_free_function, Grequest_cancel_function) Start} <span class="camel-case">under its camelCase name</span>.
     *
     * @param query_fn function that fills the status
     * @param free_fn function that is called when the request is freed
     * @param cancel_fn function that is called when the request is cancelled
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node347.htm#Node347">MPI 5.0, section 13.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Grequest_start")
    public static Grequest start(Grequest_query_function query_fn, Grequest_free_function free_fn, Grequest_cancel_function cancel_fn) {
        return Start(query_fn, free_fn, cancel_fn);
    }
}
