package mpi.internal.strict.simulation;

import java.util.List;

/**
 * One rank's call of a collective operation: the rank has arrived at the {@link Meeting} of all
 * ranks. It completes when the last rank arrives.
 */
public final class Arrival extends Operation {

    private Gathering meeting;

    /** Makes the arrival of a rank that has begun a collective call. */
    public Arrival(Call call) {
        super(call);
    }

    void joins(Gathering joined) {
        meeting = joined;
    }

    /** Returns the ranks that have not arrived. */
    public List<Integer> missing() {
        return meeting.missing();
    }

    @Override
    boolean canComplete(Ranks going) {
        return isComplete() || meeting.canComplete(going);
    }
}
