package mpi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import mpi.c.Mpi;
import mpi.internal.NativeMemory;

/**
 * Memory that MPI gives and takes back: afterwards, access throws instead of ending the process.
 */
final class Memory {

    private static final Map<Long, Arena> LENT = new ConcurrentHashMap<>();

    private Memory() {}

    /** The memory at an address from MPI_Alloc_mem, until it is given back. */
    static MemorySegment lend(MemorySegment address, long bytes) {
        Arena arena = Arena.ofShared();
        LENT.put(address.address(), arena);
        return NativeMemory.at(address, bytes, arena);
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

    /** The memory of a window, until its owner is closed. */
    static MemorySegment of(MemorySegment address, long bytes, Arena owner) {
        return NativeMemory.at(address, bytes, owner);
    }

    private static void close(Arena arena) {
        try {
            arena.close();
        } catch (IllegalStateException busy) {
            throw MPIException.of(
                    Frame.current().call(),
                    Mpi.MPI_ERR_BASE,
                    "another thread's call is using the memory");
        }
    }
}
