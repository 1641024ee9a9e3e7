package mpi.internal.watch;

/** A thread that calls MPI. Others look at it while it goes on: what they see may be a bit old. */
public interface Caller {

    /**
     * The thread that makes the calls.
     *
     * @return the thread.
     */
    Thread thread();

    /**
     * The function of MPI that the thread is in.
     *
     * @return its name; null if it is in none.
     */
    String call();

    /**
     * Tells one call from the next of the same function.
     *
     * @return how many calls the thread has begun.
     */
    long calls();
}
