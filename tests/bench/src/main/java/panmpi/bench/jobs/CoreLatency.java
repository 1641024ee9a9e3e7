package panmpi.bench.jobs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Measures the time that a cache line takes from one core to another, which bounds the latency of
 * messages within a host. In a virtual machine it may be 30 ns, if the cores share a cache, or 170
 * ns, if they do not.
 */
public final class CoreLatency {
    private static final int TIMES = 100;

    /**
     * Duration of a measurement, long enough for the other thread to be moved to a core of its own.
     */
    private static final long NANOS = 20_000_000;

    private static final int DONE = -1;

    /**
     * Nanoseconds above which a result is discarded: no two cores of a host are that slow, so one
     * of the threads must have waited for a core.
     */
    private static final double NO_CORE = 2_000;

    private final List<Double> nanos = new ArrayList<>();

    /**
     * Measures the latency once, between two threads. This takes some milliseconds and occupies two
     * cores; on a machine with a single core, nothing is measured.
     */
    public void measure() {
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

    /**
     * {@return the nanoseconds that the cache line takes to the other core, half of a round trip}
     */
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

    /** Returns a line with the lowest and the highest result of all measurements so far. */
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
