package mpi.internal.strict.simulation;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Matches messages to one rank in one communicator with the rank's receives and probes. It keeps
 * the messages, receives and probes that are not matched yet, each in the order in which they were
 * posted.
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

    /**
     * Puts a message back at the head of the queue, so that the next receive can take it. Called
     * when a receive that the simulation had given this message turns out to be cancelled.
     */
    void giveBack(Send message) {
        sends.addFirst(message);
        match();
    }

    /**
     * Matches messages and receives again, after a status has shown which message a receive or
     * probe from any rank has found.
     */
    void resolved() {
        match();
    }

    /**
     * Reports, at the end of the job, the messages of later receives that could have gone to an
     * earlier receive from any rank; see {@link Races}.
     */
    void findRaces() {
        races.tell();
    }

    /** Returns the messages that no receive has taken. */
    List<Send> sends() {
        return sends;
    }

    /** Returns the receives that have not taken a message. */
    List<Receive> receives() {
        return receives;
    }

    /**
     * Makes the matches that MPI makes in every run. A receive from any rank stays undecided until
     * its status tells which message it has taken. Until then, no later receive gets a message that
     * the undecided receive may have taken; the later receive is then undecided as well.
     */
    private void match() {
        if (receives.isEmpty() && probes.isEmpty()) {
            return;
        }
        List<Receive> undecided = new ArrayList<>();
        sends.forEach(send -> send.setClaimed(false));
        probe();
        for (Iterator<Receive> i = receives.iterator(); i.hasNext(); ) {
            Receive receive = i.next();
            Send send = firstFor(receive);
            boolean isContended = send != null && mayGoTo(undecided, send);
            receive.setMessageThere(send != null, isContended);
            if (receive.source() == Receive.ANY || isContended) {
                undecided.add(receive);
            } else if (send != null) {
                sends.remove(send);
                i.remove();
                join(send, receive);
            }
        }
        for (Send send : undecided.isEmpty() ? List.<Send>of() : sends) {
            send.setClaimed(mayGoTo(undecided, send));
        }
    }

    private void probe() {
        for (Iterator<Probe> i = probes.iterator(); i.hasNext(); ) {
            Probe probe = i.next();
            Send send = firstFor(probe.wanted());
            probe.wanted().setMessageThere(send != null, false);
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

    /** Reports a message that is longer than the receive buffer, or has other basic types. */
    static void compare(Send send, Receive room, Findings findings) {
        if (send.content().bytes() > room.content().bytes()) {
            findings.tooLong(send, room);
        } else if (!send.content().begins(room.content())) {
            findings.unlikeTypes(send, room);
        }
    }
}
