package mpi.internal.strict.simulation;

import java.util.BitSet;

/** Set of ranks of the job. */
public final class Ranks {

    private final BitSet ranks = new BitSet();

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
