// Generated from the snapshots in generated/api by `make bindings`; edit templates/RequestCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;

/**
 * The calls of {@link Request} that follow from the header by rule.
 */
abstract class RequestCalls {

    /**
     * MPI's handle of the request.
     */
    abstract long handle();

    /**
     * Takes the handle that a call left; when it became null, the staged outputs are copied back.
     */
    abstract void update(long handle);

    /**
     * Calls {@code MPI_Waitall}: local.
     *
     * <p>C: {@code int MPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status *array_of_statuses)}.
     *
     * @param array_of_requests MPI's {@code MPI_Request array_of_requests[]}
     * @return a status for each request
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static Status[] Waitall(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Waitall")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment array_of_statusesAt = frame.statuses(array_of_requests.length);
            int error = Mpi.MPI_Waitall(array_of_requests.length, array_of_requestsAt, array_of_statusesAt);
            frame.update(array_of_requests, array_of_requestsAt);
            frame.check(error);
            return frame.toStatuses(array_of_statusesAt, array_of_requests.length);
        }
    }
}
