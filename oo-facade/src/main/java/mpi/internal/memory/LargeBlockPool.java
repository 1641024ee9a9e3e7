package mpi.internal.memory;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicReferenceArray;
import mpi.internal.system.NativeMemory;

/**
 * Pool of off-heap blocks for long messages of objects, shared by all threads. New off-heap memory
 * would cost a page fault for each page, which the kernel must clear, and the JVM clears each byte
 * of a new array. Either takes as long as sending the message.
 */
public final class LargeBlockPool {

    private static final int PLACES = 2;

    /** Size in bytes of the largest block that the pool keeps. */
    private static final long LONGEST = CacheBudget.LARGE_BLOCKS.bytes() / PLACES;

    private static final AtomicReferenceArray<MemorySegment> SPARE =
            new AtomicReferenceArray<>(PLACES);

    private LargeBlockPool() {}

    /** Takes a block of at least {@code bytes} bytes, not initialized. */
    public static MemorySegment take(long bytes) {
        for (int i = 0; i < PLACES; i++) {
            MemorySegment spare = SPARE.get(i);
            if (spare != null && spare.byteSize() >= bytes && SPARE.compareAndSet(i, spare, null)) {
                return spare;
            }
        }
        return NativeMemory.allocate(bytes <= LONGEST ? rounded(bytes) : bytes);
    }

    /** Rounds up to a power of two, so that a slightly longer message can reuse the block. */
    private static long rounded(long bytes) {
        return Math.min(LONGEST, 2 * Long.highestOneBit(Math.max(bytes - 1, 1)));
    }

    /** Returns a block to the pool, which keeps the longest blocks and frees the others. */
    public static void giveBack(MemorySegment memory) {
        MemorySegment freed = memory;
        for (int i = 0; i < PLACES && freed != null && freed.byteSize() <= LONGEST; i++) {
            MemorySegment spare = SPARE.get(i);
            boolean isShorter = spare == null || spare.byteSize() < freed.byteSize();
            if (isShorter && SPARE.compareAndSet(i, spare, freed)) {
                freed = spare;
            }
        }
        if (freed != null) {
            NativeMemory.free(freed);
        }
    }
}
