package mpi;

/**
 * A mutable number of elements, which may exceed an {@code int}; for {@link Status#getElementsX}
 * and {@link Status#setElementsX}, as in Open MPI's Java binding.
 */
public final class Count implements Comparable<Count> {

    private long count;

    /**
     * Makes an object for a number.
     *
     * @param count the number.
     */
    public Count(long count) {
        this.count = count;
    }

    /**
     * Returns the number.
     *
     * @return the number.
     */
    public long getCount() {
        return count;
    }

    /**
     * Sets the number.
     *
     * @param count the new number.
     */
    public void setCount(long count) {
        this.count = count;
    }

    /** Compares the numbers. */
    @Override
    public int compareTo(Count other) {
        return Long.compare(count, other.count);
    }

    /** Returns true for a {@code Count} with an equal number. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Count that && count == that.count;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(count);
    }

    /**
     * Returns the number in decimal digits.
     *
     * @return such as {@code 42}.
     */
    @Override
    public String toString() {
        return Long.toString(count);
    }
}
