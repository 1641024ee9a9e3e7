package mpi.junit.engine;

import java.util.List;
import mpi.junit.wire.Failure;
import org.opentest4j.AssertionFailedError;

/**
 * Copy of an exception that a rank has thrown. It has the stack trace of the original, so that a
 * development environment can open the lines of the stack.
 */
final class RankThrowable extends RuntimeException {

    private static final long serialVersionUID = 1;

    private RankThrowable(String message, Throwable cause) {
        super(message, cause);
    }

    /**
     * Makes the failure of a test, with the stack and the causes of {@code first}, the exception of
     * one rank.
     */
    static AssertionFailedError failure(String message, Failure first) {
        AssertionFailedError error =
                first.expected() == null
                        ? new AssertionFailedError(message, cause(first))
                        : new AssertionFailedError(
                                message, first.expected(), first.actual(), cause(first));
        error.setStackTrace(first.stack().toArray(StackTraceElement[]::new));
        return error;
    }

    /** Makes the failure of a test, with the stack trace of a thread of a rank. */
    static AssertionFailedError failure(String message, List<StackTraceElement> stack) {
        AssertionFailedError error = new AssertionFailedError(message);
        error.setStackTrace(stack.toArray(StackTraceElement[]::new));
        return error;
    }

    /**
     * Makes the exception of a further rank that failed, which is added to the failure of the test.
     */
    static Throwable other(String ranks, Failure failure) {
        return of(ranks + ": " + failure.headline(), failure);
    }

    private static Throwable cause(Failure failure) {
        Failure cause = failure.cause();
        return cause == null ? null : of(cause.headline(), cause);
    }

    private static Throwable of(String message, Failure failure) {
        RankThrowable thrown = new RankThrowable(message, cause(failure));
        thrown.setStackTrace(failure.stack().toArray(StackTraceElement[]::new));
        return thrown;
    }

    @Override
    public String toString() {
        return getMessage();
    }
}
