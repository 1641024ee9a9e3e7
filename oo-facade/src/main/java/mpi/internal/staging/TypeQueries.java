package mpi.internal.staging;

/** Asks MPI about a datatype. {@link TypeShape} calls the methods when it needs an answer. */
public interface TypeQueries {

    /**
     * Returns true once the program has freed the datatype, so that MPI can no longer be asked
     * about it.
     */
    boolean isFreed();

    /** Returns the size, which is the number of bytes of data in one item. */
    long size();

    /**
     * Returns the extent, which is the number of bytes from the start of one item to the start of
     * the next.
     */
    long extent();

    /** Returns the true bounds of one item; throws if they do not fit into 64 bits. */
    TrueBounds trueBounds();

    /** Returns the typemap blocks of one item, as pairs of a displacement and a length in bytes. */
    long[] blocks();
}
