package mpi.internal.staging;

/** Queries of MPI about a datatype, made when {@link TypeShape} first needs an answer. */
public interface TypeQueries {

    /**
     * True once the program has freed the datatype, so that MPI can no longer be asked about it.
     */
    boolean isFreed();

    /** Bytes of data in one item. */
    long size();

    /** Extent: bytes from one item to the next. */
    long extent();

    /** True bounds of one item; throws if they do not fit into 64 bits. */
    TrueBounds trueBounds();

    /** Typemap blocks of one item: displacement and length of each in bytes, in pairs. */
    long[] blocks();
}
