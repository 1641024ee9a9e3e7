package mpi.junit.job;

/** Thrown if no launcher of jobs is found, or none of the MPI that a test needs. */
public final class NoMpiexecException extends RuntimeException {

    private static final long serialVersionUID = 1;

    NoMpiexecException(String message) {
        super(message);
    }
}
