package mpi.timeline;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Matches sends with receives as MPI does: between two ranks, messages of a tag come in the order
 * in which they were sent. Only calls on communicators of all ranks take part: ranks of others are
 * others.
 */
final class Messages {

    /** A send that no receive has taken. */
    private record Open(int from, TracedCall call) {

        boolean suits(TracedCall receive) {
            boolean isFrom = receive.from() == -1 || receive.from() == from;
            return isFrom && (receive.receivedTag() == -1 || receive.receivedTag() == call.tag());
        }
    }

    /** Sends to a rank that have the same sender and tag, in order. */
    private record Channel(int from, int tag) {}

    private final int ranks;
    private final Map<Integer, Map<Channel, Deque<Open>>> toRank = new HashMap<>();
    private final List<Message> all = new ArrayList<>();

    private Messages(int ranks) {
        this.ranks = ranks;
    }

    static List<Message> of(JobTrace job) {
        Messages messages = new Messages(job.ranks().size());
        for (RankTrace rank : job.ranks()) {
            for (TracedCall call : rank.calls()) {
                if (call.sends() && messages.isOfAll(call)) {
                    messages.send(new Open(rank.rank(), call));
                }
            }
        }
        job.ranks().forEach(messages::receive);
        return messages.all;
    }

    private boolean isOfAll(TracedCall call) {
        return call.ranks() == 0 || call.ranks() == ranks;
    }

    private void send(Open open) {
        toRank.computeIfAbsent(open.call.peer(), to -> new HashMap<>())
                .computeIfAbsent(
                        new Channel(open.from, open.call.tag()), channel -> new ArrayDeque<>())
                .addLast(open);
    }

    private void receive(RankTrace rank) {
        Map<Channel, Deque<Open>> channels = toRank.getOrDefault(rank.rank(), Map.of());
        for (TracedCall call : rank.calls()) {
            if (call.receives() && isOfAll(call)) {
                Deque<Open> sends = channel(channels, call);
                if (sends != null && !sends.isEmpty()) {
                    Open open = sends.pollFirst();
                    all.add(new Message(open.from, open.call, rank.rank(), call));
                }
            }
        }
    }

    /** The channel of a receive; for any rank or tag, the one whose next message was sent first. */
    private static Deque<Open> channel(Map<Channel, Deque<Open>> channels, TracedCall call) {
        if (call.from() >= 0 && call.receivedTag() >= 0) {
            return channels.get(new Channel(call.from(), call.receivedTag()));
        }
        Collection<Deque<Open>> some = channels.values();
        return some.stream()
                .filter(sends -> !sends.isEmpty() && sends.peekFirst().suits(call))
                .min(Comparator.comparingLong(sends -> sends.peekFirst().call.begin()))
                .orElse(null);
    }
}
