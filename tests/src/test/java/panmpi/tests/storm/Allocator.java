package panmpi.tests.storm;

import java.util.SplittableRandom;

/**
 * Allocates objects all the time: most become garbage soon; some live long, so that the old
 * generation needs collections, too; a few are larger than a region of G1. No collection is
 * requested.
 */
final class Allocator {
    private static final int ALIVE = 3_000;
    private static final int MOST_BYTES = 24 << 10;
    private static final int LARGE_BYTES = 700 << 10;
    private static final int LARGE_EVERY = 5_000;
    private static final int SURVIVES = 8;

    private static volatile Object sink;

    private Allocator() {}

    /** Allocates while it is this job's turn. */
    static void start(Turns turns) {
        Thread.ofPlatform().daemon().name("allocator").start(() -> run(turns));
    }

    private static void run(Turns turns) {
        byte[][] alive = new byte[ALIVE][];
        SplittableRandom random = new SplittableRandom(1);
        for (int turn = 0; turn < turns.count(); turn++) {
            turns.await(turn);
            for (int i = 0; i % 64 != 0 || !turns.isOver(turn); i++) {
                byte[] next = new byte[random.nextInt(MOST_BYTES)];
                sink = next;
                if (i % SURVIVES == 0) {
                    alive[random.nextInt(ALIVE)] = next;
                }
                if (i % LARGE_EVERY == 0) {
                    sink = new byte[LARGE_BYTES];
                }
            }
        }
    }
}
