package panmpi.bench.messages;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import panmpi.bench.jobs.Contenders;
import panmpi.bench.results.Result;

/**
 * Counts the message sizes at which panmpi is faster than another binding. In each round the times
 * of both are measured right after each other, and panmpi is faster at a size if the median of the
 * ratios of these times is below 1.
 *
 * @param results results of all workloads.
 * @param other the other binding's variant.
 */
record Comparison(List<Result> results, String other) {

    /**
     * {@return lines of text: for each variant of panmpi, and for C, a line with the number of
     * sizes at which this variant is faster than the other binding, followed by lines with the
     * other sizes}
     */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        Contenders.OWN.forEach(own -> addLines(lines, own, "panmpi's " + own));
        addLines(lines, Result.REFERENCE, "C itself");
        return lines;
    }

    private void addLines(List<String> lines, String own, String name) {
        Map<String, List<Result>> benchmarks = benchmarks(own);
        if (benchmarks.isEmpty()) {
            return;
        }
        List<String> counts = new ArrayList<>();
        benchmarks.forEach((benchmark, sizes) -> counts.add(count(benchmark, sizes, own)));
        counts.removeIf(String::isEmpty);
        String where = counts.isEmpty() ? "nothing" : String.join(", ", counts);
        lines.add(name + " ahead of " + other + " at " + where);
        add(lines, "  as fast, as far as this tells, at ", others(benchmarks, own, false));
        add(lines, "  behind at ", others(benchmarks, own, true));
    }

    private static void add(List<String> lines, String head, List<String> workloads) {
        if (!workloads.isEmpty()) {
            lines.add(head + String.join(", ", workloads));
        }
    }

    /**
     * Returns the results by the name of their benchmark, as far as both the variant {@code own}
     * and the other binding have the benchmark.
     */
    private Map<String, List<Result>> benchmarks(String own) {
        Map<String, List<Result>> benchmarks = new LinkedHashMap<>();
        for (Result result : results) {
            if (result.has(other) && result.has(own)) {
                benchmarks
                        .computeIfAbsent(
                                result.workload().benchmark(), benchmark -> new ArrayList<>())
                        .add(result);
            }
        }
        return benchmarks;
    }

    private String count(String benchmark, List<Result> sizes, String own) {
        long won = sizes.stream().filter(result -> isAhead(result, own)).count();
        if (sizes.size() == 1) {
            return won == 1 ? benchmark : "";
        }
        return won + " of " + sizes.size() + " sizes of " + benchmark;
    }

    private List<String> others(
            Map<String, List<Result>> benchmarks, String own, boolean isBehind) {
        return benchmarks.values().stream()
                .flatMap(List::stream)
                .filter(result -> !isAhead(result, own) && isBehind(result, own) == isBehind)
                .map(result -> result.workload() + ": " + result.ratios(own, other))
                .toList();
    }

    private boolean isAhead(Result result, String own) {
        return result.ratios(own, other).median() < 1;
    }

    /**
     * Returns true if the variant {@code own} is slower than the other binding in at least three
     * quarters of the rounds. If it is slower in fewer rounds, the difference is not significant.
     */
    private boolean isBehind(Result result, String own) {
        return result.ratios(own, other).low() > 1;
    }
}
