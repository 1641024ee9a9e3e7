package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** A communicator: its ranks, the messages on their way, and the collective calls begun. */
final class Communicator {

    private final int[] members;
    private final Findings findings;
    private final Map<Integer, Mailbox> mailboxes = new HashMap<>();

    /** Collective calls that not all ranks have come to, and the number of the first of them. */
    private final Deque<Meeting> meetings = new ArrayDeque<>();

    private final Map<Meeting, Agreement> agreements = new HashMap<>();
    private final Map<Integer, Long> calls = new HashMap<>();
    private long first;

    Communicator(int[] members, Findings findings) {
        this.members = members.clone();
        this.findings = findings;
    }

    /** The messages for a rank. */
    Mailbox mailbox(int rank) {
        return mailboxes.computeIfAbsent(rank, r -> new Mailbox(findings));
    }

    /** Brings a rank to its next collective call on this communicator. */
    void arrive(Arrival arrival, Agreement function) {
        long number = calls.merge(arrival.call().rank(), 1L, Long::sum) - 1;
        while (first + meetings.size() <= number) {
            meetings.addLast(new Meeting(members));
        }
        Meeting meeting = at(number);
        Agreement expected = agreements.putIfAbsent(meeting, function);
        boolean isLast = meeting.add(arrival);
        if (expected != null) {
            compare(meeting.first(), expected, arrival.call(), function);
        }
        if (isLast) {
            agreements.remove(meeting);
            while (!meetings.isEmpty() && meetings.peekFirst().isOver()) {
                meetings.removeFirst();
                first++;
            }
        }
    }

    private Meeting at(long number) {
        long skipped = number - first;
        for (Meeting meeting : meetings) {
            if (skipped-- == 0) {
                return meeting;
            }
        }
        throw new IllegalStateException("collective call " + number + " is over");
    }

    private void compare(Call call, Agreement expected, Call other, Agreement given) {
        if (!expected.function().equals(given.function())) {
            findings.disagree(call, other, "", expected.function(), given.function());
            return;
        }
        String argument = expected.difference(given);
        if (argument != null) {
            findings.disagree(
                    call,
                    other,
                    argument,
                    expected.alike().get(argument),
                    given.alike().get(argument));
        }
    }
}
