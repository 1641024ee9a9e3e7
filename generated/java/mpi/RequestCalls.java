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
     * Calls {@code MPI_Cancel}: local.
     *
     * <p>C: {@code int MPI_Cancel(MPI_Request *request)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Cancel() {
        try (Frame frame = Frame.open("MPI_Cancel")) {
            MemorySegment requestAt = frame.cell(handle(), "MPI_Request");
            int error = Mpi.MPI_Cancel(requestAt);
            update(frame.handleAt(requestAt, "MPI_Request"));
            frame.check(error);
        }
    }

    /**
     * Calls {@code MPI_Request_get_status}: local.
     *
     * <p>C: {@code int MPI_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)}.
     *
     * @return the status, or null where MPI's flag says no
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Get_status() {
        try (Frame frame = Frame.open("MPI_Request_get_status")) {
            MemorySegment flagAt = frame.cell();
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_Request_get_status(handle(), flagAt, statusAt));
            return frame.flagAt(flagAt) ? frame.toStatus(statusAt) : null;
        }
    }

    /**
     * Calls {@code MPI_Test}: local.
     *
     * <p>C: {@code int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status)}.
     *
     * @return the status, or null where MPI's flag says no
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Test() {
        try (Frame frame = Frame.open("MPI_Test")) {
            MemorySegment requestAt = frame.cell(handle(), "MPI_Request");
            MemorySegment flagAt = frame.cell();
            MemorySegment statusAt = frame.status();
            int error = Mpi.MPI_Test(requestAt, flagAt, statusAt);
            update(frame.handleAt(requestAt, "MPI_Request"));
            frame.check(error);
            return frame.flagAt(flagAt) ? frame.toStatus(statusAt) : null;
        }
    }

    /**
     * Calls {@code MPI_Testall}: local.
     *
     * <p>C: {@code int MPI_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status *array_of_statuses)}.
     *
     * @param array_of_requests MPI's {@code MPI_Request array_of_requests[]}
     * @return a status for each request, or null where MPI's flag says no
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public static Status[] Testall(Request[] array_of_requests) {
        try (Frame frame = Frame.open("MPI_Testall")) {
            MemorySegment array_of_requestsAt = frame.handles(array_of_requests);
            MemorySegment flagAt = frame.cell();
            MemorySegment array_of_statusesAt = frame.statuses(array_of_requests.length);
            int error = Mpi.MPI_Testall(array_of_requests.length, array_of_requestsAt, flagAt, array_of_statusesAt);
            frame.update(array_of_requests, array_of_requestsAt);
            frame.check(error);
            return frame.flagAt(flagAt) ? frame.toStatuses(array_of_statusesAt, array_of_requests.length) : null;
        }
    }

    /**
     * Calls {@code MPI_Wait}: local.
     *
     * <p>C: {@code int MPI_Wait(MPI_Request *request, MPI_Status *status)}.
     *
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Wait() {
        try (Frame frame = Frame.open("MPI_Wait")) {
            MemorySegment requestAt = frame.cell(handle(), "MPI_Request");
            MemorySegment statusAt = frame.status();
            int error = Mpi.MPI_Wait(requestAt, statusAt);
            update(frame.handleAt(requestAt, "MPI_Request"));
            frame.check(error);
            return frame.toStatus(statusAt);
        }
    }

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
