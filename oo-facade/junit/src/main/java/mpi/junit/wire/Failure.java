package mpi.junit.wire;

import java.io.Serializable;
import java.util.List;
import java.util.function.Supplier;
import org.opentest4j.AssertionFailedError;
import org.opentest4j.ValueWrapper;

/**
 * Exception of a rank as text, since the class of the exception may not be serializable.
 *
 * @param type name of its class.
 * @param message its message; null if it has none.
 * @param expected the value that an assertion expected; null if there is none.
 * @param actual the value that the assertion found; null if there is none.
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

    /**
     * Copies an exception with at most {@code causes} causes. The class of the exception may
     * override a method so that it throws; the value of that method is then left out.
     */
    private static Failure of(Throwable thrown, int causes) {
        Throwable cause = causes == 0 ? null : ask(thrown::getCause, null);
        return new Failure(
                thrown.getClass().getName(),
                message(thrown),
                ask(() -> value(thrown, true), null),
                ask(() -> value(thrown, false), null),
                ask(() -> Frames.of(thrown.getStackTrace()), List.of()),
                cause == null ? null : of(cause, causes - 1));
    }

    private static String message(Throwable thrown) {
        try {
            return thrown.getMessage();
        } catch (Throwable inItself) {
            return "(its getMessage throws " + inItself.getClass().getName() + ")";
        }
    }

    private static String value(Throwable thrown, boolean isExpected) {
        if (thrown instanceof AssertionFailedError error
                && error.isExpectedDefined()
                && error.isActualDefined()) {
            ValueWrapper value = isExpected ? error.getExpected() : error.getActual();
            return value.getStringRepresentation();
        }
        return null;
    }

    private static <T> T ask(Supplier<T> method, T otherwise) {
        try {
            return method.get();
        } catch (Throwable inItself) {
            return otherwise;
        }
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
