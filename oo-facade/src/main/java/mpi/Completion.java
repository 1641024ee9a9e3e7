package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import mpi.c.Mpi;
import mpi.c.MpiMemory;

import java.lang.foreign.MemorySegment;

/** Requests that a call in progress may complete, and their statuses. */
final class Completion {

    private Request[] requests;

    /** The one request that the call has completed. */
    private Request completed;

    /** Records the request that the call has completed. */
    void complete(Request request) {
        completed = request;
    }

    /** Copies the handles of requests for MPI to read and write; null becomes the null request. */
    MemorySegment handles(Frame frame, Request[] array) {
        if (array == null) {
            throw MPIException.of(frame.call(), Mpi.MPI_ERR_REQUEST, "array_of_requests is null");
        }
        requests = array;
        MemorySegment handlesAt = frame.handles(array.length);
        for (int i = 0; i < array.length; i++) {
            MpiMemory.setHandle(handlesAt, "MPI_Request", i, Request.handle(array[i]));
        }
        return handlesAt;
    }

    /** Reads the status of a message that was probed, or of the one completed request. */
    Status toStatus(MemorySegment statusAt) {
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
    Status toStatus(MemorySegment statusAt, MemorySegment indexAt) {
        int index = at(indexAt);
        Status status = status(statusAt, 0, requestAt(index));
        status.index = index;
        return status;
    }

    Status[] toStatuses(MemorySegment statusesAt, int count) {
        Status[] statuses = new Status[count];
        fill(statuses, statusesAt, null);
        return statuses;
    }

    /** Reads the statuses of the requests at the indices given; null if no request is active. */
    Status[] toStatuses(MemorySegment statusesAt, MemorySegment countAt, MemorySegment indices) {
        int count = at(countAt);
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

    private static int at(MemorySegment cell) {
        return cell.get(JAVA_INT, 0);
    }

    private Request requestAt(int index) {
        return requests == null || index < 0 ? completed : requests[index];
    }

    /** Updates each request from its handle; {@code completed} if all of them are complete. */
    void update(Request[] array, MemorySegment handlesAt, boolean completed) {
        for (int i = 0; i < array.length; i++) {
            update(array[i], MpiMemory.getHandle(handlesAt, "MPI_Request", i), completed);
        }
    }

    /** Updates requests of which one may be complete, at an index. */
    void update(Request[] array, MemorySegment handlesAt, boolean done, MemorySegment indexAt) {
        int index = done ? at(indexAt) : -1;
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
    void update(
            Request[] array,
            MemorySegment handlesAt,
            boolean done,
            MemorySegment countAt,
            MemorySegment indices) {
        update(array, handlesAt, false);
        for (int i = 0; done && i < at(countAt); i++) {
            Request request = array[indices.getAtIndex(JAVA_INT, i)];
            request.finish(request.handle(), true);
        }
    }

    /**
     * Releases, after a failure, the receive buffers for objects of complete requests: no status
     * will decode them.
     */
    void giveUpObjects() {
        if (completed != null) {
            completed.forgetObjects();
        }
        for (int i = 0; requests != null && i < requests.length; i++) {
            if (requests[i] != null) {
                requests[i].forgetObjects();
            }
        }
    }

    /** Drops the requests: the call is over. */
    void forget() {
        if (completed != null) {
            completed = null;
        }
        if (requests != null) {
            requests = null;
        }
    }
}
