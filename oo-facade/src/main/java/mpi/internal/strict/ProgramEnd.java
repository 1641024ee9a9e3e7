package mpi.internal.strict;

import mpi.internal.strict.call.CallNote;

/**
 * Stands in a report for the end of a program that has not called Finalize, for which there is no
 * call to show.
 */
record ProgramEnd() implements CallNote {

    @Override
    public String text() {
        return "the program";
    }

    @Override
    public String where() {
        return "a line that is not known";
    }

    @Override
    public boolean isInProgress() {
        return false;
    }
}
