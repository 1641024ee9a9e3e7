package mpi;

/**
 * Says how many bytes an item takes in a file; {@code MPI_Datarep_extent_function} in C.
 *
 * <p>MPI calls it inside calls on files whose view has the representation, on the calling thread.
 * It must not call MPI, other than to ask for the datatype's sizes. An {@link MPIException} that
 * leaves it becomes the error code of that call; any other exception ends the job, with rank and
 * stack.
 */
@FunctionalInterface
public interface Datarep_extent_function {

    /**
     * Gives the extent in the file.
     *
     * @param datatype a predefined datatype.
     * @return bytes from one item to the next.
     */
    long call(Datatype datatype);
}
