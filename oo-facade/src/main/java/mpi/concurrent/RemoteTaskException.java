package mpi.concurrent;

/**
 * Names the worker on which an exception of a task was thrown. The program gets the exception of
 * the task itself, with a {@code RemoteTaskException} among its {@linkplain #getSuppressed
 * suppressed} exceptions. If the task's exception cannot be serialized, the program gets a {@code
 * RemoteTaskException} in its place, with the stack trace as text.
 *
 * @since 0.3
 */
public final class RemoteTaskException extends RuntimeException {

    private static final long serialVersionUID = 1;

    RemoteTaskException(String message) {
        super(message, null, true, false);
    }
}
