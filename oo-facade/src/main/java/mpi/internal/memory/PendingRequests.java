package mpi.internal.memory;

import java.lang.foreign.MemorySegment;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;
import mpi.internal.system.ArenaHold;

/**
 * Holds references to active requests whose buffers MPI uses in place, so that the buffers are not
 * collected if the program drops the request. Bounce buffers need no such reference. A request is
 * held in a slot of a table. Each thread searches for a free slot after the last slot that it used,
 * so that an insertion takes one compare-and-set and allocates nothing.
 */
public final class PendingRequests {

    /**
     * Number of stripes, into which the table of requests is divided. A thread uses only one
     * stripe. The number is a power of two, like {@code SLOTS}.
     */
    private static final int STRIPES = 16;

    private static final int SLOTS = 256;
    private static final int PROBES = 8;

    /** Value in place of a slot number, for a request to which no reference is held. */
    public static final int NOWHERE = -2;

    /**
     * Value in place of a slot number, for a request that is held in {@code OTHERS}, since no free
     * slot was found.
     */
    private static final int NONE = -1;

    private static final AtomicReferenceArray<Object> KEPT =
            new AtomicReferenceArray<>(STRIPES * SLOTS);

    /**
     * Next slot to probe in each stripe, at the index of the stripe's first slot; a hint, so that
     * races are harmless.
     */
    private static final int[] NEXT = new int[STRIPES * SLOTS];

    private static final Set<Object> OTHERS = ConcurrentHashMap.newKeySet();

    private PendingRequests() {}

    /**
     * Holds a request until {@link #release}, which gets the number that this method returns: the
     * request's slot, or {@code NONE}.
     */
    public static int keep(Object request) {
        int stripe = (int) (Thread.currentThread().threadId() & STRIPES - 1) * SLOTS;
        int next = NEXT[stripe];
        for (int i = 0; i < PROBES; i++) {
            int slot = stripe + (next + i & SLOTS - 1);
            if (KEPT.getPlain(slot) == null && KEPT.compareAndSet(slot, null, request)) {
                NEXT[stripe] = next + i + 1;
                return slot;
            }
        }
        NEXT[stripe] = next + PROBES;
        OTHERS.add(request);
        return NONE;
    }

    public static void release(Object request, int slot) {
        if (slot == NONE) {
            OTHERS.remove(request);
        } else {
            KEPT.setRelease(slot, null);
        }
    }

    /**
     * Returns true if the garbage collector could free memory of {@code buffers} while MPI uses it.
     * The collector cannot free arrays, since these are copied or pinned, nor the memory of an
     * arena that is never closed, or that panmpi keeps open meanwhile.
     */
    public static boolean mayBeCollected(Object buffers) {
        if (buffers instanceof MemorySegment memory) {
            return !ArenaHold.isEndless(memory) && !ArenaHold.isNeeded(memory);
        }
        if (!(buffers instanceof Object[] several)) {
            return buffers != null && !buffers.getClass().isArray();
        }
        for (Object buffer : several) {
            if (mayBeCollected(buffer)) {
                return true;
            }
        }
        return false;
    }
}
