package mpi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.c.Mpi;
import mpi.internal.ArenaHold;
import mpi.internal.NativeMemory;

/**
 * Memory that MPI gives and takes back: afterwards, access throws instead of ending the process.
 */
final class Memory {

    /** Bits of an address within a page; nothing lies in the first page. */
    private static final int PAGE = 12;

    private static final Map<Long, Arena> LENT = new ConcurrentHashMap<>();

    /** What MPI uses until it is detached, and whether its arena is held. */
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

    private Memory() {}

    /** The memory at an address from MPI_Alloc_mem, until it is given back. */
    static MemorySegment lend(MemorySegment address, long bytes) {
        mustBeThere(address, bytes);
        Arena arena = Arena.ofShared();
        LENT.put(address.address(), arena);
        return NativeMemory.at(address, bytes, arena);
    }

    /** Throws for no memory at all: MPICH returns success and 0x10 where malloc has nothing. */
    private static void mustBeThere(MemorySegment address, long bytes) {
        if (bytes < 0 || bytes > 0 && address.address() >>> PAGE == 0) {
            String rule = bytes < 0 ? " is negative" : " is more than the library can allocate";
            throw MPIException.of(
                    Frame.current().call(), Mpi.MPI_ERR_NO_MEM, "size " + bytes + rule);
        }
    }

    /**
     * Closes memory from {@link #lend}.
     *
     * @return its address, for MPI_Free_mem: the segment itself can no longer be passed on.
     */
    static MemorySegment giveBack(MemorySegment segment) {
        Arena arena = segment == null ? null : LENT.get(segment.address());
        if (arena == null || !arena.scope().equals(segment.scope())) {
            throw MPIException.of(
                    Frame.current().call(),
                    Mpi.MPI_ERR_BASE,
                    "base is not what Alloc_mem returned, or was freed before");
        }
        close(arena);
        LENT.remove(segment.address(), arena);
        return MemorySegment.ofAddress(segment.address());
    }

    /** Keeps memory that MPI uses from the collector, and its arena open, until it is detached. */
    static void keep(MemorySegment memory) {
        KEPT.put(memory.address(), Kept.of(memory));
    }

    /** Lets go of what was never detached: at Finalize, MPI does that. */
    static void detachAll() {
        KEPT.values().forEach(Kept::letGo);
        KEPT.clear();
    }

    /** The memory that MPI has stopped to use: the segment that the program gave, where it did. */
    static MemorySegment detached(MemorySegment address, long bytes) {
        Kept kept = KEPT.remove(address.address());
        return kept != null ? kept.letGo() : NativeMemory.at(address, bytes, Arena.global());
    }

    /** The memory of a window, until its owner is closed. */
    static MemorySegment of(MemorySegment address, long bytes, Arena owner) {
        mustBeThere(address, bytes);
        return NativeMemory.at(address, bytes, owner);
    }

    private static void close(Arena arena) {
        try {
            arena.close();
        } catch (IllegalStateException busy) {
            throw MPIException.of(
                    Frame.current().call(),
                    Mpi.MPI_ERR_BASE,
                    "a request, a window or another thread's call is using the memory");
        }
    }
}
