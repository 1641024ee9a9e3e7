package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;
import mpi.internal.ArenaHold;
import mpi.internal.Pins;
import mpi.internal.memory.BounceBuffer;

/**
 * What a request, a window or a file owns until an operation is complete: off-heap memory that
 * stands for part of a program's buffer, or a buffer that must not vanish or must not move.
 */
final class Staging {

    private final Staging next;
    private BounceBuffer elements;
    private MemorySegment memory = MemorySegment.NULL;
    private Object target;
    private long address;
    private Handle later;
    private boolean holds;

    /** One of several that belong together. */
    Staging(Staging next) {
        this.next = next;
    }

    /** Owns memory of which nothing is brought back. */
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

    /** Throws if memory of the program's own is gone that MPI is about to use. */
    void mustBeOpen() {
        if (target instanceof MemorySegment segment) {
            BufferChecks.open(Frame.current().call(), "buf", segment);
        }
    }

    /** Lets arenas be closed, while MPI may still use memory of theirs. */
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

    /** Keeps an array where it is, whichever thread ends that. */
    Staging pinned(Object array) {
        target = array;
        address = Pins.pin(array);
        return this;
    }

    /** Where the pinned array begins. */
    long address() {
        return address;
    }

    /** Whether an array is pinned already. */
    static boolean pins(Staging first, Object array) {
        for (Staging staging = first; staging != null; staging = staging.next) {
            if (staging.address != 0 && staging.target == array) {
                return true;
            }
        }
        return false;
    }

    /** Owns the memory where MPI will write the handle of an object that is being made. */
    void handle(Handle object) {
        later = object;
    }

    /** Stands for elements of a buffer. */
    BounceBuffer of(Object buf) {
        target = buf;
        elements = new BounceBuffer();
        return elements;
    }

    /** Brings elements off-heap, all or those of some of several equal parts. */
    void load(int first, int last, int parts) {
        if (elements != null) {
            elements.load(target, first, last, parts);
        }
    }

    /** Brings back what MPI wrote, all or one of several equal parts; never what is in a gap. */
    void store(int first, int last, int parts) {
        if (later != null) {
            later.adopt(MpiMemory.getHandle(memory, "MPI_Comm", 0));
        }
        if (elements != null && elements.isOutput()) {
            elements.store(target, first, last, parts);
        }
    }

    /** Whether it is the program's own memory from an address on. */
    boolean begins(long at) {
        return target instanceof MemorySegment segment && segment.address() == at;
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

    /** Lets go of the program's buffer. */
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
