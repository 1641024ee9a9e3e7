package mpi.internal.strict.simulation;

import java.util.ArrayList;
import java.util.List;

/** A collective call: it is complete when every rank of the communicator has arrived. */
final class Meeting {

    private final int[] members;
    private final List<Arrival> arrivals = new ArrayList<>();
    private final Ranks there = new Ranks();

    Meeting(int[] members) {
        this.members = members;
    }

    /** Adds a rank; true if it was the last one. */
    boolean add(Arrival arrival) {
        arrival.joins(this);
        arrivals.add(arrival);
        there.add(arrival.call().rank());
        if (!isOver()) {
            return false;
        }
        arrivals.forEach(Operation::complete);
        return true;
    }

    /** True if all have arrived. */
    boolean isOver() {
        return arrivals.size() == members.length;
    }

    /** The rank that arrived first, by its call. */
    Call first() {
        return arrivals.getFirst().call();
    }

    boolean canComplete(Ranks going) {
        for (int member : members) {
            if (!there.has(member) && !going.has(member)) {
                return false;
            }
        }
        return true;
    }
}
