package mpi.internal.memory;

import mpi.internal.Settings;

/**
 * Limits of the caches that keep memory from one call to the next: pinned arrays cannot be
 * collected, and pages of off-heap buffers stay resident. All caches have equal shares of {@code
 * -Dpanmpi.cache=BYTES}, 1/8 of the maximum heap by default.
 */
public enum CacheBudget {
    /** Arrays that stay pinned between calls: {@link PinCache}. */
    PINNED_ARRAYS("pinned arrays"),

    /** Arrays that stay pinned between sends of a message of objects. */
    PINNED_MESSAGE("arrays of a message of objects"),

    /** Receive buffer for messages of objects. */
    RECEIVE_BUFFER("a receive buffer of objects"),

    /** Blocks for collective calls on objects: {@link LargeBlockPool}. */
    LARGE_BLOCKS("blocks for collective calls on objects");

    private static final long TOTAL = Settings.cache(Runtime.getRuntime().maxMemory() / 8);

    private final String contents;

    CacheBudget(String contents) {
        this.contents = contents;
    }

    /** Bytes that all caches together keep at most. */
    public static long total() {
        return TOTAL;
    }

    /** Bytes that this cache keeps at most. */
    public long bytes() {
        return TOTAL / values().length;
    }

    /** True if this cache may keep {@code bytes} bytes; of an empty share not even 0. */
    public boolean allows(long bytes) {
        return bytes() > 0 && bytes <= bytes();
    }

    /** The contents of this cache, in words. */
    @Override
    public String toString() {
        return contents;
    }
}
