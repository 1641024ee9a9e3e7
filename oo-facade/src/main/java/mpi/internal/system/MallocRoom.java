package mpi.internal.system;

import java.lang.foreign.MemorySegment;

/**
 * Makes free space for malloc while MPI starts, as {@code mpijava} does in its {@code arena.c}. The
 * space is needed since UCX moves the program break when UCX is loaded, and a thread that extends
 * malloc's main arena at that moment loses memory. With plain {@code java} the space is in the
 * arena of the calling thread. This arena is the main arena if {@code MALLOC_ARENA_MAX=1} is set,
 * and then the race is most likely.
 */
public final class MallocRoom {

    private static final long ROOM = 31L << 20;

    /**
     * Size in bytes of a block that is never freed: it keeps malloc from returning the free space
     * below it to the kernel.
     */
    private static final long LID = 64L << 10;

    private MallocRoom() {}

    public static void make() {
        // Freeing a mapped block raises malloc's mmap threshold, so that the next block is in the
        // arena.
        NativeMemory.free(NativeMemory.allocate(ROOM));
        MemorySegment room = NativeMemory.allocate(ROOM);
        NativeMemory.allocate(LID);
        NativeMemory.free(room);
    }
}
