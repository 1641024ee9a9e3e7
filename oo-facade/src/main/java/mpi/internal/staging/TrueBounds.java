package mpi.internal.staging;

/**
 * True bounds of typemap blocks, in bytes relative to the beginning of an item.
 *
 * @param lb displacement of the first byte of data.
 * @param ub displacement of the end of the data; {@code lb} if there are none.
 */
public record TrueBounds(long lb, long ub) {

    /** Bounds without data. */
    public static final TrueBounds NONE = new TrueBounds(0, 0);

    /** True if there are no data. */
    public boolean isEmpty() {
        return lb == ub;
    }

    /** Returns the bounds that enclose both these data and others. */
    public TrueBounds with(TrueBounds other) {
        if (isEmpty() || other.isEmpty()) {
            return isEmpty() ? other : this;
        }
        return new TrueBounds(Math.min(lb, other.lb), Math.max(ub, other.ub));
    }
}
