package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Checks;
import mpi.internal.call.CallStack;

/**
 * Requests that a call of MPI in progress may complete. After MPI has returned, this class updates
 * the handles of the requests and reads their statuses.
 */
final class Completion {

    /**
     * The program's array, or {@link #copy} if other threads may change the array during the call.
     */
    private Request[] requests;

    private int count;
    private Request[] copy = {};

    /**
     * Request whose status the call asks for without completing the request; null for other calls.
     */
    private Request asked;

    /** Request that a call on a single request has completed; null for other calls. */
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
        count = array.length;
        if (CallStack.areSeveral) {
            claim(frame);
        }
        MemorySegment handlesAt = frame.handles(array.length);
        for (int i = 0; i < count; i++) {
            MpiMemory.setHandle(handlesAt, "MPI_Request", i, Request.handle(requests[i]));
            if (Checks.STRICT) {
                Request.isNamed(requests[i]);
            }
            if (requests[i] != null) {
                requests[i].place = i;
            }
        }
        for (int i = 0; i < count; i++) {
            if (requests[i] != null && requests[i].place != i) {
                refuseTwice(frame, i, requests[i]);
            }
        }
        return handlesAt;
    }

    /** Refuses a request that is in an array twice: some libraries complete it twice. */
    private static void refuseTwice(Frame frame, int index, Request request) {
        if (!request.Is_null() && request.isActive()) {
            String what = "array_of_requests[%d] and [%d] are the same request";
            String rule = "; MPI completes a request once";
            String told = what.formatted(index, request.place) + rule;
            throw MPIException.of(frame.call(), Mpi.MPI_ERR_REQUEST, told);
        }
    }

    private void claim(Frame frame) {
        if (copy.length < count) {
            copy = new Request[count];
        }
        System.arraycopy(requests, 0, copy, 0, count);
        requests = copy;
        frame.claims().addAll(frame.call(), copy, count);
    }

    /** Records the request that the call queries. */
    void ask(Request request) {
        asked = request;
    }

    /** Reads the status of a probed message, or of the request of a call on a single request. */
    Status toStatus(MemorySegment statusAt) {
        return asked == null ? status(statusAt, 0, completed) : asked.peek(statusAt);
    }

    private static Status status(MemorySegment statusesAt, long at, Request of) {
        Status status = new Status(statusesAt, at, of == null ? null : of.received());
        if (of != null) {
            of.describe(status);
        }
        return status;
    }

    /** Reads the status and the index of the one request that has completed among several. */
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

    /**
     * Reads the statuses of the completed requests, whose indices MPI has written to {@code
     * indices}; null if no request was active.
     */
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
     * Decodes the objects of all received messages, after a call that returns no statuses to the
     * program.
     */
    void arrived(MemorySegment statusesAt, int count) {
        for (int i = 0; i < count; i++) {
            if (requests[i] != null && requests[i].objects() != null) {
                toStatuses(statusesAt, count);
                return;
            }
        }
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

    /**
     * Updates all requests from the handles that MPI has written; {@code completed} tells whether
     * all requests are complete.
     */
    void update(MemorySegment handlesAt, boolean completed) {
        for (int i = 0; i < count; i++) {
            update(requests[i], MpiMemory.getHandle(handlesAt, "MPI_Request", i), completed);
        }
    }

    /**
     * Updates all requests from their handles. If {@code done}, the request whose index is at
     * {@code indexAt} may be complete.
     */
    void update(MemorySegment handlesAt, boolean done, MemorySegment indexAt) {
        int index = done ? at(indexAt) : -1;
        for (int i = 0; i < count; i++) {
            update(requests[i], MpiMemory.getHandle(handlesAt, "MPI_Request", i), i == index);
        }
    }

    /**
     * Updates a request from its handle; skips null, which programs for mpiJava have in their
     * arrays.
     */
    private static void update(Request request, long handle, boolean completed) {
        if (request != null) {
            request.finish(handle, completed);
        }
    }

    /**
     * Updates all requests from their handles. If {@code done}, the requests whose indices MPI has
     * written to {@code indices} may be complete; {@code countAt} has their number.
     */
    void update(
            MemorySegment handlesAt, boolean done, MemorySegment countAt, MemorySegment indices) {
        update(handlesAt, false);
        for (int i = 0; done && i < at(countAt); i++) {
            Request request = requests[indices.getAtIndex(JAVA_INT, i)];
            request.finish(request.handle(), true);
        }
    }

    /**
     * Releases the receive buffers for objects after a failure. The objects are not decoded: that
     * needs the statuses, which are not read after a failure.
     */
    void giveUpObjects() {
        if (completed != null) {
            completed.forgetObjects();
        }
        for (int i = 0; requests != null && i < count; i++) {
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
        if (asked != null) {
            asked = null;
        }
        if (requests == copy) {
            Arrays.fill(copy, 0, count, null);
        }
        if (requests != null) {
            requests = null;
        }
    }
}
