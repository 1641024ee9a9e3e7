package mpi.internal.trace;

import java.time.Instant;

/**
 * One moment on two clocks: that of the day, and that of {@link System#nanoTime}.
 *
 * @param wall ns since 1970.
 * @param nano ns as {@code nanoTime} counts.
 */
record TraceAnchor(long wall, long nano) {

    private static final int TRIES = 8;
    private static final long NANOS = 1_000_000_000L;

    /** Reads both clocks some times, and takes the pair that was read in the shortest time. */
    static TraceAnchor take() {
        TraceAnchor best = null;
        long shortest = Long.MAX_VALUE;
        for (int i = 0; i < TRIES; i++) {
            long before = System.nanoTime();
            Instant now = Instant.now();
            long took = System.nanoTime() - before;
            if (took < shortest) {
                shortest = took;
                best = new TraceAnchor(now.getEpochSecond() * NANOS + now.getNano(), before);
            }
        }
        return best;
    }
}
