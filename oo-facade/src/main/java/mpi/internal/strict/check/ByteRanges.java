package mpi.internal.strict.check;

import java.util.Arrays;

/**
 * Collects the byte ranges that one line of the program touches, and merges neighbours: a loop over
 * an array becomes one range.
 */
final class ByteRanges {

    /**
     * Largest number of elements of {@link #pairs} that are used (8192, for 4096 ranges); further
     * ranges are dropped.
     */
    private static final int MOST = 1 << 13;

    /** Begins and ends of the ranges, alternately: a range takes two elements. */
    private long[] pairs = new long[8];

    private int size;

    /** Adds a range. It is merged with the latest one if the two touch. */
    void add(long low, long high) {
        if (size > 0 && low <= pairs[size - 1] && high >= pairs[size - 2]) {
            pairs[size - 2] = Math.min(low, pairs[size - 2]);
            pairs[size - 1] = Math.max(high, pairs[size - 1]);
            return;
        }
        if (size == MOST) {
            merge();
        }
        if (size < MOST) {
            if (size == pairs.length) {
                pairs = Arrays.copyOf(pairs, 2 * size);
            }
            pairs[size++] = low;
            pairs[size++] = high;
        }
    }

    /** Returns all ranges in ascending order, as begins and ends alternately. */
    long[] sorted() {
        merge();
        return Arrays.copyOf(pairs, size);
    }

    private void merge() {
        long[][] ranges = new long[size / 2][];
        for (int i = 0; i < ranges.length; i++) {
            ranges[i] = new long[] {pairs[2 * i], pairs[2 * i + 1]};
        }
        Arrays.sort(ranges, (a, b) -> Long.compare(a[0], b[0]));
        size = 0;
        for (long[] range : ranges) {
            if (size > 0 && range[0] <= pairs[size - 1]) {
                pairs[size - 1] = Math.max(range[1], pairs[size - 1]);
            } else {
                pairs[size++] = range[0];
                pairs[size++] = range[1];
            }
        }
    }
}
