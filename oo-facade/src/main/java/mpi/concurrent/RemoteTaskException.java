package mpi.concurrent;

/**
 * Note on an exception of a task: the worker on which it was thrown. The exception of a task is
 * thrown as it is, and has one of these among its {@linkplain #getSuppressed suppressed}
 * exceptions, which says on which rank it was thrown; an exception that cannot be serialized comes
 * as one of these alone, as text.
 *
 * @since 0.3
 */
public final class RemoteTaskException extends RuntimeException {

    private static final long serialVersionUID = 1;

    RemoteTaskException(String message) {
        super(message, null, true, false);
    }
}
