package mpi.internal.strict.check;

import java.util.BitSet;

/** Partitions of a message that the program has marked as ready since its start. */
final class ReadyParts {

    private final BitSet ready = new BitSet();
    private int count;
    private boolean isSaid;

    /** Begins anew with so many partitions. */
    synchronized void start(int partitions) {
        ready.clear();
        count = partitions;
        isSaid = false;
    }

    /**
     * Marks a partition; false if it was marked before. A number out of range is MPI's to refuse.
     */
    synchronized boolean isReady(int partition) {
        boolean isNew = partition < 0 || partition >= count || !ready.get(partition);
        if (partition >= 0 && partition < count) {
            ready.set(partition);
        }
        return isNew;
    }

    /** True the first time that all are marked. */
    synchronized boolean areAllReady() {
        boolean isFirst = !isSaid && ready.cardinality() == count;
        isSaid |= isFirst;
        return isFirst;
    }
}
