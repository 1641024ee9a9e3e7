package mpi;

import mpi.internal.objects.ObjectLists;

/**
 * A message of an object that is on its way here: what {@code irecv} returns. Belongs to one thread
 * at a time.
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
     * Looks whether the object has arrived; local.
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
     * What is known of the message: who sent it, and with which tag.
     *
     * @return the status; null before {@link #get} or {@link #isDone} have completed the request.
     */
    public Status status() {
        return status;
    }

    /**
     * The request itself, for {@code Request.Waitall} and its sisters, or to be cancelled. When
     * they have completed it, {@link #get} returns at once.
     *
     * @return the request.
     */
    public Request request() {
        return request;
    }
}
