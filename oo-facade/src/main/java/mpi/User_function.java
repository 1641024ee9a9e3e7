package mpi;

/**
 * A reduction function of the program on arrays, with mpiJava's signature. {@link Op_function} is
 * one for lambdas, on off-heap data, without copies.
 *
 * <p>MPI calls it inside reductions, on the calling thread or, for nonblocking ones, on whichever
 * thread makes progress, several at a time if several threads reduce. It must not call MPI, other
 * than {@code Abort}. An exception that leaves it ends the job, with rank and stack: a reduction
 * cannot return an error.
 */
public abstract class User_function {

    /** For subclasses. */
    protected User_function() {}

    /**
     * Combines elements pairwise: {@code inout[i] = in[i] op inout[i]}. MPI may split long
     * messages, so {@code count} need not be that of the reduction.
     *
     * @param in array of the elements of the lower ranks.
     * @param inoffset index of the first one.
     * @param inout array of the elements of the higher ranks, which become the results.
     * @param inoutoffset index of the first one.
     * @param count number of items.
     * @param datatype type of the items, which determines the type of the arrays. Arrays of objects
     *     have the classes of the program's arrays, if these can hold the objects of all ranks.
     */
    public abstract void Call(
            Object in, int inoffset, Object inout, int inoutoffset, int count, Datatype datatype);
}
