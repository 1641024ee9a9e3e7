package mpi;

/**
 * Completion of a call that receives objects, by one message or by the messages of a collective
 * call; the implementation of an {@link ObjectRequest}.
 */
interface ObjectArrival<T> {

    /**
     * Waits for completion and returns the objects; if the call has failed, throws its exception
     * each time.
     */
    T await();

    /** Returns true if the call is complete; does not wait. */
    boolean test();

    /** Returns the status of the message; null before completion, and for a collective call. */
    Status status();

    /** Returns the request; throws for a collective call, which has several requests. */
    Request request();

    /** Cancels the operation where MPI can. */
    void cancel();
}
