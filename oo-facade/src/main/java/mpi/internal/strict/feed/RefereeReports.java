package mpi.internal.strict.feed;

/** Carries out what the referee orders this rank to do: print a report, or exit. */
public interface RefereeReports {
    /** Prints a report. */
    void report(String text);

    /** Ends the process. */
    void exit(int code);
}
