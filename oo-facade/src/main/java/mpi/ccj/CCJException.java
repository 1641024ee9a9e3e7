package mpi.ccj;

/**
 * An operation of CCJ that failed: what was wrong, the rule it broke, and what to do. Checked,
 * since CCJ tells of errors by exceptions that programs are meant to see.
 */
public class CCJException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * An exception with a message.
     *
     * @param message what went wrong.
     */
    public CCJException(String message) {
        super(message);
    }

    /**
     * An exception with a message and what led to it.
     *
     * @param message what went wrong.
     * @param cause what led to it.
     */
    public CCJException(String message, Throwable cause) {
        super(message, cause);
    }
}
