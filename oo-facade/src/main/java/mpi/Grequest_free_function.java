package mpi;

/**
 * Handles the end of a generalized request; {@code MPI_Grequest_free_function} in C.
 *
 * <p>MPI calls it once and last of the request's functions: inside the {@code Wait} or {@code Test}
 * that completes the request, or, after {@code Request.Free}, inside {@code Complete}; on the
 * thread that makes that call. It may make local calls of MPI. An {@link MPIException} that leaves
 * it becomes the error code of that call; any other exception ends the job, with rank and stack.
 */
@FunctionalInterface
public interface Grequest_free_function {

    /** Lets go of what the operation needed. */
    void call();
}
