package mpi.internal.strict.simulation;

import java.util.List;

/** Receiver of the mistakes that a simulation finds. */
public interface Findings {

    /** The types of a message are not those of its receive. */
    void unlikeTypes(Send send, Receive receive);

    /** A message has more bytes than its receive has room for. */
    void tooLong(Send send, Receive receive);

    /** A send in ready mode does not know that its receive is posted. */
    void notReady(Send send, Receive receive);

    /**
     * Ranks call different collective operations, or the same with arguments that must agree.
     *
     * @param calls calls of ranks that have come, the two that differ among them, by their ranks.
     * @param argument the argument that differs; empty if the functions do.
     * @param expected its value on the rank that came first.
     * @param given its value on the other rank.
     */
    void disagree(List<Call> calls, String argument, String expected, String given);

    /** Ranks that can never go on, each with what it waits for. */
    void deadlock(List<Stuck> ranks);

    /** A message that nobody has received, and receives of its rank that wait for others. */
    void unreceived(Send send, List<Receive> receives);

    /**
     * A receive from any rank could have taken the message of a later receive from a given rank.
     */
    void race(Receive any, Receive named, Send message);

    /** Two ranks access the same bytes of a rank's window at the same time. */
    void conflict(Call first, Call other, int target);
}
