package mpi.internal.strict.feed;

/** Carries out what the referee orders this rank to do: print a report, or exit. */
public interface RefereeReports {
    /** Prints a report of the referee. */
    void report(String text);

    /** Ends this process with an exit code. */
    void exit(int code);
}
