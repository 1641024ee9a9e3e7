package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;
import mpi.internal.NativeMemory;

/**
 * Off-heap memory that stands for part of a program's buffer during a call or a request, and how
 * the elements get there and back. Only the selected elements are ever written back.
 */
final class Staging {

    private final Staging next;
    private MemorySegment memory = MemorySegment.NULL;
    private Object target;
    private Element element;
    private long offset;
    private long length;
    private boolean output;
    private long[] pieces;
    private Handle later;

    /** One that a call uses again and again. */
    Staging() {
        this(null);
    }

    /** One of several that belong to a request. */
    Staging(Staging next) {
        this.next = next;
    }

    /** Owns memory of which nothing is brought back. */
    Staging owning(MemorySegment ownMemory) {
        memory = ownMemory;
        return this;
    }

    /** Keeps a program's own off-heap memory from being freed by the collector. */
    Staging borrowed(MemorySegment segment) {
        target = segment;
        return this;
    }

    /** Owns the memory where MPI will write the handle of an object that is being made. */
    void handle(Handle object) {
        later = object;
    }

    /** Stands for elements of an array. */
    void array(MemorySegment from, Object array, Element type, int first, int elements) {
        memory = from;
        target = array;
        element = type;
        offset = first;
        length = elements;
    }

    /** Stands for bytes of a segment on the heap. */
    void segment(MemorySegment from, MemorySegment segment, long first, long bytes) {
        memory = from;
        target = segment;
        element = Element.BYTE;
        offset = first;
        length = bytes;
    }

    /** Notes that MPI writes here: everywhere, or in pieces with gaps between them. */
    void output(long[] newPieces) {
        output = true;
        pieces = newPieces;
    }

    /** Brings elements off-heap, all or those of some of several equal parts. */
    void load(int first, int last, int parts) {
        if (element == null) {
            return;
        }
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
    void store(int first, int last, int parts) {
        if (later != null) {
            later.adopt(MpiMemory.getHandle(memory, "MPI_Comm", 0));
        }
        if (element == null || !output) {
            return;
        }
        long part = length / parts * element.bytes();
        long begin = first * part;
        long end = (last + 1L) * part;
        if (pieces == null) {
            store(begin, end - begin);
            return;
        }
        for (int i = 0; i < pieces.length; i += 2) {
            if (pieces[i] >= begin && pieces[i] + pieces[i + 1] <= end) {
                store(pieces[i], pieces[i + 1]);
            }
        }
    }

    private void store(long at, long bytes) {
        if (target instanceof MemorySegment segment) {
            MemorySegment.copy(memory, at, segment, offset + at, bytes);
        } else {
            int first = (int) (offset + element.index(at));
            element.store(memory, at, target, first, (int) element.index(bytes));
        }
    }

    /** Brings back what MPI wrote. */
    void copyBack() {
        if (output && pieces == null && later == null) {
            store(0, length * element.bytes());
        } else {
            store(0, 0, 1);
        }
    }

    /** Lets go of the program's buffer. */
    void forget() {
        memory = MemorySegment.NULL;
        target = null;
        element = null;
        output = false;
        pieces = null;
        later = null;
    }

    /** The one staged before this one for the same request. */
    Staging next() {
        return next;
    }

    /** Brings everything of a finished operation back and gives its memory back. */
    static void deliver(Staging first) {
        copyBackAll(first);
        freeAll(first);
    }

    static void copyBackAll(Staging first) {
        for (Staging staging = first; staging != null; staging = staging.next) {
            staging.copyBack();
        }
    }

    static void freeAll(Staging first) {
        for (Staging staging = first; staging != null; staging = staging.next) {
            if (staging.memory.address() != 0) {
                NativeMemory.free(staging.memory);
            }
            staging.forget();
        }
    }

    /** Whether memory of the program's own is in use. */
    static boolean borrows(Staging first) {
        for (Staging staging = first; staging != null; staging = staging.next) {
            if (staging.memory.address() == 0 && staging.target != null) {
                return true;
            }
        }
        return false;
    }
}
