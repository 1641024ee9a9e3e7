package mpi.internal.start;

/** A job that cannot be started; the message is for the user. */
public final class StartException extends RuntimeException {

    private static final long serialVersionUID = 1;

    StartException(String message) {
        super(message);
    }
}
