package mpi.internal.strict;

import mpi.MPIException;
import mpi.internal.ProgramStack;
import mpi.internal.strict.call.CallNote;

/**
 * Describes in a report a call that failed with an exception: MPI or panmpi refused it, or the
 * program called a method on a null reference.
 *
 * @param exception exception that the call has thrown.
 */
record Refusal(Throwable exception) implements CallNote {

    private static final String ON_NULL = "Cannot invoke \"mpi.";

    /**
     * Returns true for an exception of MPI or panmpi, and for a {@code NullPointerException} that
     * comes from a call of a method of package {@code mpi} on null.
     */
    static boolean is(Throwable failure) {
        boolean isOnNull = failure instanceof NullPointerException n && isOnNull(n.getMessage());
        return failure instanceof MPIException || isOnNull;
    }

    private static boolean isOnNull(String message) {
        return message != null && message.startsWith(ON_NULL);
    }

    /** Returns the error class of MPI; null for a method called on a null reference. */
    Integer errorClass() {
        return exception instanceof MPIException refused ? refused.Get_error_class() : null;
    }

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
