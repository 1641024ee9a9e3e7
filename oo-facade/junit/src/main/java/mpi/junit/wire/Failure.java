package mpi.junit.wire;

import java.io.Serializable;
import java.util.List;
import org.opentest4j.AssertionFailedError;

/**
 * Exception of a rank, as text: its class may not be serializable.
 *
 * @param type name of its class.
 * @param message its message; null if it has none.
 * @param expected the value that an assertion expected; null if there is none.
 * @param actual the value that it found; null if there is none.
 * @param stack its stack trace.
 * @param cause its cause; null if it has none.
 */
public record Failure(
        String type,
        String message,
        String expected,
        String actual,
        List<StackTraceElement> stack,
        Failure cause)
        implements Serializable {

    private static final int MOST_CAUSES = 20;

    /** Copies an exception with its causes. */
    public static Failure of(Throwable thrown) {
        return of(thrown, MOST_CAUSES);
    }

    private static Failure of(Throwable thrown, int causes) {
        String expected = null;
        String actual = null;
        if (thrown instanceof AssertionFailedError error
                && error.isExpectedDefined()
                && error.isActualDefined()) {
            expected = error.getExpected().getStringRepresentation();
            actual = error.getActual().getStringRepresentation();
        }
        Throwable cause = thrown.getCause();
        return new Failure(
                thrown.getClass().getName(),
                thrown.getMessage(),
                expected,
                actual,
                Frames.of(thrown.getStackTrace()),
                cause == null || causes == 0 ? null : of(cause, causes - 1));
    }

    /** Returns what a report shows in one line: an assertion's message, else the exception. */
    public String headline() {
        boolean isAssertion = type.equals(AssertionFailedError.class.getName());
        if (message == null) {
            return type;
        }
        return isAssertion ? message : type + ": " + message;
    }
}
