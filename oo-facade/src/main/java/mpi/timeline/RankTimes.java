package mpi.timeline;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * Times of a rank in s, for the summary. If calls of several threads overlap, the time in MPI
 * counts the common time only once.
 *
 * @param span time from the beginning of the first call to the end of the last call.
 * @param inMpi time in which some thread was in an MPI call.
 * @param byKind time in calls of each kind, summed over all threads.
 */
record RankTimes(double span, double inMpi, Map<CallKind, Double> byKind) {

    static final double NANOS = 1e9;

    static RankTimes of(RankTrace rank) {
        Map<CallKind, Double> byKind = new EnumMap<>(CallKind.class);
        long covered = 0;
        long reached = Long.MIN_VALUE;
        for (TracedCall call : rank.calls()) {
            byKind.merge(call.kind(), call.time() / NANOS, Double::sum);
            covered += Math.max(0, call.end() - Math.max(reached, call.begin()));
            reached = Math.max(reached, call.end());
        }
        return new RankTimes((rank.end() - rank.begin()) / NANOS, covered / NANOS, byKind);
    }

    double outside() {
        return Math.max(0, span - inMpi);
    }

    /** Returns the percentage of the rank's time that it was in MPI. */
    double share() {
        return 100 * inMpi / Math.max(span, 1e-9);
    }

    /**
     * Returns the imbalance in percent: by how much the longest time outside of MPI of any rank
     * exceeds the mean of all ranks.
     */
    static double imbalance(List<RankTimes> all) {
        double most = all.stream().mapToDouble(RankTimes::outside).max().orElse(0);
        double sum = all.stream().mapToDouble(RankTimes::outside).sum();
        return sum == 0 ? 0 : 100 * (most * all.size() / sum - 1);
    }

    /**
     * Returns the ten entries of a map from names to seconds that have the most time, in descending
     * order of time.
     */
    static List<Map.Entry<String, Double>> top(Map<String, Double> seconds) {
        List<Map.Entry<String, Double>> entries = new ArrayList<>(seconds.entrySet());
        entries.sort(
                Map.Entry.<String, Double>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()));
        return entries.subList(0, Math.min(10, entries.size()));
    }
}
