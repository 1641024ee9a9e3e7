package mpi.internal.strict.feed;

/** Receives what the referee orders this rank to do. */
public interface RefereeReports {
    /** Prints a report. */
    void report(String text);

    /** Ends the process. */
    void exit(int code);
}
