package mpi.internal.types;

import java.util.List;

/** Receives the items of which a derived datatype consists, in the order of its typemap. */
interface ConstructorItems {

    /**
     * Consecutive items of a constituent datatype.
     *
     * @param constituent which of the constructor's datatypes.
     * @param begin displacement of the first item in bytes.
     * @param count number of items; not negative.
     */
    void items(int constituent, long begin, long count);

    /**
     * Blocks at equal distances of items of the only constituent datatype.
     *
     * @param count number of blocks.
     * @param length items in a block.
     * @param stride bytes from one block to the next.
     */
    void strided(long count, long length, long stride);

    /**
     * Items at some indices of an array of the only constituent datatype.
     *
     * @param dimensions none of them empty; that of the indices next to each other is last.
     * @param extent bytes from one item to the next.
     */
    void grid(List<ArrayDimension> dimensions, long extent);
}
