package mpi;

import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicReference;
import mpi.internal.FreshMemory;
import mpi.internal.NativeMemory;
import mpi.internal.Settings;

/**
 * Memory for one message that may be as long as any: address space, of which only what arrives
 * becomes memory. It holds bytes of earlier messages, so that nothing beyond what has arrived may
 * be looked at.
 */
final class ObjectMemory {

    /** The longest message of objects, {@code -Dpanmpi.objects.room=BYTES}. */
    private static final int LIMIT = Settings.room();

    private static final int LEAST = 1 << 16;

    /** Of memory that stays for the next message, at most so much may be used. */
    private static final long MOST_KEPT = Runtime.getRuntime().maxMemory() / 32;

    /** Memory whose pages need not be found again. */
    private static final AtomicReference<MemorySegment> KEPT = new AtomicReference<>();

    private final MemorySegment all;
    private final boolean isFresh;

    /** The length of the longest message so far. */
    private long longest;

    /** Whether MPI may have written here since it last told how much. */
    private boolean isOpen;

    private ObjectMemory(MemorySegment all, boolean isFresh) {
        this.all = all;
        this.isFresh = isFresh;
    }

    /** Memory for a message whose length MPI will tell. */
    static ObjectMemory reserve() {
        MemorySegment kept = KEPT.getAndSet(null);
        return new ObjectMemory(kept != null ? kept : asMuchAsThereIs(false), false);
    }

    /** Memory without bytes of another message, for one whose length MPI does not tell. */
    static ObjectMemory reserveFresh() {
        return new ObjectMemory(asMuchAsThereIs(true), true);
    }

    /** A machine may allow less address space. */
    private static MemorySegment asMuchAsThereIs(boolean fresh) {
        for (int bytes = Math.max(LIMIT, LEAST); ; bytes = Math.max(bytes / 2, LEAST)) {
            try {
                return fresh ? FreshMemory.allocate(bytes) : NativeMemory.allocate(bytes);
            } catch (OutOfMemoryError e) {
                if (bytes == LEAST) {
                    throw e;
                }
            }
        }
    }

    MemorySegment all() {
        return all;
    }

    /** Leaves the memory to MPI, until it tells how much has arrived; forgets what was there. */
    void open() {
        isOpen = true;
        if (!isFresh) {
            all.set(JAVA_LONG_UNALIGNED, 0, 0);
        }
    }

    /** The bytes of a message, which are as many as MPI told, if it can; else a few more. */
    MemorySegment arrived(long told) {
        long bytes = isFresh ? FreshMemory.touched(all) : Math.clamp(told, 0, all.byteSize());
        longest = Math.max(longest, bytes);
        isOpen = false;
        return all.asSlice(0, bytes);
    }

    /** Whether MPI tells the length of a message that arrives here. */
    boolean isTold() {
        return !isFresh;
    }

    /** Keeps the memory for another message, unless one was long. */
    void free() {
        if (isFresh) {
            FreshMemory.free(all);
        } else if (isOpen || longest > MOST_KEPT || !KEPT.compareAndSet(null, all)) {
            NativeMemory.free(all);
        }
    }
}
