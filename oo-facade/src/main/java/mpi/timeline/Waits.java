package mpi.timeline;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Sums the time in s that ranks have waited for late calls of other ranks, separately for each late
 * rank, function and program line.
 */
final class Waits {

    private final Map<String, Double> lateSenders = new HashMap<>();
    private final Map<String, Double> lateReceivers = new HashMap<>();
    private final Map<String, Double> lateInCollectives = new HashMap<>();

    Waits(JobTrace job, List<Message> messages, List<Band> bands) {
        for (Message message : messages) {
            add(lateSenders, job, message.from(), message.sent(), message.lateSender());
            add(lateReceivers, job, message.to(), message.received(), message.lateReceiver());
        }
        for (Band band : bands) {
            int last = band.last();
            TracedCall call = band.calls().get(last);
            add(lateInCollectives, job, band.places().get(last), call, band.waiting());
        }
    }

    private static void add(
            Map<String, Double> to, JobTrace job, int place, TracedCall late, long nanos) {
        if (nanos > 0) {
            String who = job.ranks().get(place).title() + " in " + describe(late);
            to.merge(who, nanos / RankTimes.NANOS, Double::sum);
        }
    }

    /** Describes a call by its function and program line. */
    static String describe(TracedCall call) {
        return call.line().isEmpty() ? call.name() : call.name() + " at " + call.line();
    }

    private static double sum(Map<String, Double> seconds) {
        return seconds.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    double lateSenderSeconds() {
        return sum(lateSenders);
    }

    double lateReceiverSeconds() {
        return sum(lateReceivers);
    }

    double lateInCollectivesSeconds() {
        return sum(lateInCollectives);
    }

    List<Map.Entry<String, Double>> lateSenders() {
        return RankTimes.top(lateSenders);
    }

    List<Map.Entry<String, Double>> lateReceivers() {
        return RankTimes.top(lateReceivers);
    }

    List<Map.Entry<String, Double>> lateInCollectives() {
        return RankTimes.top(lateInCollectives);
    }
}
