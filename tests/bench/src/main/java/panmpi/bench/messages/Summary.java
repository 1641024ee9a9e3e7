package panmpi.bench.messages;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import panmpi.bench.results.Ratios;
import panmpi.bench.results.Result;
import panmpi.bench.results.Workload;

/**
 * The results of the bench in four numbers.
 *
 * @param results of all workloads.
 */
record Summary(List<Result> results) {

    @Override
    public String toString() {
        double small = median("arrays", e -> e.isPingpong() && e.size() <= Workload.SHORT);
        double large = median("arrays", e -> e.isPingpong() && e.size() >= Workload.LONG);
        double segments = median("segments", Workload::isPingpong);
        double collectives = median("arrays", Workload::isCollective);
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
