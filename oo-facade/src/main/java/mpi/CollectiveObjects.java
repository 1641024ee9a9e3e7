package mpi;

import java.util.function.Function;
import java.util.function.Supplier;
import mpi.c.Mpi;

/**
 * Result of a nonblocking collective call on objects, behind the {@link ObjectRequest} that the
 * program gets. The call is complete when all messages of this rank are sent or received.
 */
final class CollectiveObjects<T> implements ObjectArrival<T> {

    private final String call;

    /** Requests of the messages to send and to receive; null when all are complete. */
    private Request[] parts;

    private final Object[] received;
    private final Function<Object[], T> toResult;
    private T result;
    private RuntimeException failure;

    CollectiveObjects(
            String call, Request[] parts, Object[] received, Function<Object[], T> toResult) {
        this.call = call;
        this.parts = parts;
        this.received = received;
        this.toResult = toResult;
    }

    @Override
    public synchronized T await() {
        if (parts != null) {
            complete(() -> Request.Waitall(parts));
        }
        if (failure != null) {
            throw failure;
        }
        return result;
    }

    @Override
    public synchronized boolean test() {
        if (parts != null) {
            complete(() -> Request.Testall(parts));
        }
        return parts == null;
    }

    /**
     * Calls {@code ask}, which waits for all messages, or returns null if some are not complete. If
     * all are complete, sets the result, or the failure if a message cannot be decoded.
     */
    private void complete(Supplier<Status[]> ask) {
        try {
            if (ask.get() == null) {
                return;
            }
            result = toResult.apply(received);
        } catch (RuntimeException wrong) {
            failure = wrong;
        }
        parts = null;
    }

    @Override
    public Status status() {
        return null;
    }

    @Override
    public Request request() {
        String rule = "a collective call on objects has no request of its own: ";
        throw MPIException.of(call, Mpi.MPI_ERR_REQUEST, rule + "use get, isDone or toFuture");
    }

    /** Does nothing: collective calls cannot be cancelled. */
    @Override
    public void cancel() {}

    @Override
    public synchronized String toString() {
        String state = parts == null ? "complete" : parts.length + " messages";
        return ObjectRequest.class.getSimpleName() + "[" + call + ", " + state + "]";
    }
}
