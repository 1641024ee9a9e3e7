package mpi;

import mpi.internal.objects.ObjectLists;

/**
 * A receive of an object in progress, returned by {@code irecv}. Belongs to one thread at a time.
 *
 * @param <T> the class of the object.
 */
public final class ObjectRequest<T> {

    private final Request request;
    private final Object[] received;
    private Status status;

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
        if (!request.Is_null()) {
            status = request.Wait();
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
        if (!request.Is_null()) {
            status = request.Test();
        }
        return request.Is_null();
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
}
