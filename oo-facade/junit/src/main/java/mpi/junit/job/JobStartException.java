package mpi.junit.job;

/** Time for the launcher to end after SIGTERM; then it is killed. */
public final class JobStartException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public JobStartException(String message) {
        super(message);
    }
}
