package mpi.junit.job;

/** There is no launcher of jobs, or not the wanted one. */
public final class NoMpiexecException extends RuntimeException {

    private static final long serialVersionUID = 1;

    NoMpiexecException(String message) {
        super(message);
    }
}
