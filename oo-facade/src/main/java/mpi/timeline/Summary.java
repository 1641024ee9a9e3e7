package mpi.timeline;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Computes the figures of a job that the page, {@code --json} and {@code --summary} show: where its
 * time went, and which ranks waited for which.
 */
final class Summary {

    private final JobTrace job;
    private final List<Message> messages;
    private final List<Band> bands;
    private final List<RankTimes> times;
    private final Waits waits;

    Summary(JobTrace job, List<Message> messages, List<Band> bands) {
        this.job = job;
        this.messages = messages;
        this.bands = bands;
        times = job.ranks().stream().map(RankTimes::of).toList();
        waits = new Waits(job, messages, bands);
    }

    /** Returns the seconds from the first call to the end of the last one. */
    double seconds() {
        return (job.end() - job.begin()) / RankTimes.NANOS;
    }

    /**
     * Returns the program lines with the most time in MPI, with this time in s; functions instead
     * of lines if {@code byFunction} is true.
     */
    private List<Map.Entry<String, Double>> lines(boolean byFunction) {
        Map<TracedCallSite, Long> nanos = new HashMap<>();
        for (RankTrace rank : job.ranks()) {
            for (TracedCall call : rank.calls()) {
                String line = byFunction ? "" : call.line();
                nanos.merge(new TracedCallSite(call.name(), line), call.time(), Long::sum);
            }
        }
        Map<String, Double> seconds = new HashMap<>();
        nanos.forEach((site, time) -> seconds.put(site.toString(), time / RankTimes.NANOS));
        return RankTimes.top(seconds);
    }

    /** MPI function with the program line that calls it; the line may be empty. */
    private record TracedCallSite(String function, String line) {
        @Override
        public String toString() {
            return line.isEmpty() ? function : function + " at " + line;
        }
    }

    /** Returns the seconds in each region, summed over all ranks. */
    private List<Map.Entry<String, Double>> regions() {
        Map<String, Double> seconds = new HashMap<>();
        for (RankTrace rank : job.ranks()) {
            for (Region region : rank.regions()) {
                double time = Math.max(0, region.nanos()) / RankTimes.NANOS;
                seconds.merge(region.name(), time, Double::sum);
            }
        }
        return RankTimes.top(seconds);
    }

    /** Returns descriptions of the calls that have not ended, with their ranks. */
    private List<String> open() {
        List<String> open = new ArrayList<>();
        for (RankTrace rank : job.ranks()) {
            rank.calls().stream()
                    .filter(TracedCall::isOpen)
                    .forEach(call -> open.add(rank.title() + ": " + OpenCall.text(call)));
        }
        return open;
    }

    /** Returns all figures by name, for the JSON document. */
    Map<String, Object> figures() {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("seconds", seconds());
        figures.put("ranks", ranks());
        figures.put("imbalancePercent", RankTimes.imbalance(times));
        figures.put("lateSenderSeconds", waits.lateSenderSeconds());
        figures.put("lateReceiverSeconds", waits.lateReceiverSeconds());
        figures.put("lateInCollectivesSeconds", waits.lateInCollectivesSeconds());
        figures.put("lateSenders", inOrder(waits.lateSenders()));
        figures.put("lateReceivers", inOrder(waits.lateReceivers()));
        figures.put("lateInCollectives", inOrder(waits.lateInCollectives()));
        figures.put("messages", messages.size());
        figures.put("ranksOfARow", Traffic.step(job));
        figures.put("bytes", Traffic.bytes(job, messages));
        figures.put("numbers", Traffic.numbers(job, messages));
        figures.put("sizes", Traffic.sizes(messages));
        figures.put("functions", inOrder(lines(true)));
        figures.put("lines", inOrder(lines(false)));
        figures.put("regions", inOrder(regions()));
        figures.put("open", open());
        figures.put("cycle", List.copyOf(job.cycle()));
        figures.put("notes", job.notes());
        return figures;
    }

    private List<Object> ranks() {
        List<Object> ranks = new ArrayList<>();
        for (int i = 0; i < times.size(); i++) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("rank", job.ranks().get(i).rank());
            one.put("job", job.ranks().get(i).world());
            one.put("seconds", times.get(i).span());
            one.put("inMpi", times.get(i).inMpi());
            times.get(i).byKind().forEach((kind, seconds) -> one.put(kind.text(), seconds));
            ranks.add(one);
        }
        return ranks;
    }

    private static Map<String, Object> inOrder(List<Map.Entry<String, Double>> entries) {
        Map<String, Object> map = new LinkedHashMap<>();
        entries.forEach(entry -> map.put(entry.getKey(), entry.getValue()));
        return map;
    }

    /** Returns the main figures as lines of text. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(job.notes());
        open().forEach(call -> lines.add("not ended: " + call));
        lines.add(
                "%d ranks, %.3f s, %d messages, %d collective calls of all their ranks"
                        .formatted(job.ranks().size(), seconds(), messages.size(), bands.size()));
        lines.addAll(RankLines.of(job, times));
        lines.add(
                "imbalance: the busiest rank works %.1f %% more than the mean"
                        .formatted(RankTimes.imbalance(times)));
        say(lines, "late senders: receives wait", waits.lateSenderSeconds(), waits.lateSenders());
        say(
                lines,
                "late receivers: sends wait",
                waits.lateReceiverSeconds(),
                waits.lateReceivers());
        say(
                lines,
                "collective calls: ranks wait for the last",
                waits.lateInCollectivesSeconds(),
                waits.lateInCollectives());
        list(lines, "time in MPI by line", lines(false));
        list(lines, "time in regions", regions());
        return lines;
    }

    private static void say(
            List<String> lines, String what, double sum, List<Map.Entry<String, Double>> most) {
        lines.add("%s %.3f s".formatted(what, sum));
        most.stream()
                .filter(entry -> entry.getValue() > 0.01 * sum)
                .limit(3)
                .forEach(e -> lines.add("  %.3f s for %s".formatted(e.getValue(), e.getKey())));
    }

    private static void list(
            List<String> lines, String title, List<Map.Entry<String, Double>> entries) {
        if (!entries.isEmpty()) {
            lines.add(title);
        }
        entries.forEach(e -> lines.add("  %.3f s %s".formatted(e.getValue(), e.getKey())));
    }
}
