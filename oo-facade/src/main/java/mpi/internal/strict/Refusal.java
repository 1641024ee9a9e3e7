package mpi.internal.strict;

import mpi.MPIException;
import mpi.internal.ProgramStack;
import mpi.internal.strict.call.CallNote;

/**
 * A call that MPI or the facade has refused.
 *
 * @param exception what it has thrown.
 */
record Refusal(MPIException exception) implements CallNote {

    @Override
    public String text() {
        return exception.getMessage() + " at " + where();
    }

    @Override
    public String where() {
        for (StackTraceElement element : exception.getStackTrace()) {
            if (ProgramStack.isOfTheProgram(element)) {
                return element.toString();
            }
        }
        return "a line that is not known";
    }

    @Override
    public boolean isInProgress() {
        return false;
    }
}
