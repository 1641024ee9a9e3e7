package panmpi.tests.fuzz;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;

/** Measures the threads, the memory and the time that messages take, summed over all threads. */
final class Costs {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /**
     * Least bytes of a message whose memory and time are counted: short messages take more for each
     * byte, since each message has a fixed cost.
     */
    private static final int SHORTEST = 4000;

    private long beyond;
    private double memory;
    private double nanos;

    /** The state of the JVM before a message. */
    record Reading(long threads, long memory, long nanos) {
        static Reading now() {
            return new Reading(
                    THREADS.getTotalStartedThreadCount(),
                    THREADS.getTotalThreadAllocatedBytes(),
                    System.nanoTime());
        }
    }

    /** Adds the costs of a message; nothing else may have run since the reading. */
    void add(Reading before, long bytes) {
        var now = Reading.now();
        beyond += Math.max(0, now.threads() - before.threads() - 1);
        if (bytes >= SHORTEST) {
            memory = Math.max(memory, (double) (now.memory() - before.memory()) / bytes);
            nanos = Math.max(nanos, (double) (now.nanos() - before.nanos()) / bytes);
        }
    }

    /** {@return the number of threads that messages have started beyond one for each message} */
    long beyond() {
        return beyond;
    }

    /** {@return the most memory and time for a byte of a message} */
    String most() {
        return String.format("at most %.0f B and %.1f us for a byte", memory, nanos / 1000);
    }
}
