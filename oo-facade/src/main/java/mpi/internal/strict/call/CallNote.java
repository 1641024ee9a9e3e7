package mpi.internal.strict.call;

/** Description of a call, made only when a report needs it. */
public interface CallNote {

    /** Returns the call with its arguments and the line of the program. */
    String text();

    /** Returns the line of the program. */
    String where();

    /** True while the program is in that call. */
    boolean isInProgress();
}
