package mpi;

import mpi.internal.call.ResultTexts;
import mpi.internal.objects.ObjectLists;

/** Completes a nonblocking receive of one object, and returns the object. */
final class ReceivedObject<T> implements ObjectArrival<T> {

    private final Request request;
    private final Object[] received;
    private volatile Status status;

    ReceivedObject(Request request, Object[] received) {
        this.request = request;
        this.received = received;
    }

    @Override
    public T await() {
        if (!request.hasEnded()) {
            become(request.Wait());
        }
        return ObjectLists.only(received);
    }

    @Override
    public boolean test() {
        if (!request.hasEnded()) {
            become(request.Test());
        }
        return request.hasEnded();
    }

    /**
     * Keeps the status of the message: a later call on the completed request would return an empty
     * one.
     */
    private void become(Status latest) {
        if (latest != null && (status == null || latest.source != MPI.ANY_SOURCE)) {
            status = latest;
        }
    }

    @Override
    public Status status() {
        return status;
    }

    @Override
    public Request request() {
        return request;
    }

    @Override
    public void cancel() {
        request.cancelIfActive();
    }

    @Override
    public String toString() {
        return ResultTexts.of(ObjectRequest.class, "request", request, "status", status);
    }
}
