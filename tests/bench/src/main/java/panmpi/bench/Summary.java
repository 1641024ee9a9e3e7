package panmpi.bench;

import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;

/**
 * The results of the bench in four numbers.
 *
 * @param results of all events.
 */
record Summary(List<Result> results) {

    @Override
    public String toString() {
        double small = median("arrays", e -> e.isPingpong() && e.size() <= Event.SHORT);
        double large = median("arrays", e -> e.isPingpong() && e.size() >= Event.LONG);
        double segments = median("segments", Event::isPingpong);
        double collectives = median("arrays", Event::isCollective);
        return String.format(
                Locale.ROOT,
                "bench: arrays<=4KiB %.2f arrays>=64KiB %.2f segments %.2f collectives %.2f"
                        + " (x C, median of paired ratios)",
                small,
                large,
                segments,
                collectives);
    }

    private double median(String entry, Predicate<Event> which) {
        return Ratios.together(
                        results.stream()
                                .filter(result -> which.test(result.event()))
                                .map(result -> result.ratios(entry))
                                .toList())
                .median();
    }
}
