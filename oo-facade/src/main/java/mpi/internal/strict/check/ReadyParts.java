package mpi.internal.strict.check;

import java.util.BitSet;
import java.util.List;

/**
 * Partitions of a partitioned message: their buffers, and which of them the program has marked as
 * ready since the request was started.
 */
final class ReadyParts {

    private final BitSet ready = new BitSet();
    private BufferUse[] uses = {};
    private int count;
    private boolean isSaid;

    /** Sets the buffer of all partitions together. */
    synchronized void cover(BufferUse whole, int partitions) {
        uses = whole.split(partitions);
    }

    /** Returns the buffers of all partitions; an empty list if they are not known. */
    synchronized List<BufferUse> uses() {
        return List.of(uses);
    }

    /** Returns the buffer of a partition; an empty list if it is not known. */
    synchronized List<BufferUse> use(int partition) {
        boolean isKnown = partition >= 0 && partition < uses.length;
        return isKnown ? List.of(uses[partition]) : List.of();
    }

    /** Unmarks all partitions, and sets their number. */
    synchronized void start(int partitions) {
        ready.clear();
        count = partitions;
        isSaid = false;
    }

    /**
     * Marks a partition. Returns false if it was marked before. A number out of range is ignored,
     * since MPI refuses it.
     */
    synchronized boolean mark(int partition) {
        boolean isNew = partition < 0 || partition >= count || !ready.get(partition);
        if (partition >= 0 && partition < count) {
            ready.set(partition);
        }
        return isNew;
    }

    /** Returns true the first time that all partitions are marked. */
    synchronized boolean areAllReady() {
        boolean isFirst = !isSaid && ready.cardinality() == count;
        isSaid |= isFirst;
        return isFirst;
    }
}
