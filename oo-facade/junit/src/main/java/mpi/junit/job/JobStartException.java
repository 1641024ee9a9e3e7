package mpi.junit.job;

/** A job did not start; the message has what it printed. */
public final class JobStartException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public JobStartException(String message) {
        super(message);
    }
}
