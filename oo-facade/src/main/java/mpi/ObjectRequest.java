package mpi;

import java.util.concurrent.CompletableFuture;
import mpi.internal.futures.RequestFuture;

/**
 * A receive in progress of an object, returned by {@code irecv}, or a nonblocking collective call
 * on objects, returned by {@code ibcast} and similar methods. If several threads wait for a receive
 * at the same time, each gets the object, or an exception that names the thread that waits already.
 *
 * @param <T> the class of the object, or of the list of objects.
 */
public final class ObjectRequest<T> {

    private final ObjectArrival<T> arrival;

    ObjectRequest(Request request, Object[] received) {
        this(new ReceivedObject<>(request, received));
    }

    ObjectRequest(ObjectArrival<T> arrival) {
        this.arrival = arrival;
    }

    /**
     * Waits for the object; blocking until it has arrived, for a collective call also until the
     * objects of this rank are sent.
     *
     * @return the object; null if the receive was cancelled, or is from {@code MPI.PROC_NULL}.
     * @throws MPIException if the message cannot be read or MPI reports an error.
     */
    public T get() {
        return arrival.await();
    }

    /**
     * Tests whether the object has arrived; local.
     *
     * @return true if {@link #get} would not wait.
     * @throws MPIException if the message cannot be read or MPI reports an error.
     */
    public boolean isDone() {
        return arrival.test();
    }

    /**
     * Returns the object as a future; local. The rules of {@link Request#toFuture} hold for this
     * future as well.
     *
     * @return the future, which completes with the object or the exception.
     */
    public CompletableFuture<T> toFuture() {
        return RequestFuture.of(() -> isDone() ? this::get : null, arrival::cancel);
    }

    /**
     * Returns the status of the message, with its source and tag; local.
     *
     * @return the status; null before {@link #get} or {@link #isDone} have completed the request,
     *     and for a collective call.
     */
    public Status status() {
        return arrival.status();
    }

    /**
     * Returns the request itself, for {@code Request.Waitall} and related functions, or to be
     * cancelled; local. After such a function has completed the request, {@link #get} returns at
     * once.
     *
     * @return the request.
     * @throws MPIException if this is a collective call, which has several requests.
     */
    public Request request() {
        return arrival.request();
    }

    /** Returns the request, and its status once it is complete. */
    @Override
    public String toString() {
        return arrival.toString();
    }
}
