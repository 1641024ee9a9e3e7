package mpi.internal.objects;

import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.util.concurrent.atomic.AtomicReference;
import mpi.internal.Settings;
import mpi.internal.memory.CacheBudget;
import mpi.internal.system.FreshMemory;
import mpi.internal.system.NativeMemory;

/**
 * Receive buffer for one message of unknown length. It is a large range of reserved address space,
 * of which only the pages that MPI writes become resident. It may contain bytes of earlier
 * messages, so that nothing beyond the received bytes may be read.
 */
public final class ObjectMemory {

    /**
     * Length in bytes of the longest message of objects that can be received: {@code
     * -Dpanmpi.objects.room=BYTES}.
     */
    private static final int LIMIT = Settings.room();

    private static final int LEAST = 1 << 16;

    /** Buffer kept for the next message, since its pages are already resident. */
    private static final AtomicReference<MemorySegment> KEPT = new AtomicReference<>();

    private final MemorySegment all;
    private final boolean isFresh;

    /** Length in bytes of the longest message that this buffer has received so far. */
    private long longest;

    /**
     * True from {@link #open} until the length of a message is known; meanwhile MPI may have
     * written any part of the buffer.
     */
    private boolean isOpen;

    private ObjectMemory(MemorySegment all, boolean isFresh) {
        this.all = all;
        this.isFresh = isFresh;
    }

    /** Reserves a buffer for a message whose length a status will report. */
    public static ObjectMemory reserve() {
        MemorySegment kept = KEPT.getAndSet(null);
        return new ObjectMemory(kept != null ? kept : reserveLargest(false), false);
    }

    /** Reserves a zeroed buffer, for a message whose length no status reports. */
    public static ObjectMemory reserveFresh() {
        return new ObjectMemory(reserveLargest(true), true);
    }

    /**
     * Reserves {@code LIMIT} bytes of address space. If the machine allows less, tries half of
     * that, a quarter, and so on.
     */
    private static MemorySegment reserveLargest(boolean fresh) {
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

    public MemorySegment all() {
        return all;
    }

    /**
     * Prepares the buffer for a message, and marks it as in use by MPI until {@link #arrived}.
     * Clears the first word, so that the header of an earlier message is not taken for a new one.
     */
    public void open() {
        isOpen = true;
        if (!isFresh) {
            all.set(JAVA_LONG_UNALIGNED, 0, 0);
        }
    }

    /**
     * Returns the bytes of a message that has arrived: as many as a status reported, or all pages
     * that MPI touched.
     */
    public MemorySegment arrived(long reported) {
        long bytes = isFresh ? FreshMemory.touched(all) : Math.clamp(reported, 0, all.byteSize());
        longest = Math.max(longest, bytes);
        isOpen = false;
        return all.asSlice(0, bytes);
    }

    /** Returns true if a status reports the length of a message that arrives in this buffer. */
    public boolean isLengthReported() {
        return !isFresh;
    }

    /**
     * Keeps the buffer for the next message. The buffer is freed instead if it was reserved as
     * zeroed, if the length of a message in it is still unknown, if its longest message exceeds the
     * budget, or if another buffer is already kept.
     */
    public void free() {
        if (isFresh) {
            FreshMemory.free(all);
            return;
        }
        boolean isKept =
                !isOpen
                        && CacheBudget.RECEIVE_BUFFER.allows(longest)
                        && KEPT.compareAndSet(null, all);
        if (!isKept) {
            NativeMemory.free(all);
        }
    }
}
