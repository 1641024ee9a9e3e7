package mpi.timeline;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Figures of a job: where its time went, and who waited for whom. */
final class Summary {

    private static final int TOP = 10;
    private static final double NANOS = 1e9;

    private final JobTrace job;
    private final List<Message> messages;
    private final List<Band> bands;

    Summary(JobTrace job, List<Message> messages, List<Band> bands) {
        this.job = job;
        this.messages = messages;
        this.bands = bands;
    }

    /** Seconds from the first call to the end of the last. */
    double seconds() {
        return (job.end() - job.begin()) / NANOS;
    }

    /** Seconds of a rank in calls of each kind. */
    static Map<CallKind, Double> byKind(RankTrace rank) {
        Map<CallKind, Double> seconds = new EnumMap<>(CallKind.class);
        for (TracedCall call : rank.calls()) {
            seconds.merge(call.kind(), call.nanos() / NANOS, Double::sum);
        }
        return seconds;
    }

    private static double inMpi(RankTrace rank) {
        return rank.calls().stream().mapToLong(TracedCall::nanos).sum() / NANOS;
    }

    private static double span(RankTrace rank) {
        long end = rank.calls().stream().mapToLong(TracedCall::end).max().orElse(0);
        return (end - rank.calls().getFirst().begin()) / NANOS;
    }

    /** Time outside of MPI: that of the rank with most, over the mean, less one; in percent. */
    double imbalance() {
        double most = 0;
        double all = 0;
        for (RankTrace rank : job.ranks()) {
            double outside = Math.max(0, span(rank) - inMpi(rank));
            most = Math.max(most, outside);
            all += outside;
        }
        return all == 0 ? 0 : 100 * (most * job.ranks().size() / all - 1);
    }

    private double lateSenders() {
        return messages.stream().mapToLong(Message::lateSender).sum() / NANOS;
    }

    private double lateReceivers() {
        return messages.stream().mapToLong(Message::lateReceiver).sum() / NANOS;
    }

    private double lateInCollectives() {
        return bands.stream().mapToLong(Band::waiting).sum() / NANOS;
    }

    /** Functions with most time, in s. */
    private Map<String, Double> top() {
        Map<String, Double> seconds = new TreeMap<>();
        for (RankTrace rank : job.ranks()) {
            rank.calls().forEach(c -> seconds.merge(c.name(), c.nanos() / NANOS, Double::sum));
        }
        Map<String, Double> top = new LinkedHashMap<>();
        seconds.entrySet().stream()
                .sorted(Map.Entry.<String, Double>comparingByValue(Comparator.reverseOrder()))
                .limit(TOP)
                .forEach(entry -> top.put(entry.getKey(), entry.getValue()));
        return top;
    }

    /** Numbers of messages by their sizes: those of less than 8 bytes, 16, 32 and so on. */
    private Map<String, Integer> sizes() {
        Map<Long, Integer> numbers = new TreeMap<>();
        for (Message message : messages) {
            long limit = Long.highestOneBit(Math.max(4, message.bytes())) * 2;
            numbers.merge(limit, 1, Integer::sum);
        }
        Map<String, Integer> texts = new LinkedHashMap<>();
        numbers.forEach((limit, number) -> texts.put("< " + limit + " bytes", number));
        return texts;
    }

    /** Bytes of the messages from each rank to each other. */
    private List<List<Long>> matrix() {
        int ranks = job.ranks().stream().mapToInt(RankTrace::rank).max().orElse(0) + 1;
        long[][] bytes = new long[ranks][ranks];
        for (Message message : messages) {
            bytes[message.from()][message.to()] += message.bytes();
        }
        List<List<Long>> rows = new ArrayList<>();
        for (long[] row : bytes) {
            rows.add(Arrays.stream(row).boxed().toList());
        }
        return rows;
    }

    /** All figures, for JSON. */
    Map<String, Object> figures() {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("seconds", seconds());
        List<Object> ranks = new ArrayList<>();
        for (RankTrace rank : job.ranks()) {
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("rank", rank.rank());
            one.put("seconds", span(rank));
            one.put("inMpi", inMpi(rank));
            byKind(rank).forEach((kind, seconds) -> one.put(kind.text(), seconds));
            ranks.add(one);
        }
        figures.put("ranks", ranks);
        figures.put("imbalancePercent", imbalance());
        figures.put("lateSenderSeconds", lateSenders());
        figures.put("lateReceiverSeconds", lateReceivers());
        figures.put("lateInCollectivesSeconds", lateInCollectives());
        figures.put("messages", messages.size());
        figures.put("bytes", matrix());
        figures.put("sizes", sizes());
        figures.put("functions", top());
        figures.put("notes", job.notes());
        return figures;
    }

    /** The figures that people read first. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(job.notes());
        lines.add(
                "%d ranks, %.3f s, %d messages, %d collective calls of all ranks"
                        .formatted(job.ranks().size(), seconds(), messages.size(), bands.size()));
        for (RankTrace rank : job.ranks()) {
            StringBuilder kinds = new StringBuilder();
            byKind(rank).forEach((k, s) -> kinds.append(", %s %.3f s".formatted(k.text(), s)));
            double share = 100 * inMpi(rank) / Math.max(span(rank), 1e-9);
            lines.add("rank %d: %.1f %% in MPI%s".formatted(rank.rank(), share, kinds));
        }
        lines.add(
                "imbalance: the busiest rank works %.1f %% more than the mean"
                        .formatted(imbalance()));
        lines.add("late senders: receives wait %.3f s".formatted(lateSenders()));
        lines.add("late receivers: sends wait %.3f s".formatted(lateReceivers()));
        lines.add(
                "collective calls: ranks wait %.3f s for the last".formatted(lateInCollectives()));
        top().forEach((name, seconds) -> lines.add("%s: %.3f s".formatted(name, seconds)));
        return lines;
    }
}
