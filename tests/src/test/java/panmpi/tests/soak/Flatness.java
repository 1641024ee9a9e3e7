package panmpi.tests.soak;

import java.util.ArrayList;
import java.util.List;

/** Judges from sizes measured at equal intervals if a kind of memory grows. */
final class Flatness {
    private final String kind;
    private final long mostGrowth;
    private final List<Long> sizes = new ArrayList<>();

    /**
     * Begins without a measurement.
     *
     * @param kind kind of memory.
     * @param mostGrowth kilobytes by which it may grow after the warm-up.
     */
    Flatness(String kind, long mostGrowth) {
        this.kind = kind;
        this.mostGrowth = mostGrowth;
    }

    /** Adds the kilobytes of one measurement. */
    void add(long kilobytes) {
        sizes.add(kilobytes);
    }

    /**
     * Returns the kilobytes of growth: the first third of the measurements is the warm-up; of the
     * others, the median of the last third is compared with the median of the first.
     */
    long growth() {
        List<Long> steady = sizes.subList(sizes.size() / 3, sizes.size());
        int third = steady.size() / 3;
        if (third == 0) {
            throw new AssertionError("too few looks: " + sizes);
        }
        long before = median(steady.subList(0, third));
        return median(steady.subList(steady.size() - third, steady.size())) - before;
    }

    private static long median(List<Long> some) {
        return some.stream().sorted().toList().get(some.size() / 2);
    }

    /** Returns true if the memory grew by no more than it may. */
    boolean isFlat() {
        return growth() <= mostGrowth;
    }

    @Override
    public String toString() {
        return String.format(
                "%s grew by %.1f MB of at most %.1f, to %.1f",
                kind, growth() / 1024.0, mostGrowth / 1024.0, sizes.getLast() / 1024.0);
    }

    /** Returns all sizes, to show how the memory grew. */
    String history() {
        return kind + ", kB each time: " + sizes;
    }
}
