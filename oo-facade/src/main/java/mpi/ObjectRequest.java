package mpi;

import java.util.concurrent.CompletableFuture;
import mpi.internal.call.ResultTexts;
import mpi.internal.futures.RequestFuture;
import mpi.internal.objects.ObjectLists;

/**
 * A receive of an object in progress, returned by {@code irecv}. Threads that wait for it at the
 * same time get the object, or an exception that names the thread that waits already.
 *
 * @param <T> the class of the object.
 */
public final class ObjectRequest<T> {

    private final Request request;
    private final Object[] received;
    private volatile Status status;

    ObjectRequest(Request request, Object[] received) {
        this.request = request;
        this.received = received;
    }

    /**
     * Waits for the object; blocking until it has arrived.
     *
     * @return the object; null if the receive was cancelled, or is from {@code MPI.PROC_NULL}.
     * @throws MPIException if the message cannot be read or MPI reports an error.
     */
    public T get() {
        if (!request.hasEnded()) {
            become(request.Wait());
        }
        return ObjectLists.only(received);
    }

    /**
     * Tests whether the object has arrived; local.
     *
     * @return true if {@link #get} would not wait.
     * @throws MPIException if the message cannot be read or MPI reports an error.
     */
    public boolean isDone() {
        if (!request.hasEnded()) {
            become(request.Test());
        }
        return request.hasEnded();
    }

    /**
     * The object as a future; local. What {@link Request#toFuture} says of it holds here as well.
     *
     * @return the future, which has the object in the end, or the exception.
     */
    public CompletableFuture<T> toFuture() {
        return RequestFuture.of(() -> isDone() ? this::get : null, request::cancelIfActive);
    }

    /** Keeps the status of the message from the empty one of a call after it. */
    private void become(Status latest) {
        if (latest != null && (status == null || latest.source != MPI.ANY_SOURCE)) {
            status = latest;
        }
    }

    /**
     * Returns the status of the message, with its source and tag.
     *
     * @return the status; null before {@link #get} or {@link #isDone} have completed the request.
     */
    public Status status() {
        return status;
    }

    /**
     * The request itself, for {@code Request.Waitall} and related functions, or to be cancelled.
     * When they have completed it, {@link #get} returns at once.
     *
     * @return the request.
     */
    public Request request() {
        return request;
    }

    /** The request, and the status once it is complete. */
    @Override
    public String toString() {
        return ResultTexts.of(ObjectRequest.class, "request", request, "status", status);
    }
}
