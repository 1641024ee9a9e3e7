package mpi.internal.strict.call;

/** Describes a call in a report. The text is made only when a report needs it. */
public interface CallNote {

    /** Returns the text for a report: the function with its arguments, and the program line. */
    String text();

    /** Returns the program line of the call. */
    String where();

    /** Returns true while the call has not returned. */
    boolean isInProgress();

    /**
     * Returns true as long as other ranks may wait for what the call has begun: until the call has
     * returned, and the requests that it has started are complete.
     */
    default boolean isOpen() {
        return isInProgress();
    }

    /**
     * Returns a note of the same function and program line that needs less memory. Calls from one
     * line may share it.
     */
    default CallNote brief() {
        return this;
    }
}
