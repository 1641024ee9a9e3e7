package mpi.internal.strict.feed;

/** Description of a call, made only when a report needs it. */
public interface CallNote {

    /** Returns the call with its arguments and the line of the program. */
    String text();
}
