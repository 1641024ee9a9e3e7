package mpi.internal.staging;

import java.lang.foreign.MemorySegment;
import java.util.function.LongConsumer;
import mpi.c.MpiMemory;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.memory.SmallBlock;
import mpi.internal.memory.SmallBlockPool;
import mpi.internal.system.ArenaHold;
import mpi.internal.system.Pins;

/**
 * Buffer that a request, a window or a file holds until an operation is complete. It is a bounce
 * buffer, a pinned array, or off-heap memory of the program that must not be collected and whose
 * arena must stay open. The buffers of an operation form a list, linked by {@link #next}.
 */
public final class StagedBuffer {

    private final StagedBuffer next;

    /**
     * Memory that MPI uses instead of the program's memory; null if MPI uses the program's memory
     * in place.
     */
    private SmallBlock block;

    private Object target;
    private long address;
    private LongConsumer adopter;
    private boolean holds;

    /**
     * True if {@link #block} is a bounce buffer, to or from which the program's buffer is copied.
     */
    private boolean isCopy;

    /** Makes an entry that precedes the list {@code next}; null stands for an empty list. */
    public StagedBuffer(StagedBuffer next) {
        this.next = next;
    }

    /**
     * Makes this entry own off-heap memory, which is no bounce buffer unless {@link #of} is called.
     */
    public StagedBuffer owning(SmallBlock own) {
        block = own;
        return this;
    }

    /**
     * Makes this entry keep off-heap memory of the program from being collected, and its arena from
     * being closed.
     */
    public StagedBuffer borrowed(MemorySegment segment) {
        holds = ArenaHold.begin(segment);
        target = segment;
        return this;
    }

    /**
     * Throws if the arena of the program's memory is closed, so that MPI must not use the memory.
     */
    public void mustBeOpen(String call) {
        if (target instanceof MemorySegment segment) {
            BufferChecks.open(call, "buf", segment);
        }
    }

    /** Lets the program close the arenas of the buffers in a list, even if MPI still uses them. */
    public static void letArenasClose(StagedBuffer first) {
        for (StagedBuffer entry = first; entry != null; entry = entry.next) {
            entry.letArenaClose();
        }
    }

    private void letArenaClose() {
        if (holds) {
            holds = false;
            ArenaHold.end((MemorySegment) target);
        }
    }

    /** Pins an array until {@link #freeAll}, which any thread may call. */
    public StagedBuffer pinned(Object array) {
        target = array;
        address = Pins.pin(array);
        return this;
    }

    /** Returns the address of the pinned array; 0 if no array is pinned. */
    public long address() {
        return address;
    }

    /** Returns true if a list already pins an array. */
    public static boolean pins(StagedBuffer first, Object array) {
        for (StagedBuffer entry = first; entry != null; entry = entry.next) {
            if (entry.address != 0 && entry.target == array) {
                return true;
            }
        }
        return false;
    }

    /**
     * Passes the handle that MPI writes to this memory to {@code adopter} when the request
     * completes.
     */
    public void adoptHandleAtCompletion(LongConsumer adopter) {
        this.adopter = adopter;
    }

    /** Makes this memory the bounce buffer of elements of a program's buffer. */
    public BounceBuffer of(Object buf) {
        target = buf;
        isCopy = true;
        return block.copier();
    }

    /**
     * Copies partitions {@code first} to {@code last} of the program's buffer to the bounce buffer,
     * if there is one. The buffer has {@code parts} partitions, counted from 0; one, unless the
     * request is partitioned.
     */
    public void load(int first, int last, int parts) {
        if (isCopy) {
            block.copier().load(target, first, last, parts);
        }
    }

    /**
     * Copies back what MPI wrote in partitions {@code first} to {@code last} of the buffer, which
     * has {@code parts} partitions, and hands over the handle for {@link #adoptHandleAtCompletion}.
     * Gaps of the datatype are not copied.
     */
    public void store(int first, int last, int parts) {
        if (adopter != null) {
            adopter.accept(MpiMemory.getHandle(block.memory(), "MPI_Comm", 0));
        }
        if (isCopy && block.copier().isOutput()) {
            block.copier().store(target, first, last, parts);
        }
    }

    /**
     * Returns true if this entry is for a segment of the program that begins at address {@code at}.
     */
    public boolean begins(long at) {
        return target instanceof MemorySegment segment && segment.address() == at;
    }

    /** Returns the next entry of the list, which was added before this one. */
    public StagedBuffer next() {
        return next;
    }

    /**
     * Copies the outputs of a completed operation back to the program's buffers, and then frees,
     * unpins or releases what the buffers hold.
     */
    public static void deliver(StagedBuffer first) {
        copyBackAll(first);
        freeAll(first);
    }

    public static void copyBackAll(StagedBuffer first) {
        for (StagedBuffer entry = first; entry != null; entry = entry.next) {
            entry.store(0, 0, 1);
        }
    }

    public static void freeAll(StagedBuffer first) {
        for (StagedBuffer entry = first; entry != null; entry = entry.next) {
            if (entry.block != null) {
                SmallBlockPool.giveBack(entry.block);
            }
            entry.forget();
        }
    }

    /** Unpins the program's array, or lets the arena of the program's memory be closed again. */
    private void forget() {
        letArenaClose();
        if (address != 0) {
            Pins.unpin(target, address);
            address = 0;
        }
        block = null;
        target = null;
        adopter = null;
        isCopy = false;
    }

    /**
     * Returns true if MPI uses the program's own memory, without a copy, and the garbage collector
     * could free or move that memory if the program dropped the request. Memory whose arena is kept
     * open does not count.
     */
    public static boolean borrows(StagedBuffer first) {
        for (StagedBuffer entry = first; entry != null; entry = entry.next) {
            if (entry.block == null && entry.target != null && !entry.holds) {
                return true;
            }
        }
        return false;
    }
}
