package mpi.abi;

/**
 * No usable MPI library could be opened. The message says what was looked for, where, why each
 * attempt failed, and what to do.
 *
 * <p>An error, not an exception: it surfaces while classes are initialised, and only an error
 * passes through class initialisation as it is.
 */
public final class MpiLibraryError extends UnsatisfiedLinkError {

    private static final long serialVersionUID = 1L;

    /**
     * An error with its whole explanation.
     *
     * @param message what was wanted, what was found, and what to do.
     */
    public MpiLibraryError(String message) {
        super(message);
    }
}
