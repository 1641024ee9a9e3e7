package mpi.internal.strict.simulation;

import java.util.BitSet;

/** Set of ranks of the job. */
public final class Ranks {

    private final BitSet ranks = new BitSet();
    private final boolean areContendedLost;

    Ranks() {
        this(false);
    }

    Ranks(boolean areContendedLost) {
        this.areContendedLost = areContendedLost;
    }

    /** True if messages that a receive from any rank may have taken count as taken by it. */
    boolean areContendedLost() {
        return areContendedLost;
    }

    boolean has(int rank) {
        return ranks.get(rank);
    }

    /** Adds a rank; false if it was there. */
    boolean add(int rank) {
        boolean isNew = !ranks.get(rank);
        ranks.set(rank);
        return isNew;
    }

    boolean hasAny(int[] some) {
        for (int rank : some) {
            if (ranks.get(rank)) {
                return true;
            }
        }
        return false;
    }
}
