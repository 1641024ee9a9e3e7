package mpi.internal.strict.simulation;

import java.util.List;

/**
 * Receives the mistakes that a simulation finds. {@code Mistakes}, in the package of the referee,
 * makes reports of them.
 */
public interface Findings {

    /**
     * Reports that the basic types of a message differ from the basic types of the receive that
     * takes it.
     */
    void unlikeTypes(Send send, Receive receive);

    /** Reports that a message has more bytes than its receive has room for. */
    void tooLong(Send send, Receive receive);

    /**
     * Reports that a ready-mode send may begin before its receive is posted, since nothing orders
     * the two.
     */
    void notReady(Send send, Receive receive);

    /**
     * Reports that ranks call different collective operations, or give different values for an
     * argument that must be equal.
     *
     * @param calls calls of ranks that have arrived, in the order of the ranks; the two calls that
     *     differ are among them.
     * @param argument argument that differs; empty if the functions differ.
     * @param expected value of the argument, or name of the function, on the rank that came first.
     * @param given value of the argument, or name of the function, on the other rank.
     */
    void disagree(List<Call> calls, String argument, String expected, String given);

    /** Reports a deadlock: ranks that can never continue, each with what it waits for. */
    void deadlock(List<Stuck> ranks);

    /**
     * Reports a message that was never received, with the receives of its destination that have got
     * no message.
     */
    void unreceived(Send send, List<Receive> receives);

    /**
     * Reports a race: {@code any}, a receive from any rank, could have taken {@code message}, which
     * {@code named}, a later receive, has taken.
     */
    void race(Receive any, Receive named, Send message);

    /**
     * Reports two accesses to the same bytes of the window of the rank {@code target} that nothing
     * orders: accesses of two ranks, or a one-sided call of a rank and a load or store of the same
     * rank.
     */
    void conflict(Call first, Call other, int target);
}
