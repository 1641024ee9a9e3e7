package mpi.internal.strict.simulation;

import java.util.List;

/** Receiver of the mistakes that a simulation finds. */
public interface Findings {

    /** The types of a message are not those of its receive. */
    void unlikeTypes(Send send, Receive receive);

    /** A message has more bytes than its receive has room for. */
    void tooLong(Send send, Receive receive);

    /**
     * Two ranks call different collective operations, or the same with arguments that must agree.
     *
     * @param first call of the rank that came first.
     * @param other call of the other rank.
     * @param argument the argument that differs; empty if the functions do.
     * @param expected its value on the first rank.
     * @param given its value on the other rank.
     */
    void disagree(Call first, Call other, String argument, String expected, String given);

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
