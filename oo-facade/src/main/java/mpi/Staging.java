package mpi;

import java.lang.foreign.MemorySegment;
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
    private Handle later;

    /** What stood here before MPI wrote; null where MPI may write every element. */
    private MemorySegment before;

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

    /** Notes whether MPI writes here. */
    void output(boolean isOutput) {
        output = isOutput;
    }

    /** MPI writes here and there only; what is between is left to others, in the array as well. */
    void sparse() {
        long words = (length * element.bytes() + Long.BYTES - 1) / Long.BYTES;
        before = MemorySegment.ofArray(new long[Math.toIntExact(words)]);
        remember(0, length);
    }

    private void remember(long from, long count) {
        if (before != null) {
            long first = from * element.bytes();
            MemorySegment.copy(memory, first, before, first, count * element.bytes());
        }
    }

    /** Brings elements off-heap, all or those of some of several equal parts. */
    void load(int first, int last, int parts) {
        if (element == null) {
            return;
        }
        long part = length / parts;
        long from = first * part;
        long count = (last + 1L - first) * part;
        MemorySegment at = memory.asSlice(from * element.bytes());
        if (target instanceof MemorySegment segment) {
            MemorySegment.copy(segment, offset + from, at, 0, count);
        } else {
            element.load(target, (int) (offset + from), at, (int) count);
        }
        remember(from, count);
    }

    /** Brings back what MPI wrote, all or one of several equal parts. */
    void store(int first, int last, int parts) {
        if (later != null) {
            later.adopt(mpi.c.MpiMemory.getHandle(memory, "MPI_Comm", 0));
        }
        if (element == null || !output) {
            return;
        }
        long part = length / parts;
        long from = first * part;
        long count = (last + 1L - first) * part;
        if (before == null) {
            store(from, count);
        } else {
            storeChanged(from, from + count);
        }
    }

    /** An element that is as it was need not be written: MPI did not, or would write the same. */
    private void storeChanged(long from, long end) {
        int unit = element.bytes();
        long at = from;
        while (at < end) {
            long a = at * unit;
            long b = end * unit;
            long same = MemorySegment.mismatch(memory, a, b, before, a, b);
            if (same < 0) {
                return;
            }
            at += same / unit;
            store(at, 1);
            at++;
        }
    }

    private void store(long from, long count) {
        MemorySegment at = memory.asSlice(from * element.bytes());
        if (target instanceof MemorySegment segment) {
            MemorySegment.copy(at, 0, segment, offset + from, count);
        } else {
            element.store(at, target, (int) (offset + from), (int) count);
        }
    }

    /** Brings back what MPI wrote. */
    void copyBack() {
        store(0, 0, 1);
    }

    /** Lets go of the program's buffer. */
    void forget() {
        memory = MemorySegment.NULL;
        target = null;
        element = null;
        output = false;
        later = null;
        before = null;
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
