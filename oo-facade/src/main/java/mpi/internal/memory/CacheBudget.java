package mpi.internal.memory;

import mpi.internal.Settings;

/**
 * Size limits of the caches that keep memory from one call to the next. They are needed since
 * pinned arrays cannot be collected, and pages of off-heap buffers stay resident. All caches have
 * equal shares of {@code -Dpanmpi.cache=BYTES}, 1/8 of the maximum heap by default.
 */
public enum CacheBudget {
    /** Arrays that stay pinned between calls: {@link PinCache}. */
    PINNED_ARRAYS("pinned arrays"),

    /** Arrays that stay pinned between sends of a message of objects. */
    PINNED_MESSAGE("arrays of a message of objects"),

    /** Receive buffer for messages of objects, kept for the next message. */
    RECEIVE_BUFFER("a receive buffer of objects"),

    /** Blocks for collective calls on objects: {@link LargeBlockPool}. */
    LARGE_BLOCKS("blocks for collective calls on objects");

    private static final long TOTAL = Settings.cache(Runtime.getRuntime().maxMemory() / 8);

    private final String contents;

    CacheBudget(String contents) {
        this.contents = contents;
    }

    /** Returns the greatest number of bytes that all caches together keep. */
    public static long total() {
        return TOTAL;
    }

    /** Returns the greatest number of bytes that this cache keeps. */
    public long bytes() {
        return TOTAL / values().length;
    }

    /**
     * Returns true if this cache may keep {@code bytes} bytes; false even for 0 bytes if the cache
     * may keep nothing.
     */
    public boolean allows(long bytes) {
        return bytes() > 0 && bytes <= bytes();
    }

    /** Describes the contents of this cache in words. */
    @Override
    public String toString() {
        return contents;
    }
}
