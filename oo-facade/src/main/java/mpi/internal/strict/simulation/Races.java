package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Receives from any rank, and later receives: if the message of the second could have gone to the
 * first, another run may find no message for the second, or one that does not fit.
 */
final class Races {

    private static final int MOST = 64;

    private final Findings findings;
    private final Deque<FromAny> fromAny = new ArrayDeque<>();

    /** Races that a later message of the same sender may turn out to be harmless. */
    private final List<Race> open = new ArrayList<>();

    /** A receive from any rank, and the senders whose next message is judged. */
    private record FromAny(Receive receive, Set<Integer> judged) {}

    private record Race(Receive any, Receive later, Send message) {

        /**
         * True if a message that a receive from any rank has taken could take the place of the one
         * that went to the first.
         */
        boolean isHarmless(Send send, Receive receive) {
            return send.call().rank() == message.call().rank()
                    && later.takesTag(send.tag())
                    && receive.takesTag(any.tag());
        }
    }

    Races(Findings findings) {
        this.findings = findings;
    }

    /** Looks at a message and the receive that takes it. */
    void look(Send send, Receive receive) {
        if (receive.wasFromAny()) {
            open.removeIf(race -> race.isHarmless(send, receive));
        }
        for (FromAny earlier : fromAny) {
            Receive any = earlier.receive;
            // Messages of one sender stay in order, so that only its next one could have gone
            // there.
            boolean isNext = any.takesTag(send.tag()) && earlier.judged.add(send.call().rank());
            if (isNext && couldTake(any, send, receive) && !maySwap(any, send, receive)) {
                open.add(new Race(any, receive, send));
                break;
            }
        }
        if (receive.wasFromAny()) {
            fromAny.addLast(new FromAny(receive, new HashSet<>()));
            if (fromAny.size() > MOST) {
                fromAny.removeFirst();
            }
        }
    }

    private static boolean couldTake(Receive any, Send send, Receive receive) {
        int rank = any.call().rank();
        boolean isLater = any.posted().of(rank) < receive.posted().of(rank);
        boolean isOfAnother = any.source() != send.call().rank();
        return isLater && isOfAnother && send.posted().of(rank) <= any.posted().of(rank);
    }

    /** True if each of two receives from any rank may as well take the message of the other. */
    private static boolean maySwap(Receive any, Send send, Receive receive) {
        Send first = any.taken();
        return receive.wasFromAny()
                && first != null
                && receive.takesTag(first.tag())
                && fits(first, receive)
                && fits(send, any);
    }

    private static boolean fits(Send send, Receive receive) {
        return send.content().bytes() <= receive.content().bytes()
                && send.content().begins(receive.content());
    }

    /** Tells of the races that are left at the end. */
    void tell() {
        open.forEach(race -> findings.race(race.any, race.later, race.message));
        open.clear();
    }
}
