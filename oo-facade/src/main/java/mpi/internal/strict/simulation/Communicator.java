package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A communicator: its ranks, the messages on their way, and the collective calls begun. */
final class Communicator {

    private final int[] members;
    private final Findings findings;
    private final Map<Integer, Mailbox> mailboxes = new HashMap<>();

    /** Collective calls that not all ranks have come to, and the number of the first of them. */
    private final Deque<Meeting> meetings = new ArrayDeque<>();

    private final Touches touches;
    private long first;

    Communicator(int[] members, Findings findings) {
        this.members = members.clone();
        this.findings = findings;
        touches = new Touches(findings);
    }

    /** The messages for a rank. */
    Mailbox mailbox(int rank) {
        return mailboxes.computeIfAbsent(rank, r -> new Mailbox(findings));
    }

    /** Messages for a rank that nobody has received. */
    List<Send> sends(int rank) {
        Mailbox mailbox = mailboxes.get(rank);
        return mailbox == null ? List.of() : mailbox.sends();
    }

    /** Accesses to memory, if this is a window. */
    Touches touches() {
        return touches;
    }

    /** Brings a rank to its next collective call on this communicator. */
    void arrive(Arrival arrival, Agreement function, long number) {
        while (first + meetings.size() <= number) {
            meetings.addLast(new Meeting(members));
        }
        Meeting meeting = at(number);
        Meeting.Difference other = meeting.compare(arrival.call(), function);
        if (other != null) {
            findings.disagree(
                    meeting.calls(other.before(), arrival.call()),
                    other.argument(),
                    other.expected(),
                    other.given());
        }
        if (meeting.add(arrival)) {
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

    /** Reports messages that nobody has received, and receives that may have taken others. */
    void findUnreceived() {
        for (Mailbox mailbox : mailboxes.values()) {
            mailbox.findRaces();
            for (Send send : mailbox.sends()) {
                findings.unreceived(send, mailbox.receives());
            }
        }
    }
}
