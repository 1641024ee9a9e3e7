package mpi.internal.call;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.system.ArenaHold;
import mpi.internal.system.NativeMemory;

/**
 * Arenas for memory that MPI allocates and frees, or that the program attaches to MPI. The arena of
 * allocated memory is closed when MPI frees the memory, so that a later access throws an exception
 * instead of crashing the JVM.
 */
public final class MpiMemoryArenas {

    /**
     * Number of address bits within a page of 4 KiB. No memory is in page 0, so that an address
     * there shows a failed allocation.
     */
    private static final int PAGE = 12;

    private static final Map<Long, Arena> LENT = new ConcurrentHashMap<>();

    /**
     * Memory that is attached to MPI; {@code isHeld} is true if its arena is kept open until {@link
     * #letGo}.
     */
    private record Kept(MemorySegment memory, boolean isHeld) {

        static Kept of(MemorySegment memory) {
            return new Kept(memory, ArenaHold.begin(memory));
        }

        MemorySegment letGo() {
            if (isHeld) {
                ArenaHold.end(memory);
            }
            return memory;
        }
    }

    private static final Map<Long, Kept> KEPT = new ConcurrentHashMap<>();

    private MpiMemoryArenas() {}

    /** Makes a segment for memory from MPI_Alloc_mem, valid until {@link #giveBack}. */
    public static MemorySegment lend(MemorySegment address, long bytes) {
        mustBeThere(address, bytes);
        Arena arena = Arena.ofShared();
        LENT.put(address.address(), arena);
        return NativeMemory.at(address, bytes, arena);
    }

    /**
     * Throws if the size is negative, or if nothing was allocated: MPICH returns success and the
     * address 0x10 if malloc fails.
     */
    private static void mustBeThere(MemorySegment address, long bytes) {
        if (bytes < 0 || bytes > 0 && address.address() >>> PAGE == 0) {
            String rule = bytes < 0 ? " is negative" : " is more than the library can allocate";
            throw MPIException.of(
                    CallStack.currentCall(), Mpi.MPI_ERR_NO_MEM, "size " + bytes + rule);
        }
    }

    /**
     * Closes the arena of memory from {@link #lend}.
     *
     * @return address of the memory, for MPI_Free_mem: the segment itself can no longer be used.
     */
    public static MemorySegment giveBack(MemorySegment segment) {
        Arena arena = segment == null ? null : LENT.get(segment.address());
        if (arena == null || !arena.scope().equals(segment.scope())) {
            throw MPIException.of(
                    CallStack.currentCall(),
                    Mpi.MPI_ERR_BASE,
                    "base is not what Alloc_mem returned, or was freed before");
        }
        close(arena);
        LENT.remove(segment.address(), arena);
        return MemorySegment.ofAddress(segment.address());
    }

    /**
     * Keeps memory that is attached to MPI from being collected, and keeps its arena open, until
     * the memory is detached.
     */
    public static void keep(MemorySegment memory) {
        KEPT.put(memory.address(), Kept.of(memory));
    }

    /** Releases all memory that is still attached, since MPI_Finalize detaches it. */
    public static void detachAll() {
        KEPT.values().forEach(Kept::letGo);
        KEPT.clear();
    }

    /**
     * Releases detached memory, and returns the segment that the program attached, or a new segment
     * if C code attached the memory.
     */
    public static MemorySegment detached(MemorySegment address, long bytes) {
        Kept kept = KEPT.remove(address.address());
        return kept != null ? kept.letGo() : NativeMemory.at(address, bytes, Arena.global());
    }

    /** Makes a segment for the memory of a window, valid until {@code owner} is closed. */
    public static MemorySegment of(MemorySegment address, long bytes, Arena owner) {
        mustBeThere(address, bytes);
        return NativeMemory.at(address, bytes, owner);
    }

    private static void close(Arena arena) {
        try {
            arena.close();
        } catch (IllegalStateException busy) {
            throw MPIException.of(
                    CallStack.currentCall(),
                    Mpi.MPI_ERR_BASE,
                    "the memory cannot be freed while a request, a window or another thread's call"
                            + " uses it; complete or free that first");
        }
    }
}
