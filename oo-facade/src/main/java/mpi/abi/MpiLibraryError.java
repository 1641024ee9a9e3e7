package mpi.abi;

/**
 * Thrown when no usable MPI library could be opened. The message lists the libraries searched for,
 * the directories searched, why each attempt failed, and what to do.
 *
 * <p>This is an error and not an exception, since it is thrown from static initialisers: there the
 * JVM wraps an exception in {@link ExceptionInInitializerError}, but passes an error on unchanged.
 */
public final class MpiLibraryError extends UnsatisfiedLinkError {

    private static final long serialVersionUID = 1L;

    /**
     * Makes an error with its whole explanation.
     *
     * @param message the library wanted, the libraries found, and what to do.
     */
    public MpiLibraryError(String message) {
        super(message);
    }
}
