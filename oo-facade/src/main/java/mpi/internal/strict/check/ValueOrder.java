package mpi.internal.strict.check;

/**
 * Order of accesses that may follow from values in windows: a program may read there, by a flag or
 * a lock of its own making, what other ranks have done. MPI shows nobody that order, so that
 * accesses of such a rank are no conflict until the next collective call.
 */
final class ValueOrder {

    private volatile boolean isPossible;

    /** Notes that the program looks at values that others write meanwhile. */
    void begins() {
        isPossible = true;
    }

    /** Notes a collective call, after which other values count. */
    void ends() {
        isPossible = false;
    }

    /** True if accesses may be ordered. */
    boolean mayHold() {
        return isPossible;
    }
}
