package mpi.internal.strict.simulation;

import java.util.BitSet;

/** Set of ranks that can continue, as {@link Standstill} computes it. */
public final class Ranks {

    private final BitSet ranks = new BitSet();
    private final boolean areContendedLost;

    Ranks() {
        this(false);
    }

    Ranks(boolean areContendedLost) {
        this.areContendedLost = areContendedLost;
    }

    /**
     * Returns true if a message that a receive from any rank may have taken counts as taken by that
     * receive, so that no other receive can get the message.
     */
    boolean areContendedLost() {
        return areContendedLost;
    }

    boolean has(int rank) {
        return ranks.get(rank);
    }

    /** Adds a rank. Returns false if the rank was in the set before. */
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
