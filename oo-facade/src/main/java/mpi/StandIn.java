package mpi;

import java.lang.foreign.MemorySegment;

/**
 * Off-heap memory that stands for elements of an array, or of a segment on the heap, and how they
 * get there and back. Only the selected elements are ever written back. It does not know the array
 * itself: what lives as long as a thread should not hold, at each call, another object, for the
 * collector takes note of that.
 */
final class StandIn {

    private MemorySegment memory = MemorySegment.NULL;
    private Element element;
    private long offset;
    private long length;
    private boolean output;
    private boolean empty;
    private long[] pieces;

    /** Stands for elements from an index on. */
    void of(MemorySegment from, Element type, long first, long elements) {
        if (memory != from) {
            memory = from;
        }
        if (element != type) {
            element = type;
        }
        offset = first;
        length = elements;
        output = false;
        empty = false;
    }

    /** Whether nothing was loaded: then only what MPI is known to have written may be stored. */
    boolean isEmpty() {
        return empty;
    }

    /** Notes that MPI writes here: everywhere, or in pieces with gaps between them. */
    void output(boolean isLoaded, long[] newPieces) {
        output = true;
        empty = !isLoaded;
        if (pieces != newPieces) {
            pieces = newPieces;
        }
    }

    /** Brings elements off-heap, all or those of some of several equal parts. */
    void load(Object target, int first, int last, int parts) {
        long part = length / parts;
        long from = first * part;
        long count = (last + 1L - first) * part;
        if (target instanceof MemorySegment segment) {
            MemorySegment.copy(segment, offset + from, memory, from, count);
        } else {
            long at = from * element.bytes();
            element.load(target, (int) (offset + from), memory, at, (int) count);
        }
    }

    /** Brings back what MPI wrote, all or one of several equal parts; never what is in a gap. */
    void store(Object target, int first, int last, int parts) {
        long part = length / parts * element.bytes();
        long begin = first * part;
        long end = (last + 1L) * part;
        if (pieces == null) {
            copy(target, begin, end - begin);
            return;
        }
        for (int i = 0; i < pieces.length; i += 2) {
            if (pieces[i] >= begin && pieces[i] + pieces[i + 1] <= end) {
                copy(target, pieces[i], pieces[i + 1]);
            }
        }
    }

    /** Whether there is anything to bring back: not where MPI used the buffer itself. */
    boolean isOutput() {
        return output;
    }

    /** Brings back what MPI wrote. */
    void store(Object target) {
        if (pieces == null) {
            copy(target, 0, length * element.bytes());
        } else {
            store(target, 0, 0, 1);
        }
    }

    /** Brings back the first bytes. */
    void store(Object target, long bytes) {
        copy(target, 0, Math.min(bytes, length * element.bytes()));
    }

    private void copy(Object target, long at, long bytes) {
        if (target.getClass() == element.array() && !element.isSplit(at | bytes)) {
            int first = (int) (offset + element.index(at));
            element.store(memory, at, target, first, (int) element.index(bytes));
        } else {
            long begin = target instanceof MemorySegment ? offset : offset * element.bytes();
            MemorySegment.copy(memory, at, Overlap.memory(target), begin + at, bytes);
        }
    }
}
