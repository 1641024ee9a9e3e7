package mpi.internal.watch;

/**
 * Thread that calls MPI, as seen by other threads: read without a lock, so values may be slightly
 * stale.
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
     * @return its name; null if it is in none.
     */
    String call();

    /**
     * Counts the calls, to distinguish successive calls of one function.
     *
     * @return number of calls that the thread has begun.
     */
    long calls();
}
