package panmpi.bench.messages;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import panmpi.bench.results.Ratios;
import panmpi.bench.results.Result;
import panmpi.bench.results.Workload;

/**
 * Summarizes the results of {@code make bench} in two lines for the terminal.
 *
 * @param results results of all workloads.
 */
record Summary(List<Result> results) {

    private static final String ARRAYS = "arrays";

    /**
     * {@return a line with the times of one-sided and nonblocking messages from arrays, as
     * multiples of the times in C, and with the heap bytes that each message allocates}
     */
    String windows() {
        return String.format(
                Locale.ROOT,
                "bench: put 8 B %.2f x, window of 64 %.2f x, bidirectional %.2f x, halo 1 KiB %.2f x,"
                        + " new arrays %.2f x, garbage %d B a message",
                arrays(Workload.PUT),
                arrays(Workload.WINDOWS),
                arrays(Workload.BIDIRECTIONAL),
                arrays(Workload.HALO),
                arrays(Workload.NEW_ARRAYS),
                results.stream()
                        .filter(result -> result.workload().benchmark().equals(Workload.WINDOWS))
                        .mapToLong(result -> result.bytes(ARRAYS) / result.workload().parts())
                        .max()
                        .orElse(0));
    }

    private double arrays(String benchmark) {
        return median(ARRAYS, e -> e.benchmark().equals(benchmark));
    }

    @Override
    public String toString() {
        double small = median(ARRAYS, e -> e.isPingpong() && e.size() <= Workload.SHORT);
        double large = median(ARRAYS, e -> e.isPingpong() && e.size() >= Workload.LONG);
        double segments = median("segments", Workload::isPingpong);
        double collectives = median(ARRAYS, Workload::isCollective);
        return String.format(
                Locale.ROOT,
                "bench: arrays<=4KiB %.2f arrays>=64KiB %.2f segments %.2f collectives %.2f"
                        + " (x C, median of paired ratios)",
                small,
                large,
                segments,
                collectives);
    }

    private double median(String variant, Predicate<Workload> which) {
        return Ratios.together(
                        results.stream()
                                .filter(result -> which.test(result.workload()))
                                .map(result -> result.ratios(variant))
                                .toList())
                .median();
    }
}
