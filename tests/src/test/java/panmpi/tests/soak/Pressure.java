package panmpi.tests.soak;

import java.util.concurrent.locks.LockSupport;

/**
 * Forces the collector to run all the time: a storm of allocations keeps the young generation full,
 * so that the buffers of calls in progress are moved, and full collections come in between.
 */
final class Pressure {
    private static final int ALIVE = 64;
    private static final int MOST_BYTES = 1 << 15;
    private static final int STORM = 256;
    private static final int STORMS_PER_FULL_COLLECTION = 16;

    private Pressure() {}

    /** Begins the allocations, which never end. */
    static void begin() {
        Thread.ofPlatform().daemon().name("pressure").start(Pressure::run);
    }

    private static void run() {
        byte[][] alive = new byte[ALIVE][];
        for (int storm = 1; ; storm++) {
            long begin = System.nanoTime();
            for (int i = 0; i < STORM; i++) {
                alive[i * storm % ALIVE] = new byte[(i + storm) * 4099 % MOST_BYTES];
            }
            if (storm % STORMS_PER_FULL_COLLECTION == 0) {
                System.gc();
            }
            // This thread sleeps for as long as the allocations took, so that the program gets the
            // core, too: several ranks and their collectors share a core.
            LockSupport.parkNanos(System.nanoTime() - begin);
        }
    }
}
