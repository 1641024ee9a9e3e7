package mpi;

/**
 * A reduction function of the program on arrays, with mpiJava's signature. {@link Op_function} is
 * the alternative for off-heap data, which needs no copies and can be a lambda.
 *
 * <p>MPI calls the function inside reductions, on the calling thread or, for nonblocking
 * reductions, on any thread that makes progress; several threads may call it at the same time. The
 * function must not call MPI, other than {@code Abort}. If it throws an exception, the rank and the
 * stack are printed and the job ends, since a reduction cannot return an error.
 */
public abstract class User_function {

    /** Makes a function; for subclasses. */
    protected User_function() {}

    /**
     * Combines elements pairwise: {@code inout[i] = in[i] op inout[i]}. MPI may split long
     * messages, so {@code count} may be less than the count of the reduction.
     *
     * @param in array of the elements of the lower ranks.
     * @param inoffset index of the first element in {@code in}.
     * @param inout array of the elements of the higher ranks, which become the results.
     * @param inoutoffset index of the first element in {@code inout}.
     * @param count number of items.
     * @param datatype type of the items, which determines the type of the arrays. Arrays of objects
     *     have the classes of the program's arrays, if these can hold the objects of all ranks.
     */
    public abstract void Call(
            Object in, int inoffset, Object inout, int inoutoffset, int count, Datatype datatype);
}
