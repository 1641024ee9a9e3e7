package mpi.internal.strict.feed;

/**
 * Carries out what the referee orders this rank to do: print a report, or exit. Also says what the
 * referee cannot see in the calls.
 */
public interface RefereeReports {
    /** Prints a report of the referee. */
    void report(String text);

    /** Ends this process with an exit code. */
    void exit(int code);

    /**
     * Returns true if a thread that is not in MPI may go on by itself and call MPI, so that calls
     * of this rank which wait for ever as far as the referee sees may still end.
     */
    boolean mayCallFromOtherThread();
}
