package mpi.internal.strict.simulation;

import java.util.List;

/**
 * Arrival of a rank at a call in which it waits for other ranks: at the {@link Meeting} of a
 * collective call, which completes when the last rank arrives, or at a lock in {@link Locks}.
 */
public final class Arrival extends Operation {

    private Gathering meeting;

    /** Makes the arrival of a rank that has begun the call. */
    public Arrival(Call call) {
        super(call);
    }

    void joins(Gathering joined) {
        meeting = joined;
    }

    /** Returns the ranks that this rank waits for. */
    public List<Integer> missing() {
        return meeting.missing();
    }

    /** Returns true at a lock, and false at a collective call. */
    public boolean isAtLock() {
        return meeting.isLock();
    }

    /** Returns true if this is the last call of the rank, so that it receives no more messages. */
    public boolean isAtEnd() {
        return meeting.isAtEnd();
    }

    /**
     * Returns what the ranks of {@link #missing} have to do, as words that follow their numbers in
     * a report: "to make this call".
     */
    public String awaited() {
        return meeting.awaited();
    }

    @Override
    boolean canComplete(Ranks going) {
        return isComplete() || meeting.canComplete(going);
    }
}
