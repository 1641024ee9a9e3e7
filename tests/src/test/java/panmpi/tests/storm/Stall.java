package panmpi.tests.storm;

import java.io.Serializable;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * An exchange or a pause that took long, by the monotonic clock, which all processes of a machine
 * share.
 *
 * @param what an exchange, or a pause of the JVM.
 * @param begin when it began, in nanoseconds.
 * @param end when it ended.
 */
record Stall(String what, long begin, long end) implements Serializable {
    long nanos() {
        return end - begin;
    }

    double millis() {
        return nanos() / 1e6;
    }

    static Stall longest(List<Stall> some) {
        return some.stream()
                .max(Comparator.comparingLong(Stall::nanos))
                .orElse(new Stall("none", 0, 0));
    }

    /** Returns the duration of the pauses within this stall; pauses of several JVMs may overlap. */
    long within(List<Stall> pauses) {
        long sum = 0;
        long done = begin;
        for (Stall pause :
                pauses.stream().sorted(Comparator.comparingLong(Stall::begin)).toList()) {
            long from = Math.max(done, pause.begin);
            long to = Math.min(end, pause.end);
            if (to > from) {
                sum += to - from;
                done = to;
            }
        }
        return sum;
    }

    /** Describes this stall, and the pauses that account for it. */
    String explained(List<Stall> pauses) {
        List<Stall> meanwhile =
                pauses.stream().filter(p -> p.begin < end && p.end > begin).toList();
        return String.format(
                Locale.ROOT,
                "%s: %.1f ms, of which %.1f in %d pauses, the longest %s",
                what,
                millis(),
                within(meanwhile) / 1e6,
                meanwhile.size(),
                longest(meanwhile));
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s: %.1f ms", what, millis());
    }
}
