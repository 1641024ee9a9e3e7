package mpi.internal.strict.call;

/** Describes a call in a report. The text is made only when a report needs it. */
public interface CallNote {

    /** Returns the text for a report: the function with its arguments, and the program line. */
    String text();

    /** Returns the program line of the call. */
    String where();

    /** Returns true while the call has not returned. */
    boolean isInProgress();
}
