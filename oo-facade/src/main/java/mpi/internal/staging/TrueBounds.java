package mpi.internal.staging;

/**
 * Record of the true bounds of a datatype's data, in bytes relative to the beginning of an item.
 *
 * @param lb displacement of the first byte of data.
 * @param ub displacement of the end of the data; equal to {@code lb} if there are no data.
 */
public record TrueBounds(long lb, long ub) {

    /** Bounds of a datatype without data. */
    public static final TrueBounds NONE = new TrueBounds(0, 0);

    /** Returns true if the datatype has no data. */
    public boolean isEmpty() {
        return lb == ub;
    }

    /** Returns the bounds that enclose both these data and the data of {@code other}. */
    public TrueBounds with(TrueBounds other) {
        if (isEmpty() || other.isEmpty()) {
            return isEmpty() ? other : this;
        }
        return new TrueBounds(Math.min(lb, other.lb), Math.max(ub, other.ub));
    }
}
