package mpi.internal.memory;

import java.lang.foreign.MemorySegment;
import mpi.internal.records.RecordArrays;

/**
 * Copies elements between an array or a heap segment and its bounce buffer, an off-heap copy for
 * the duration of a call or a request. Only the elements that MPI may have written are copied back.
 * The object keeps no reference to the array; the methods that copy get the array as an argument.
 * Since the object lives as long as its thread, storing a new reference at each call would cost the
 * collector's write barrier.
 */
public final class BounceBuffer {

    private MemorySegment memory = MemorySegment.NULL;
    private Element element;
    private long offset;
    private long length;
    private boolean output;
    private boolean empty;
    private long[] pieces;

    /**
     * Sets which elements of the program's buffer the bounce buffer holds: {@code elements}
     * elements from index {@code first} on.
     */
    public void of(MemorySegment from, Element type, long first, long elements) {
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

    /**
     * Returns true if nothing was copied to the bounce buffer, so that only bytes that MPI has
     * written may be copied back.
     */
    public boolean isEmpty() {
        return empty;
    }

    /**
     * Records that MPI writes this buffer. {@code isLoaded} is true if the program's elements were
     * copied to the bounce buffer before. {@code newPieces} are the typemap blocks that MPI may
     * write, or null if there are no gaps between them.
     */
    public void output(boolean isLoaded, long[] newPieces) {
        output = true;
        empty = !isLoaded;
        if (pieces != newPieces) {
            pieces = newPieces;
        }
    }

    /**
     * Copies partitions {@code first} to {@code last} of the program's buffer to the bounce buffer.
     * The buffer has {@code parts} partitions, counted from 0; one, unless the request is
     * partitioned.
     */
    public void load(Object target, int first, int last, int parts) {
        long part = length / parts;
        long from = first * part;
        long count = (last + 1L - first) * part;
        if (target instanceof MemorySegment segment) {
            MemorySegment.copy(segment, offset + from, memory, from, count);
        } else if (target instanceof BooleanArray booleans) {
            booleans.load(offset + from, memory, from, count);
        } else if (target instanceof Record[] records) {
            long extent = RecordArrays.extent(records);
            int number = (int) (count / extent);
            int place = (int) ((offset + from) / extent);
            RecordArrays.load(records, place, number, memory.asSlice(from), !output);
        } else {
            long at = from * element.bytes();
            element.load(target, (int) (offset + from), memory, at, (int) count);
        }
    }

    /**
     * Copies back what MPI wrote in partitions {@code first} to {@code last} of the buffer, which
     * has {@code parts} partitions. Gaps of the datatype are not copied.
     */
    public void store(Object target, int first, int last, int parts) {
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

    /** Returns true if MPI writes the buffer, so that it must be copied back. */
    public boolean isOutput() {
        return output;
    }

    /** Copies the elements that MPI wrote from the bounce buffer back to {@code target}. */
    public void store(Object target) {
        if (pieces == null) {
            copy(target, 0, length * element.bytes());
        } else {
            store(target, 0, 0, 1);
        }
    }

    /** Copies the first {@code bytes} bytes of the bounce buffer back to {@code target}. */
    public void store(Object target, long bytes) {
        copy(target, 0, Math.min(bytes, length * element.bytes()));
    }

    private void copy(Object target, long at, long bytes) {
        if (target.getClass() == element.array() && !element.isSplit(at | bytes)) {
            int first = (int) (offset + element.index(at));
            element.store(memory, at, target, first, (int) element.index(bytes));
        } else if (target instanceof BooleanArray booleans) {
            booleans.store(memory, at, offset + at, bytes);
        } else if (target instanceof Record[] records) {
            long extent = RecordArrays.extent(records);
            int place = (int) ((offset + at) / extent);
            RecordArrays.store(memory.asSlice(at), records, place, (int) (bytes / extent));
        } else {
            long begin = target instanceof MemorySegment ? offset : offset * element.bytes();
            MemorySegment.copy(memory, at, NioBuffers.view(target), begin + at, bytes);
        }
    }
}
