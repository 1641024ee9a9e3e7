package mpi.internal.strict.simulation;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Messages to one rank in one communicator that nobody has received, and receives without a
 * message, each in the order in which they were posted.
 */
final class Mailbox {

    private final Findings findings;
    private final List<Receive> receives = new ArrayList<>();
    private final List<Send> sends = new ArrayList<>();
    private final List<Probe> probes = new ArrayList<>();
    private final Races races;

    Mailbox(Findings findings) {
        this.findings = findings;
        races = new Races(findings);
    }

    void add(Operation operation) {
        switch (operation) {
            case Send send -> sends.add(send);
            case Receive receive -> receives.add(receive);
            case Probe probe -> probes.add(probe);
            case Arrival arrival -> throw new IllegalArgumentException("no message: " + arrival);
        }
        match();
    }

    void remove(Operation operation) {
        sends.remove(operation);
        receives.remove(operation);
        probes.remove(operation);
        match();
    }

    /** Gives the message of a receive to the next: the program had cancelled it before. */
    void giveBack(Send message) {
        sends.addFirst(message);
        match();
    }

    /** Looks again, since a receive from any rank has got its message. */
    void resolved() {
        match();
    }

    /** Tells of races of which no later message has shown that they do no harm. */
    void findRaces() {
        races.tell();
    }

    /** Messages that nobody has received. */
    List<Send> sends() {
        return sends;
    }

    /** Receives without a message. */
    List<Receive> receives() {
        return receives;
    }

    /**
     * Matches what MPI matches in every run. A receive from any rank takes no message before MPI
     * has said which; until then no later receive takes one that it may have taken.
     */
    private void match() {
        if (receives.isEmpty() && probes.isEmpty()) {
            return;
        }
        List<Receive> undecided = new ArrayList<>();
        sends.forEach(send -> send.isClaimed(false));
        probe();
        for (Iterator<Receive> i = receives.iterator(); i.hasNext(); ) {
            Receive receive = i.next();
            Send send = firstFor(receive);
            boolean isContended = send != null && mayGoTo(undecided, send);
            receive.hasMessage(send != null, isContended);
            if (receive.source() == Receive.ANY || isContended) {
                undecided.add(receive);
            } else if (send != null) {
                sends.remove(send);
                i.remove();
                join(send, receive);
            }
        }
        for (Send send : undecided.isEmpty() ? List.<Send>of() : sends) {
            send.isClaimed(mayGoTo(undecided, send));
        }
    }

    private void probe() {
        for (Iterator<Probe> i = probes.iterator(); i.hasNext(); ) {
            Probe probe = i.next();
            Send send = firstFor(probe.wanted());
            probe.wanted().hasMessage(send != null, false);
            if (send != null) {
                i.remove();
                probe.learns(send.posted());
                probe.complete();
            }
        }
    }

    private Send firstFor(Receive receive) {
        for (Send send : sends) {
            if (receive.takes(send)) {
                return send;
            }
        }
        return null;
    }

    private static boolean mayGoTo(List<Receive> undecided, Send send) {
        for (Receive receive : undecided) {
            if (receive.takes(send)) {
                return true;
            }
        }
        return false;
    }

    private void join(Send send, Receive receive) {
        receive.learns(send.posted());
        if (send.isSynchronous()) {
            send.learns(receive.posted());
        }
        races.look(send, receive);
        if (send.isReady() && !receive.isKnownTo(send)) {
            findings.notReady(send, receive);
        }
        receive.took(send);
        send.complete();
        receive.complete();
        compare(send, receive.room(), findings);
    }

    /** Compares a message with the room for it. */
    static void compare(Send send, Receive room, Findings findings) {
        if (send.content().bytes() > room.content().bytes()) {
            findings.tooLong(send, room);
        } else if (!send.content().begins(room.content())) {
            findings.unlikeTypes(send, room);
        }
    }
}
