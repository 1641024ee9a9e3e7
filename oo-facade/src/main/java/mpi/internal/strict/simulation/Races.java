package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Receives from any rank, and later receives from a given one: if the message of the second could
 * have gone to the first, another run may find no message for the second.
 */
final class Races {

    private static final int MOST = 64;

    private final Findings findings;
    private final Deque<Receive> fromAny = new ArrayDeque<>();

    Races(Findings findings) {
        this.findings = findings;
    }

    /** Looks at a message and the receive that has taken it. */
    void look(Send send, Receive receive) {
        if (receive.wasFromAny()) {
            fromAny.addLast(receive);
            if (fromAny.size() > MOST) {
                fromAny.removeFirst();
            }
            return;
        }
        for (Receive any : fromAny) {
            if (couldTake(any, send)) {
                findings.race(any, receive, send);
                return;
            }
        }
    }

    private static boolean couldTake(Receive any, Send send) {
        int rank = any.call().rank();
        boolean isOfAnother = any.source() != send.call().rank();
        boolean isUnordered = send.posted().of(rank) <= any.posted().of(rank);
        return isOfAnother && isUnordered && any.takesTag(send.tag());
    }
}
