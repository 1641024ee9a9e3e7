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
 * Matches sends with receives as MPI does: messages from one rank to another with one communicator
 * and tag are received in the order in which they were sent.
 */
final class Messages {

    /** Sending call that is not matched yet. */
    private record Open(int from, int at, TracedCall call) {}

    /** Key of all sends to one receiver on one communicator. */
    private record Inbox(int to, long communicator) {}

    /**
     * Key of the sends in an {@link Inbox} that have the same sender and the same tag; they are
     * received in the order of sending.
     */
    private record Channel(int from, int tag) {}

    private final JobTrace job;
    private final List<Map<Integer, Integer>> places = new ArrayList<>();
    private final Map<Inbox, Map<Channel, Deque<Open>>> sends = new HashMap<>();
    private final List<Message> all = new ArrayList<>();

    private Messages(JobTrace job) {
        this.job = job;
        for (int world = 0; world < job.worlds(); world++) {
            places.add(job.places(world));
        }
    }

    static List<Message> of(JobTrace job) {
        Messages messages = new Messages(job);
        for (int from = 0; from < job.ranks().size(); from++) {
            List<TracedCall> calls = job.ranks().get(from).calls();
            for (int i = 0; i < calls.size(); i++) {
                if (calls.get(i).sends() && messages.isKnown(from, calls.get(i))) {
                    messages.send(new Open(from, i, calls.get(i)));
                }
            }
        }
        for (int to = 0; to < job.ranks().size(); to++) {
            messages.receive(to);
        }
        return messages.all;
    }

    /**
     * Returns true if the ranks of a call's communicator are known or can be guessed. JSON files
     * give only the number of ranks, which suffices for a communicator of all ranks of the job. If
     * not even the number is known (0), the communicator is taken for that of all ranks.
     */
    private boolean isKnown(int place, TracedCall call) {
        int world = job.ranks().get(place).world();
        return call.comm() != null || call.ranks() == 0 || call.ranks() == job.size(world);
    }

    private int place(int from, int rankOfJob) {
        return places.get(job.ranks().get(from).world()).getOrDefault(rankOfJob, -1);
    }

    private void send(Open open) {
        int to = place(open.from, open.call.ofJob(open.call.peer()));
        if (to >= 0) {
            sends.computeIfAbsent(new Inbox(to, open.call.communicator()), k -> new HashMap<>())
                    .computeIfAbsent(
                            new Channel(open.from, open.call.tag()), k -> new ArrayDeque<>())
                    .addLast(open);
        }
    }

    private void receive(int to) {
        List<TracedCall> calls = job.ranks().get(to).calls();
        for (int i = 0; i < calls.size(); i++) {
            TracedCall call = calls.get(i);
            // A receive that has not ended has no message yet.
            if (call.receives() && !call.isOpen() && isKnown(to, call)) {
                Deque<Open> open = channel(to, call);
                if (open != null && !open.isEmpty()) {
                    Open sent = open.pollFirst();
                    all.add(new Message(sent.from, sent.at, sent.call, to, i, call));
                }
            }
        }
    }

    /**
     * Returns the unmatched sends for a receive. For a receive from any rank or of any tag, these
     * are the sends of the channel whose next message was sent first.
     */
    private Deque<Open> channel(int to, TracedCall call) {
        Map<Channel, Deque<Open>> channels =
                sends.getOrDefault(new Inbox(to, call.communicator()), Map.of());
        int from = call.from() < 0 ? -1 : place(to, call.ofJob(call.from()));
        if (call.from() == -1 || call.receivedTag() == -1) {
            Collection<Map.Entry<Channel, Deque<Open>>> some = channels.entrySet();
            return some.stream()
                    .filter(entry -> !entry.getValue().isEmpty())
                    .filter(entry -> call.from() == -1 || entry.getKey().from == from)
                    .filter(e -> call.receivedTag() == -1 || e.getKey().tag == call.receivedTag())
                    .map(Map.Entry::getValue)
                    .min(Comparator.comparingLong(open -> open.peekFirst().call.begin()))
                    .orElse(null);
        }
        return from < 0 ? null : channels.get(new Channel(from, call.receivedTag()));
    }
}
