package mpi.internal.watch;

/**
 * Provides the rank and the state of this process in its job. Callers must not keep the values,
 * since most values are known only once MPI is initialized, and may change later.
 */
public interface JobRank {

    /**
     * Returns the rank of this process.
     *
     * @return the rank.
     */
    int rank();

    /**
     * Returns the number of processes of the job.
     *
     * @return their number.
     */
    int size();

    /**
     * Tests whether this process has called {@code MPI.Finalize}.
     *
     * @return true from {@code MPI.Finalize} on.
     */
    default boolean isEnding() {
        return ending() != null;
    }

    /**
     * Tests whether other processes may wait for this process, so that its death must end the job.
     *
     * @return true between {@code MPI.Init} and {@code MPI.Finalize}, in a job of several
     *     processes.
     */
    boolean isNeeded();

    /**
     * Tests whether this process may wait for processes of another job: it has connected to them,
     * started them, or was started by them.
     *
     * @return true if it has, or had, an intercommunicator.
     */
    boolean hasOtherJobs();

    /**
     * Returns the thread that is in {@code MPI.Finalize}.
     *
     * @return the thread; null if no thread is.
     */
    Thread ending();

    /**
     * Returns the level of thread support that MPI was initialized with.
     *
     * @return name of the level; empty if all threads may call MPI concurrently.
     */
    String threadLevel();

    /**
     * Describes the rank for messages.
     *
     * @return a text such as {@code rank 1 of 4}.
     */
    default String text() {
        return "rank " + rank() + " of " + size();
    }
}
