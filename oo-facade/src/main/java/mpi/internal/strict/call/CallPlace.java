package mpi.internal.strict.call;

/**
 * Function and program line of a call that returned long ago, without its arguments.
 *
 * @param function name of the function.
 * @param line the program line; null if it is not known.
 */
record CallPlace(String function, StackTraceElement line) implements CallNote {

    @Override
    public String text() {
        return function + " at " + where();
    }

    @Override
    public String where() {
        return line == null ? "a line that is not known" : line.toString();
    }

    @Override
    public boolean isInProgress() {
        return false;
    }
}
