package mpi.internal.strict.check;

/**
 * Records whether values that the program has read may have ordered the accesses to windows, as
 * with a flag or a lock that the program itself implements. The checks cannot see such an order.
 * Therefore accesses of this rank are not compared until the next collective call.
 */
final class ValueOrder {

    private volatile boolean isPossible;

    /** Records that the program reads values that other ranks may be writing. */
    void begins() {
        isPossible = true;
    }

    /** Records a collective call, which orders all accesses before it. */
    void ends() {
        isPossible = false;
    }

    /** Returns true if values may have ordered the accesses. */
    boolean mayHold() {
        return isPossible;
    }
}
