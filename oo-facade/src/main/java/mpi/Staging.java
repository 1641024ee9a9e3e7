package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;
import mpi.internal.ArenaHold;
import mpi.internal.Pins;
import mpi.internal.call.CallStack;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.staging.BufferChecks;

/**
 * A buffer that a request, a window or a file holds until an operation is complete: a bounce
 * buffer, a pinned array, or off-heap memory of the program that must neither be collected nor have
 * its arena closed. A list, linked by {@link #next}.
 */
final class Staging {

    private final Staging next;
    private BounceBuffer elements;
    private MemorySegment memory = MemorySegment.NULL;
    private Object target;
    private long address;
    private Handle later;
    private boolean holds;

    /** Adds an entry in front of a list; null for the first one. */
    Staging(Staging next) {
        this.next = next;
    }

    /** Owns off-heap memory, from which nothing is copied back. */
    Staging owning(MemorySegment ownMemory) {
        memory = ownMemory;
        return this;
    }

    /** Keeps a program's own off-heap memory from the collector, and its arena from closing. */
    Staging borrowed(MemorySegment segment) {
        holds = ArenaHold.begin(segment);
        target = segment;
        return this;
    }

    /** Throws if the arena of the program's memory is closed, before MPI uses it. */
    void mustBeOpen() {
        if (target instanceof MemorySegment segment) {
            BufferChecks.open(CallStack.currentCall(), "buf", segment);
        }
    }

    /** Lets the program close the arenas of its buffers, though MPI may still use them. */
    static void letArenasClose(Staging first) {
        for (Staging staging = first; staging != null; staging = staging.next) {
            staging.letArenaClose();
        }
    }

    private void letArenaClose() {
        if (holds) {
            holds = false;
            ArenaHold.end((MemorySegment) target);
        }
    }

    /** Pins an array; any thread may unpin it. */
    Staging pinned(Object array) {
        target = array;
        address = Pins.pin(array);
        return this;
    }

    /** Address of the pinned array; 0 if none is pinned. */
    long address() {
        return address;
    }

    /** True if an array is pinned already by a list. */
    static boolean pins(Staging first, Object array) {
        for (Staging staging = first; staging != null; staging = staging.next) {
            if (staging.address != 0 && staging.target == array) {
                return true;
            }
        }
        return false;
    }

    /**
     * Has an object adopt the handle that MPI writes into this memory when the request completes.
     */
    void handle(Handle object) {
        later = object;
    }

    /** Makes this memory the bounce buffer of elements of a program's buffer. */
    BounceBuffer of(Object buf) {
        target = buf;
        elements = new BounceBuffer();
        return elements;
    }

    /**
     * Copies elements to the bounce buffer: partitions {@code first} to {@code last} of {@code
     * parts}.
     */
    void load(int first, int last, int parts) {
        if (elements != null) {
            elements.load(target, first, last, parts);
        }
    }

    /**
     * Copies back what MPI wrote in partitions {@code first} to {@code last} of {@code parts}; gaps
     * of the datatype are not written.
     */
    void store(int first, int last, int parts) {
        if (later != null) {
            later.adopt(MpiMemory.getHandle(memory, "MPI_Comm", 0));
        }
        if (elements != null && elements.isOutput()) {
            elements.store(target, first, last, parts);
        }
    }

    /** True if this holds the program's memory that begins at an address. */
    boolean begins(long at) {
        return target instanceof MemorySegment segment && segment.address() == at;
    }

    /** Next entry of the list: the one that was added before. */
    Staging next() {
        return next;
    }

    /** Copies the outputs of a completed operation back and frees its memory. */
    static void deliver(Staging first) {
        copyBackAll(first);
        freeAll(first);
    }

    static void copyBackAll(Staging first) {
        for (Staging staging = first; staging != null; staging = staging.next) {
            staging.store(0, 0, 1);
        }
    }

    static void freeAll(Staging first) {
        for (Staging staging = first; staging != null; staging = staging.next) {
            if (staging.memory.address() != 0) {
                ShortMemory.giveBack(staging.memory);
            }
            staging.forget();
        }
    }

    /** Unpins or releases the program's buffer. */
    private void forget() {
        letArenaClose();
        if (address != 0) {
            Pins.unpin(target, address);
            address = 0;
        }
        memory = MemorySegment.NULL;
        target = null;
        later = null;
        elements = null;
    }

    /** True if MPI uses memory of the program in place, off-heap or pinned. */
    static boolean borrows(Staging first) {
        for (Staging staging = first; staging != null; staging = staging.next) {
            if (staging.memory.address() == 0 && staging.target != null) {
                return true;
            }
        }
        return false;
    }
}
