package mpi;

/** The end of a call that brings objects: one message, or those of a collective call. */
interface ObjectArrival<T> {

    /** Waits for the end, and returns the objects; throws again what it has thrown before. */
    T await();

    /** Tests for the end, without waiting. */
    boolean test();

    /** The status of the message; null before the end, and for a collective call. */
    Status status();

    /** The request; an exception for a collective call, which has several. */
    Request request();

    /** Cancels the operation where MPI can. */
    void cancel();
}
