package mpi;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Requests whose buffers the collector could free while MPI uses them, if the program lost sight of
 * the request. Staged arrays need no such care: their copies are not the collector's. Each thread
 * begins to look for a free slot where it found one last, so that keeping a request costs one
 * compare-and-set, and nothing is allocated.
 */
final class Unfinished {

    /** Powers of two. */
    private static final int STRIPES = 16;

    private static final int SLOTS = 256;
    private static final int PROBES = 8;

    /** What a request has for a slot that is not kept. */
    static final int NOWHERE = -2;

    /** What {@link #keep} returns of a request that found no slot. */
    private static final int NONE = -1;

    private static final AtomicReferenceArray<Request> KEPT =
            new AtomicReferenceArray<>(STRIPES * SLOTS);

    /** Where to look next, of each stripe; only a hint, so that threads may overwrite it. */
    private static final int[] NEXT = new int[STRIPES * SLOTS];

    private static final Set<Request> OTHERS = ConcurrentHashMap.newKeySet();

    private Unfinished() {}

    /** Keeps a request until {@link #release}, which wants what this returns. */
    static int keep(Request request) {
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

    static void release(Request request, int slot) {
        if (slot == NONE) {
            OTHERS.remove(request);
        } else {
            KEPT.setRelease(slot, null);
        }
    }
}
