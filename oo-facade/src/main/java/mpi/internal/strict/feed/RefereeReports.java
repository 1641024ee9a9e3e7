package mpi.internal.strict.feed;

/**
 * Carries out what the referee orders this rank to do: print a report, or exit. Also tells the
 * referee whether another thread of this rank may still call MPI.
 */
public interface RefereeReports {
    /** Prints a report of the referee. */
    void report(String text);

    /** Ends this process with an exit code. */
    void exit(int code);

    /**
     * Returns true if a thread that is not in a call of MPI may continue and call MPI. A deadlock
     * that the referee has found is then uncertain, since this thread's call may end it.
     */
    boolean mayCallFromOtherThread();
}
