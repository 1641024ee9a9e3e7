package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.NativeMemory;

/**
 * Off-heap memory that stands for part of a program's buffer during a call or a request, and how to
 * bring back what MPI wrote there. Only the selected elements are ever written back.
 */
final class Staging {

    private final Staging next;
    private MemorySegment memory = MemorySegment.NULL;
    private Object target;
    private Element element;
    private long offset;
    private long length;

    /** One that a call uses again and again. */
    Staging() {
        this(null);
    }

    /** One of several that belong to a request. */
    Staging(Staging next) {
        this.next = next;
    }

    /** Owns memory that MPI reads. */
    Staging owning(MemorySegment ownMemory) {
        memory = ownMemory;
        return this;
    }

    /** Keeps a program's own off-heap memory from being freed by the collector. */
    Staging borrowed(MemorySegment segment) {
        target = segment;
        return this;
    }

    /** Stands for elements of an array that MPI writes. */
    void array(MemorySegment from, Object array, Element type, int first, int elements) {
        memory = from;
        target = array;
        element = type;
        offset = first;
        length = elements;
    }

    /** Stands for bytes of a segment on the heap that MPI writes. */
    void segment(MemorySegment from, MemorySegment segment, long first, long bytes) {
        memory = from;
        target = segment;
        element = Element.BYTE;
        offset = first;
        length = bytes;
    }

    /** Brings back what MPI wrote. */
    void copyBack() {
        if (element == null) {
            return;
        }
        if (target instanceof MemorySegment segment) {
            MemorySegment.copy(memory, 0, segment, offset, length);
        } else {
            element.store(memory, target, (int) offset, (int) length);
        }
    }

    /** Lets go of the program's buffer. */
    void forget() {
        memory = MemorySegment.NULL;
        target = null;
        element = null;
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
