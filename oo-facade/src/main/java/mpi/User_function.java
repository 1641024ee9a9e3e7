package mpi;

/**
 * A reduction of the program's own on arrays, in the shape of mpiJava. {@link Op_function} is one
 * for lambdas, on off-heap data, without copies.
 *
 * <p>MPI calls it inside reductions, on the calling thread or, for nonblocking ones, on whichever
 * thread makes progress, several at a time if several threads reduce. It must not call MPI, other
 * than {@code Abort}. An exception that leaves it ends the job, with rank and stack: a reduction
 * has no way to fail.
 */
public abstract class User_function {

    /** For subclasses. */
    protected User_function() {}

    /**
     * Combines elements pairwise: {@code inout[i] = in[i] op inout[i]}. MPI cuts long messages into
     * pieces as it likes, so {@code count} need not be that of the reduction.
     *
     * @param in array of the elements of the lower ranks.
     * @param inoffset index of the first one.
     * @param inout array of the elements of the higher ranks, which become the results.
     * @param inoutoffset index of the first one.
     * @param count number of items.
     * @param datatype type of the items, which says of what type the arrays are; those of objects
     *     are of the classes of the program's own arrays, as far as these take the objects of all
     *     ranks.
     */
    public abstract void Call(
            Object in, int inoffset, Object inout, int inoutoffset, int count, Datatype datatype);
}
