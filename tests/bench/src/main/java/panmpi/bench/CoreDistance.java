package panmpi.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The time of a cache line from one core to another, the cost of messages within a host. A virtual
 * machine's cores share a cache at one time and none at another: 30 ns, and 170.
 */
final class CoreDistance {
    private static final int TIMES = 100;

    /** Enough for the other thread to come to a core of its own, if there is one. */
    private static final long NANOS = 20_000_000;

    private static final int DONE = -1;

    /** Longer than from any core to any other of a host: somebody had to wait for one. */
    private static final double NO_CORE = 2_000;

    private final List<Double> nanos = new ArrayList<>();

    /** Takes some milliseconds, and both cores. */
    void measure() {
        if (Runtime.getRuntime().availableProcessors() == 1) {
            return;
        }
        AtomicInteger line = new AtomicInteger();
        Thread other = Thread.ofPlatform().daemon().start(() -> answer(line));
        double shortest = Double.POSITIVE_INFINITY;
        long begin = System.nanoTime();
        do {
            shortest = Math.min(shortest, ask(line));
        } while (System.nanoTime() - begin < NANOS);
        line.set(DONE);
        if (shortest < NO_CORE) {
            nanos.add(shortest);
        }
        try {
            other.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** {@return nanoseconds one way} */
    private static double ask(AtomicInteger line) {
        long begin = System.nanoTime();
        for (int i = 0; i < TIMES; i++) {
            line.set(1);
            int seen;
            do {
                seen = line.get();
            } while (seen != 0);
        }
        return (System.nanoTime() - begin) / (2.0 * TIMES);
    }

    private static void answer(AtomicInteger line) {
        for (int value = line.get(); value != DONE; value = line.get()) {
            if (value != 0) {
                line.set(0);
            }
        }
    }

    /** The shortest and the longest of all that were measured. */
    @Override
    public String toString() {
        return nanos.isEmpty()
                ? "cores: none was free beside another"
                : String.format(
                        Locale.ROOT,
                        "cores: %.0f to %.0f ns from one to another, as the bench went on",
                        Collections.min(nanos),
                        Collections.max(nanos));
    }
}
