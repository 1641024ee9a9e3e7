package mpi.internal.staging;

/** True bounds and typemap blocks of one item of a datatype; computed when first needed. */
public final class TypeLayout {

    private final TypeShape shape;
    private final TypeQueries queries;
    private TrueBounds bounds;
    private long[] blocks;
    private long[] blocksFromTrueLb;

    /** The layout of a datatype; {@code bounds} is null if MPI must be asked for them. */
    TypeLayout(TypeShape shape, TypeQueries queries, TrueBounds bounds) {
        this.shape = shape;
        this.queries = queries;
        this.bounds = bounds;
    }

    /** True lower bound: displacement of the first byte of data. */
    public long trueLb() {
        return bounds().lb();
    }

    /** True upper bound: displacement of the end of the data. */
    public long trueUb() {
        return bounds().ub();
    }

    /**
     * Returns the displacement of the first byte of {@code items} items, which are one or more;
     * throws an ArithmeticException if it does not fit into 64 bits.
     */
    long low(long items) {
        return Math.addExact(trueLb(), Math.min(toLast(items), 0));
    }

    /** Displacement of the end of the data of {@code items} items. */
    long high(long items) {
        return Math.addExact(trueUb(), Math.max(toLast(items), 0));
    }

    /** Bytes from the first item to the last. */
    private long toLast(long items) {
        return Math.multiplyExact(items - 1, shape.extent());
    }

    private TrueBounds bounds() {
        if (bounds == null) {
            bounds = queries.trueBounds();
        }
        return bounds;
    }

    /** True if consecutive items are contiguous, without gaps. */
    public boolean isDense() {
        return shape.isPlain()
                || trueLb() == 0 && shape.size() == shape.extent() && shape.size() == trueUb();
    }

    /** Typemap blocks of one item: displacement and length of each in bytes, in pairs. */
    long[] blocks() {
        if (blocks == null) {
            blocks = queries.blocks();
        }
        return blocks;
    }

    /** Typemap blocks of one item, with displacements relative to the true lower bound. */
    long[] blocksFromTrueLb() {
        if (blocksFromTrueLb == null) {
            TypemapBlocks ofOne = new TypemapBlocks();
            ofOne.add(shape, 1, 0);
            blocksFromTrueLb = ofOne.from(trueLb());
        }
        return blocksFromTrueLb;
    }
}
