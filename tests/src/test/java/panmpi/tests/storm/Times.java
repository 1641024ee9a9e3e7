package panmpi.tests.storm;

import java.util.ArrayList;
import java.util.List;

/**
 * Records the durations of one thread's exchanges: counts them in classes of similar durations, and
 * keeps long ones one by one.
 */
final class Times {
    /** Nanoseconds from which on an exchange is a stall. */
    static final long STALL = 100_000_000;

    /** Number of classes for each power of two nanoseconds. */
    private static final int PARTS = 16;

    private static final int POWERS = 44;
    private static final int MOST_STALLS = 1_000;

    /** The number of exchanges in each class. */
    final long[] classes = new long[PARTS * POWERS];

    /** Exchanges longer than {@code STALL}, up to a largest number of them. */
    final List<Stall> stalls = new ArrayList<>();

    private Stall longest = new Stall("", 0, 0);

    /** Adds an exchange. */
    void add(String what, long begin, long end) {
        long nanos = end - begin;
        classes[index(nanos)]++;
        if (nanos > STALL && stalls.size() < MOST_STALLS) {
            stalls.add(new Stall(what, begin, end));
        }
        if (nanos > longest.nanos()) {
            longest = new Stall(what, begin, end);
        }
    }

    /** Returns the exchange that took longest. */
    Stall longest() {
        return longest;
    }

    private static int index(long nanos) {
        long n = Math.max(PARTS, nanos);
        int power = 63 - Long.numberOfLeadingZeros(n);
        return PARTS * power + (int) (n >> power - 4) % PARTS;
    }

    /**
     * Returns the duration below which {@code part} of all exchanges lie, such as 0.999, rounded up
     * to the end of its class.
     */
    static long nanosBelow(double part, long[] classes) {
        long all = 0;
        for (long each : classes) {
            all += each;
        }
        long left = (long) Math.ceil(all * part);
        int index = -1;
        while (left > 0) {
            left -= classes[++index];
        }
        long power = 1L << index / PARTS;
        return power + power / PARTS * (index % PARTS + 1);
    }
}
