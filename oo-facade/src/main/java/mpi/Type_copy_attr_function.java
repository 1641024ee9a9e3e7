package mpi;

/**
 * Copies an attribute when its datatype is duplicated; {@code MPI_Type_copy_attr_function} in C.
 *
 * <p>MPI calls it inside {@code Dup}, on the thread that makes that call, once for each attribute
 * set under the keyval. It may query the datatype and its attributes; it must not communicate on
 * it. An {@link MPIException} that leaves it makes the duplication fail with its error code; any
 * other exception ends the job, with rank and stack.
 */
@FunctionalInterface
public interface Type_copy_attr_function {

    /**
     * Returns the attribute of the copy.
     *
     * @param old the datatype that is duplicated.
     * @param keyval key of the attribute.
     * @param value the attribute of the old datatype.
     * @return the attribute of the new one, which may be the same object; null for none.
     */
    Object call(Datatype old, int keyval, Object value);
}
