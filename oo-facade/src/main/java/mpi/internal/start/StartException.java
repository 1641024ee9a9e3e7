package mpi.internal.start;

/** Exception for a job that cannot be started; its message is for the user. */
public final class StartException extends RuntimeException {

    private static final long serialVersionUID = 1;

    StartException(String message) {
        super(message);
    }
}
