package mpi.junit.job;

/** Thrown if a job did not start; the message has what the job printed. */
public final class JobStartException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public JobStartException(String message) {
        super(message);
    }
}
