package mpi.internal;

import java.lang.foreign.MemorySegment;

/**
 * Room for malloc while MPI starts, as {@code mpijava} makes it in its {@code arena.c}: UCX moves
 * the program break when it is opened, and a thread that extends malloc's first arena at that
 * moment loses memory. Plain {@code java} gets it in the arena of the calling thread, which is the
 * first one wherever that matters most: with {@code MALLOC_ARENA_MAX=1}.
 */
final class MallocRoom {

    private static final long ROOM = 31L << 20;

    /** Never freed: it keeps the kernel from getting back what lies below. */
    private static final long LID = 64L << 10;

    private MallocRoom() {}

    static void make() {
        // What malloc has seen come back, it no longer maps apart.
        NativeMemory.free(NativeMemory.allocate(ROOM));
        MemorySegment room = NativeMemory.allocate(ROOM);
        NativeMemory.allocate(LID);
        NativeMemory.free(room);
    }
}
