package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.call.CallStack;

/** Requests that a call in progress may complete, and their statuses. */
abstract class Statuses extends Cells {

    /** Status of the first thread's outermost call: a constant address for compiled code. */
    private static final MemorySegment OF_FIRST =
            Arena.global().allocate(MpiMemory.STATUS_SIZE, Long.BYTES);

    /** The one request that the call has completed. */
    Request completed;

    private Request[] requests;

    Statuses(CallStack stack) {
        super(stack);
    }

    /** Records the request that the call has completed. */
    final void complete(Request request) {
        completed = request;
        holds = true;
    }

    final MemorySegment handles(Request[] array, String handleType) {
        if (array == null) {
            throw MPIException.of(call(), Mpi.MPI_ERR_REQUEST, "array_of_requests is null");
        }
        requests = array;
        holds = true;
        MemorySegment handlesAt = handles(array.length);
        for (int i = 0; i < array.length; i++) {
            MpiMemory.setHandle(handlesAt, handleType, i, Request.handle(array[i]));
        }
        return handlesAt;
    }

    /** Memory for the one status of a call. */
    final MemorySegment status() {
        return FrameStack.isOutermostOfFirst(this) ? OF_FIRST : statuses(1);
    }

    final MemorySegment statuses(int count) {
        return take((long) count * MpiMemory.STATUS_SIZE);
    }

    /** Copies a status to off-heap memory, for MPI to read. */
    final MemorySegment status(Status status) {
        MemorySegment statusAt = statuses(1);
        status.write(statusAt);
        return statusAt;
    }

    /** Reads the status of a message that was probed, or of the one completed request. */
    final Status toStatus(MemorySegment statusAt) {
        return status(statusAt, 0, completed);
    }

    private static Status status(MemorySegment statusesAt, long at, Request of) {
        Status status = new Status(statusesAt, at, of == null ? null : of.received());
        if (of != null) {
            of.describe(status);
        }
        return status;
    }

    /** Reads the status of the one request that completed, of several. */
    final Status toStatus(MemorySegment statusAt, MemorySegment indexAt) {
        int index = intAt(indexAt);
        Status status = status(statusAt, 0, requestAt(index));
        status.index = index;
        return status;
    }

    final Status[] toStatuses(MemorySegment statusesAt, int count) {
        Status[] statuses = new Status[count];
        fill(statuses, statusesAt, null);
        return statuses;
    }

    /** Reads the statuses of the requests at the indices given; null if no request is active. */
    final Status[] toStatuses(
            MemorySegment statusesAt, MemorySegment countAt, MemorySegment indices) {
        int count = intAt(countAt);
        if (count < 0) {
            return null;
        }
        Status[] statuses = new Status[count];
        fill(statuses, statusesAt, indices);
        return statuses;
    }

    /**
     * Reads all statuses, even if the objects of one message cannot be decoded; throws the first
     * failure afterwards.
     */
    private void fill(Status[] statuses, MemorySegment statusesAt, MemorySegment indices) {
        MPIException failure = null;
        for (int i = 0; i < statuses.length; i++) {
            int index = indices == null ? i : indices.getAtIndex(JAVA_INT, i);
            try {
                statuses[i] =
                        status(statusesAt, (long) i * MpiMemory.STATUS_SIZE, requestAt(index));
                statuses[i].index = index;
            } catch (MPIException e) {
                failure = failure == null ? e : failure;
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    private Request requestAt(int index) {
        return requests == null || index < 0 ? completed : requests[index];
    }

    /** Updates each request from its handle; {@code completed} if all of them are complete. */
    final void update(Request[] array, MemorySegment handlesAt, boolean completed) {
        for (int i = 0; i < array.length; i++) {
            update(array[i], MpiMemory.getHandle(handlesAt, "MPI_Request", i), completed);
        }
    }

    /** Updates requests of which one may be complete, at an index. */
    final void update(
            Request[] array, MemorySegment handlesAt, boolean done, MemorySegment indexAt) {
        int index = done ? intAt(indexAt) : -1;
        for (int i = 0; i < array.length; i++) {
            update(array[i], MpiMemory.getHandle(handlesAt, "MPI_Request", i), i == index);
        }
    }

    /** Skips null: programs of the MPJ family leave gaps in their arrays. */
    private static void update(Request request, long handle, boolean completed) {
        if (request != null) {
            request.finish(handle, completed);
        }
    }

    /** Updates requests of which some may be complete, at several indices. */
    final void update(
            Request[] array,
            MemorySegment handlesAt,
            boolean done,
            MemorySegment countAt,
            MemorySegment indices) {
        update(array, handlesAt, false);
        for (int i = 0; done && i < intAt(countAt); i++) {
            Request request = array[indices.getAtIndex(JAVA_INT, i)];
            request.finish(request.handle(), true);
        }
    }

    /**
     * Releases, after a failure, the receive buffers for objects of complete requests: no status
     * will decode them.
     */
    final void giveUpObjects() {
        if (completed != null) {
            completed.forgetObjects();
        }
        for (int i = 0; requests != null && i < requests.length; i++) {
            if (requests[i] != null) {
                requests[i].forgetObjects();
            }
        }
    }

    void reset() {
        if (completed != null) {
            completed = null;
        }
        if (requests != null) {
            requests = null;
        }
        endMemory();
    }
}
