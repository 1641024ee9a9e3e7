package mpi.internal.types;

import java.util.List;

/** Receives the items of a derived datatype from {@link ConstructorWalk}, in typemap order. */
interface ConstructorItems {

    /**
     * Receives consecutive items of a constituent datatype.
     *
     * @param constituent index of the datatype among the constituents of the constructor.
     * @param begin displacement of the first item in bytes.
     * @param count number of items; not negative.
     */
    void items(int constituent, long begin, long count);

    /**
     * Receives blocks of items of the only constituent datatype, at equal distances.
     *
     * @param count number of blocks.
     * @param length items in a block.
     * @param stride bytes from one block to the next.
     */
    void strided(long count, long length, long stride);

    /**
     * Receives items at selected indices of an array of the only constituent datatype.
     *
     * @param dimensions selected indices of each dimension, at least one index in each. Items along
     *     the last dimension are contiguous.
     * @param extent bytes from one item to the next.
     */
    void grid(List<ArrayDimension> dimensions, long extent);
}
