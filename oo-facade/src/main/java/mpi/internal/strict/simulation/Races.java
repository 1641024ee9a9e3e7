package mpi.internal.strict.simulation;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds races between a receive from any rank and a later receive. If the message of the second
 * receive could have gone to the first, the second may wait for ever in another run, or get a
 * message that does not fit.
 */
final class Races {

    private static final int MOST = 64;

    private final Findings findings;
    private final Deque<FromAny> fromAny = new ArrayDeque<>();

    /**
     * Races found so far. A later message of the same sender may still show that a race is
     * harmless.
     */
    private final List<Race> open = new ArrayList<>();

    /**
     * A receive from any rank, and the senders whose next message was compared with it. Messages of
     * one sender are not reordered, so that only the next message of each sender is compared.
     */
    private record FromAny(Receive receive, Set<Integer> judged) {}

    private record Race(Receive any, Receive later, Send message) {

        /**
         * Returns true if {@code receive}, a receive from any rank, took another message of the
         * same sender that could as well have gone to the later receive. In another run, the two
         * messages would only change places.
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

    /** Compares a message and the receive that takes it with earlier receives from any rank. */
    void look(Send send, Receive receive) {
        if (receive.wasFromAny()) {
            open.removeIf(race -> race.isHarmless(send, receive));
        }
        for (FromAny earlier : fromAny) {
            Receive any = earlier.receive;
            // Messages of one sender stay in order: only the next message could have gone to the
            // receive "any".
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

    /**
     * Returns true if each of two receives from any rank could take the message of the other, so
     * that it does not matter which message goes to which receive.
     */
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

    /** Reports the races that are left at the end of the job. */
    void tell() {
        open.forEach(race -> findings.race(race.any, race.later, race.message));
        open.clear();
    }
}
