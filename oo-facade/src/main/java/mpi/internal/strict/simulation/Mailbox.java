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

    Mailbox(Findings findings) {
        this.findings = findings;
    }

    void add(Send send) {
        sends.add(send);
        match();
    }

    void add(Receive receive) {
        receives.add(receive);
        match();
    }

    /** Looks again, since a receive from any rank has got its message. */
    void resolved() {
        match();
    }

    /**
     * Matches what MPI matches in every run. A receive from any rank takes no message before MPI
     * has said which; until then no later receive takes one that it may have taken.
     */
    private void match() {
        List<Receive> undecided = new ArrayList<>();
        for (Iterator<Receive> i = receives.iterator(); i.hasNext(); ) {
            Receive receive = i.next();
            Send send = firstFor(receive);
            receive.hasMessage(send != null);
            if (receive.source() == Receive.ANY || (send != null && mayGoTo(undecided, send))) {
                undecided.add(receive);
            } else if (send != null) {
                sends.remove(send);
                i.remove();
                join(send, receive);
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
        send.complete();
        receive.complete();
        if (send.content().bytes() > receive.content().bytes()) {
            findings.tooLong(send, receive);
        } else if (!send.content().begins(receive.content())) {
            findings.unlikeTypes(send, receive);
        }
    }
}
