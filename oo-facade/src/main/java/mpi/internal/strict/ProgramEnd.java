package mpi.internal.strict;

import mpi.internal.strict.call.CallNote;

/** The end of a program that has not called Finalize. */
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
