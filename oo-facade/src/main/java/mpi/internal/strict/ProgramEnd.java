package mpi.internal.strict;

import mpi.internal.strict.call.CallNote;

/**
 * Describes in a report that the program has ended without Finalize. Other reports show a call of
 * MPI, but here there is no call to show.
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
