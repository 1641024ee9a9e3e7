package mpi.internal.system;

import java.lang.foreign.MemorySegment;

/**
 * Makes free space in malloc's arena before MPI is opened, as {@code mpijava} does in its {@code
 * arena.c}. UCX moves the program break (the end of the heap of C) when UCX is loaded. If a thread
 * extends malloc's main arena at that moment, the arena loses memory; an arena with free space need
 * not be extended. If plain {@code java} started this JVM, the space is in the arena of the calling
 * thread. With {@code MALLOC_ARENA_MAX=1} this is the main arena, which all threads then share, so
 * that the loss would be most likely.
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
