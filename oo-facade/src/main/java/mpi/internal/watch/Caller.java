package mpi.internal.watch;

/**
 * View of a thread that calls MPI, for other threads. Other threads read the values without a lock,
 * so that the values may be slightly out of date.
 */
public interface Caller {

    /**
     * Returns the thread that makes the calls.
     *
     * @return the thread.
     */
    Thread thread();

    /**
     * Returns the MPI function that the thread is in.
     *
     * @return name of the function; null if the thread is in none.
     */
    String call();

    /**
     * Returns the number of MPI calls of the thread so far, by which successive calls of one
     * function are distinguished.
     *
     * @return number of calls that the thread has begun.
     */
    long calls();
}
