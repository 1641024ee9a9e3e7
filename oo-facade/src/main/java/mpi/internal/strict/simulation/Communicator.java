package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * State of a communicator, or of a window or file, in the simulation: its ranks, the messages that
 * wait to be matched, and the collective calls that have begun.
 */
final class Communicator {

    private final int[] members;
    private final Findings findings;
    private final Map<Integer, Mailbox> mailboxes = new HashMap<>();

    /**
     * Collective calls at which some ranks have not arrived, oldest first. {@link #first} is the
     * number of the oldest call.
     */
    private final Deque<Meeting> meetings = new ArrayDeque<>();

    private final Touches touches;
    private final Locks locks = new Locks();
    private long first;

    Communicator(int[] members, Findings findings) {
        this.members = members.clone();
        this.findings = findings;
        touches = new Touches(findings);
    }

    /**
     * Returns the mailbox of a rank, which has the messages to the rank and the rank's receives.
     */
    Mailbox mailbox(int rank) {
        return mailboxes.computeIfAbsent(rank, r -> new Mailbox(findings));
    }

    /** Returns the messages to a rank that the rank has not received. */
    List<Send> sends(int rank) {
        Mailbox mailbox = mailboxes.get(rank);
        return mailbox == null ? List.of() : mailbox.sends();
    }

    /** Returns the accesses to this window's memory; empty for a communicator or file. */
    Touches touches() {
        return touches;
    }

    /** Returns the locks of this window; empty for a communicator or file. */
    Locks locks() {
        return locks;
    }

    /**
     * Lets a rank arrive at its next collective call on this communicator.
     *
     * @param number number of collective calls that the rank has made on this communicator before.
     */
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

    /**
     * Reports messages of the program that were never received, and receives from any rank that may
     * have taken another message. Called at the end of the job.
     */
    void findUnreceived() {
        for (Mailbox mailbox : mailboxes.values()) {
            mailbox.findRaces();
            for (Send send : mailbox.sends()) {
                if (send.tag() >= 0) {
                    findings.unreceived(send, mailbox.receives());
                }
            }
        }
    }
}
