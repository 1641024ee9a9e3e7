package mpi.internal.memory;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.Buffer;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Records the distance of each slice from the beginning of its direct buffer, since the JDK has no
 * method that returns it. A datatype with negative displacements may access the memory before the
 * slice, which the slice keeps alive.
 */
public final class SliceOrigins {

    private static final Map<Slice, Long> BEFORE = new ConcurrentHashMap<>();
    private static final ReferenceQueue<Buffer> LOST = new ReferenceQueue<>();

    private SliceOrigins() {}

    /**
     * A slice as a key of a map, compared by identity, since {@code equals} of buffers compares
     * their elements.
     */
    private static final class Slice extends WeakReference<Buffer> {

        private final int hash;

        Slice(Buffer slice) {
            super(slice, LOST);
            hash = System.identityHashCode(slice);
        }

        @Override
        public int hashCode() {
            return hash;
        }

        @Override
        public boolean equals(Object other) {
            return this == other
                    || other instanceof Slice that && get() != null && get() == that.get();
        }
    }

    /** Records a slice of a direct buffer from its element {@code first} on; returns the slice. */
    public static <B extends Buffer> B of(B parent, int first, B slice) {
        long before =
                slice.isDirect() ? before(parent) + (long) first * NioBuffers.unit(parent) : 0;
        if (before > 0) {
            forgetLost();
            BEFORE.put(new Slice(slice), before);
        }
        return slice;
    }

    /**
     * Returns the number of bytes from the beginning of a direct buffer to a slice of it; 0 if the
     * slice was not recorded.
     */
    public static long before(Object buf) {
        return buf instanceof Buffer slice ? BEFORE.getOrDefault(new Slice(slice), 0L) : 0;
    }

    private static void forgetLost() {
        for (Reference<?> lost = LOST.poll(); lost != null; lost = LOST.poll()) {
            BEFORE.remove(lost);
        }
    }
}
