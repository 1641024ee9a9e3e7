package mpi.internal.strict.check;

/**
 * Tells whether accesses to windows may be ordered by values that the program has read, as a flag
 * or a hand-made lock does. MPI does not show such an order, so that accesses of this rank are not
 * compared from then until the next collective call.
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
