package mpi.internal.strict.check;

import java.util.BitSet;
import java.util.List;

/** Partitions of a message: their buffers, and which the program has marked since its start. */
final class ReadyParts {

    private final BitSet ready = new BitSet();
    private BufferUse[] uses = {};
    private int count;
    private boolean isSaid;

    /** Notes the buffer of all partitions together. */
    synchronized void cover(BufferUse whole, int partitions) {
        uses = whole.split(partitions);
    }

    /** Buffers of all partitions; none if nobody knows them. */
    synchronized List<BufferUse> uses() {
        return List.of(uses);
    }

    /** The buffer of a partition; none if nobody knows it. */
    synchronized List<BufferUse> use(int partition) {
        boolean isKnown = partition >= 0 && partition < uses.length;
        return isKnown ? List.of(uses[partition]) : List.of();
    }

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
