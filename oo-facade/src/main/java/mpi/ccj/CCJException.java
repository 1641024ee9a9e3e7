package mpi.ccj;

/**
 * Failure of a CCJ operation; the message says what was wrong, the rule it broke, and what to do.
 * It is a checked exception, as in the interface of CCJ.
 */
public class CCJException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Makes an exception with a message.
     *
     * @param message description of the failure.
     */
    public CCJException(String message) {
        super(message);
    }

    /**
     * Makes an exception with a message and a cause.
     *
     * @param message description of the failure.
     * @param cause the exception that led to it.
     */
    public CCJException(String message, Throwable cause) {
        super(message, cause);
    }
}
