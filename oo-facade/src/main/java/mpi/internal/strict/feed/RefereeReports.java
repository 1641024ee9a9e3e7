package mpi.internal.strict.feed;

/** Receiver of what the referee has a rank do. */
public interface RefereeReports {
    /** Prints a report. */
    void report(String text);

    /** Ends the process. */
    void exit(int code);
}
