package mpi.internal.staging;

/**
 * Layout of one item of a datatype: its true bounds and typemap blocks, which are computed when
 * they are first needed.
 */
public final class TypeLayout {

    private final TypeShape shape;
    private final TypeQueries queries;
    private TrueBounds bounds;
    private long[] blocks;
    private long[] blocksFromTrueLb;

    /**
     * Makes the layout of a datatype; {@code bounds} is null if MPI must be asked for the bounds.
     */
    TypeLayout(TypeShape shape, TypeQueries queries, TrueBounds bounds) {
        this.shape = shape;
        this.queries = queries;
        this.bounds = bounds;
    }

    /** Returns the true lower bound, which is the displacement of the first byte of data. */
    public long trueLb() {
        return bounds().lb();
    }

    /** Returns the true upper bound, which is the displacement of the end of the data. */
    public long trueUb() {
        return bounds().ub();
    }

    /**
     * Returns the displacement of the first byte of {@code items} items, which must be at least 1;
     * throws an ArithmeticException if the displacement does not fit into 64 bits.
     */
    long low(long items) {
        return Math.addExact(trueLb(), Math.min(toLast(items), 0));
    }

    /** Returns the displacement at which the data of {@code items} items ends. */
    long high(long items) {
        return Math.addExact(trueUb(), Math.max(toLast(items), 0));
    }

    /**
     * Returns the distance in bytes from the start of the first item to the start of the last, for
     * {@code items} items.
     */
    private long toLast(long items) {
        return Math.multiplyExact(items - 1, shape.extent());
    }

    private TrueBounds bounds() {
        if (bounds == null) {
            bounds = queries.trueBounds();
        }
        return bounds;
    }

    /** Returns true if consecutive items are contiguous, without gaps. */
    public boolean isDense() {
        return shape.isPlain()
                || trueLb() == 0 && shape.size() == shape.extent() && shape.size() == trueUb();
    }

    /** Returns the typemap blocks of one item, as pairs of a displacement and a length in bytes. */
    long[] blocks() {
        if (blocks == null) {
            blocks = queries.blocks();
        }
        return blocks;
    }

    /**
     * Returns the typemap blocks of one item, with displacements relative to the true lower bound.
     */
    long[] blocksFromTrueLb() {
        if (blocksFromTrueLb == null) {
            TypemapBlocks ofOne = new TypemapBlocks();
            ofOne.add(shape, 1, 0);
            blocksFromTrueLb = ofOne.from(trueLb());
        }
        return blocksFromTrueLb;
    }
}
