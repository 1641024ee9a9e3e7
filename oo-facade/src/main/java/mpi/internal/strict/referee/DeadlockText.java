package mpi.internal.strict.referee;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import mpi.internal.strict.simulation.Arrival;
import mpi.internal.strict.simulation.Call;
import mpi.internal.strict.simulation.NoticeTag;
import mpi.internal.strict.simulation.Operation;
import mpi.internal.strict.simulation.Receive;
import mpi.internal.strict.simulation.Send;
import mpi.internal.strict.simulation.Stuck;

/**
 * Describes a deadlock as a {@link Mistake}: its kind, its title, and the calls that are part of
 * it.
 */
final class DeadlockText {

    /**
     * Greatest number of messages that the report shows though they match no receive, since a
     * waiting receive may have been meant for one of them.
     */
    private static final int MOST_OTHERS = 3;

    /**
     * Greatest number of calls that the report shows because they began an operation which the
     * ranks wait for.
     */
    private static final int MOST_BEGUN = 8;

    private final List<Stuck> ranks;
    private final List<Call> calls = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    private DeadlockText(List<Stuck> ranks) {
        this.ranks = ranks;
    }

    /** Returns the mistake for a deadlock of these ranks. */
    static Mistake of(List<Stuck> ranks) {
        DeadlockText text = new DeadlockText(ranks);
        ranks.forEach(stuck -> text.add(stuck.call(), WaitText.of(stuck)));
        text.begun().forEach(call -> text.add(call, "began what this rank waits for"));
        text.others().forEach(text::add);
        return new Mistake(
                text.kind(),
                text.title(),
                text.calls,
                text.notes,
                ranks.size(),
                text.isNeverReceived());
    }

    /**
     * Returns true if some ranks wait only for their messages to be received, and the other ranks,
     * among them all receivers, are in Finalize, so that they receive no more messages.
     */
    private boolean isNeverReceived() {
        Set<Integer> senders = new HashSet<>();
        Set<Integer> receivers = new HashSet<>();
        boolean isAnyAtEnd = false;
        for (Stuck stuck : ranks) {
            for (Operation operation : stuck.open()) {
                switch (operation) {
                    case Send send -> {
                        senders.add(send.call().rank());
                        receivers.add(send.dest());
                    }
                    case Arrival arrival when arrival.isAtEnd() -> isAnyAtEnd = true;
                    default -> {
                        return false;
                    }
                }
            }
        }
        return isAnyAtEnd && Collections.disjoint(senders, receivers);
    }

    private void add(Send other) {
        String what = "has sent a message with tag " + other.tag() + " to rank " + other.dest();
        add(other.call(), what);
    }

    private void add(Call call, String note) {
        calls.add(call);
        notes.add(note);
    }

    /** Returns the calls whose requests the ranks wait for, such as the Irecv before a Wait. */
    private List<Call> begun() {
        return operations()
                .map(Operation::call)
                .filter(call -> !calls.contains(call))
                .distinct()
                .limit(MOST_BEGUN)
                .toList();
    }

    /**
     * Returns at most 3 messages that do not match the waiting receives, though the receives may
     * have been meant for them. Messages of calls that the report already shows are left out.
     */
    private List<Send> others() {
        Set<Call> shown = Set.copyOf(calls);
        return ranks.stream()
                .flatMap(stuck -> stuck.others().stream())
                .filter(send -> !shown.contains(send.call()))
                .distinct()
                .limit(MOST_OTHERS)
                .toList();
    }

    private String title() {
        if (ranks.size() == 1) {
            return "a rank waits for a message or a rank that never comes";
        }
        boolean isOne = ranks.stream().filter(DeadlockText::isForMessage).count() == 1;
        return isOne && !isOfLocks()
                ? "a rank waits for its message, the others wait for this rank, and none can go on"
                : "these ranks wait for each other, and can never go on";
    }

    /**
     * Returns true for a rank that waits for messages only, and neither in a collective call nor
     * for a lock.
     */
    private static boolean isForMessage(Stuck stuck) {
        return stuck.open().stream().noneMatch(Arrival.class::isInstance);
    }

    private boolean isOfLocks() {
        return operations().anyMatch(o -> o instanceof Arrival arrival && arrival.isAtLock());
    }

    private MistakeKind kind() {
        List<Integer> tags =
                operations()
                        .filter(Receive.class::isInstance)
                        .map(operation -> ((Receive) operation).tag())
                        .toList();
        if (isOfLocks()) {
            return MistakeKind.DEADLOCK_OF_LOCKS;
        }
        if (tags.contains(NoticeTag.POST) || tags.contains(NoticeTag.COMPLETE)) {
            return MistakeKind.DEADLOCK_OF_EPOCHS;
        }
        if (tags.contains(NoticeTag.READY)) {
            return MistakeKind.DEADLOCK_OF_PARTS;
        }
        return operations().anyMatch(Arrival.class::isInstance) && !isAmongMessages()
                ? MistakeKind.DEADLOCK_OF_ALL
                : MistakeKind.DEADLOCK;
    }

    /**
     * Returns true if a rank that waits for a message waits for a rank that also waits for a
     * message: then the collective calls of other ranks are not the cause of the deadlock.
     */
    private boolean isAmongMessages() {
        List<Stuck> waiting = ranks.stream().filter(DeadlockText::isForMessage).toList();
        Set<Integer> these =
                waiting.stream().map(stuck -> stuck.call().rank()).collect(Collectors.toSet());
        return waiting.stream()
                .flatMap(stuck -> stuck.open().stream())
                .map(DeadlockText::peer)
                .anyMatch(these::contains);
    }

    private static int peer(Operation operation) {
        return switch (operation) {
            case Send send -> send.dest();
            case Receive receive -> receive.source();
            default -> Receive.ANY;
        };
    }

    private Stream<Operation> operations() {
        return ranks.stream().flatMap(stuck -> stuck.open().stream());
    }
}
