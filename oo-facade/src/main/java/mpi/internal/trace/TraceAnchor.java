package mpi.internal.trace;

import java.time.Instant;

/**
 * Record of one moment on two clocks: the system clock, and {@link System#nanoTime}. Times in a
 * trace file count from this moment.
 *
 * @param wall ns since 1970.
 * @param nano the same moment as {@code nanoTime} counts, in ns.
 */
record TraceAnchor(long wall, long nano) {

    private static final int TRIES = 8;
    private static final long NANOS = 1_000_000_000L;

    /**
     * Reads both clocks 8 times, and returns the pair that took the shortest time, which is the
     * most exact.
     */
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
