package mpi.timeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A collective call over its ranks.
 *
 * @param name function of MPI.
 * @param calls its calls, one of each rank.
 */
record Band(String name, List<TracedCall> calls) {

    /** The collective calls in which all ranks take part: the n-th of a name on each. */
    static List<Band> of(JobTrace job) {
        Map<String, List<TracedCall>> byPlace = new LinkedHashMap<>();
        for (RankTrace rank : job.ranks()) {
            Map<String, Integer> counts = new LinkedHashMap<>();
            for (TracedCall call : rank.calls()) {
                boolean isOfAll = call.ranks() == job.ranks().size();
                if (call.kind() == CallKind.COLLECTIVE && isOfAll) {
                    int place = counts.merge(call.name(), 1, Integer::sum);
                    byPlace.computeIfAbsent(call.name() + " " + place, key -> new ArrayList<>())
                            .add(call);
                }
            }
        }
        return byPlace.values().stream()
                .filter(calls -> calls.size() == job.ranks().size() && calls.size() > 1)
                .map(calls -> new Band(calls.getFirst().name(), calls))
                .toList();
    }

    long begin() {
        return calls.stream().mapToLong(TracedCall::begin).min().orElse(0);
    }

    long end() {
        return calls.stream().mapToLong(TracedCall::end).max().orElse(0);
    }

    /** Time that all ranks have waited for the last one to begin, in ns. */
    long waiting() {
        long last = calls.stream().mapToLong(TracedCall::begin).max().orElse(0);
        return calls.stream()
                .filter(TracedCall::isBlocking)
                .mapToLong(call -> Math.max(0, Math.min(last, call.end()) - call.begin()))
                .sum();
    }
}
