package mpi.internal.strict.simulation;

import java.util.List;

/** Part of one rank in a collective call. */
public final class Arrival extends Operation {

    private Gathering meeting;

    /** Makes the part of a rank that has begun a collective call. */
    public Arrival(Call call) {
        super(call);
    }

    void joins(Gathering joined) {
        meeting = joined;
    }

    /** Ranks that have not come. */
    public List<Integer> missing() {
        return meeting.missing();
    }

    @Override
    boolean canComplete(Ranks going) {
        return isComplete() || meeting.canComplete(going);
    }
}
