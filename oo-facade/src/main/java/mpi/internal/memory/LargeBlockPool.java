package mpi.internal.memory;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicReferenceArray;
import mpi.internal.NativeMemory;

/**
 * Off-heap memory for the bytes of long messages of objects. A few pieces stay for the next such
 * message, in any thread: of new memory the operating system has to find and clear each page, and
 * of a new array the JVM clears each byte, which takes as long as to send them.
 */
public final class LargeBlockPool {

    private static final int PLACES = 2;

    /** What stays is memory beside the heap: all of it at most a 32nd part of the heap's most. */
    private static final long LONGEST = Runtime.getRuntime().maxMemory() / 32 / PLACES;

    private static final AtomicReferenceArray<MemorySegment> SPARE =
            new AtomicReferenceArray<>(PLACES);

    private LargeBlockPool() {}

    /** Memory of at least so many bytes, which hold anything; to be given back. */
    public static MemorySegment take(long bytes) {
        for (int i = 0; i < PLACES; i++) {
            MemorySegment spare = SPARE.get(i);
            if (spare != null && spare.byteSize() >= bytes && SPARE.compareAndSet(i, spare, null)) {
                return spare;
            }
        }
        return NativeMemory.allocate(bytes <= LONGEST ? rounded(bytes) : bytes);
    }

    /** A little longer messages find the same memory long enough. */
    private static long rounded(long bytes) {
        return Math.min(LONGEST, 2 * Long.highestOneBit(Math.max(bytes - 1, 1)));
    }

    /** Keeps memory for the next message, in the place of a shorter one, or frees it. */
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
