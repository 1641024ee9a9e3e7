package mpi.abi;

/**
 * Thrown when the MPI library that was opened lacks the function that was called. The message names
 * the function, the MPI version that introduced it, and the library.
 */
public final class MissingFunctionException extends UnsupportedOperationException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes an exception for one call.
     *
     * @param message the function, the MPI version it needs, and the library that lacks it.
     */
    public MissingFunctionException(String message) {
        super(message);
    }
}
