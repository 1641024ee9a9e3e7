package mpi.internal.strict.simulation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Rule that says which ranks of a collective call wait for which others. A rank that waits can end
 * the call only after the other rank has begun the call. In a broadcast, for instance, all ranks
 * wait for the root only.
 *
 * @param way ranks that each rank waits for.
 * @param root rank of the root in the job; -1 for a call without a root.
 */
public record Order(Way way, int root) {

    /** Each rank waits for all ranks, as in a barrier. */
    public static final Order OF_ALL = new Order(Way.OF_ALL, -1);

    /** Each rank waits for all ranks, and makes no further call. */
    public static final Order AT_END = new Order(Way.AT_END, -1);

    /** Rules for the ranks that each rank waits for. */
    public enum Way {
        /** Each rank waits for all ranks. */
        OF_ALL,
        /** All ranks wait for the root; the root waits for no rank. */
        FROM_ROOT,
        /** The root waits for all ranks; the other ranks wait for no rank. */
        TO_ROOT,
        /** Each rank waits for the lower ranks, as in {@code MPI_Scan}. */
        FROM_LOWER,
        /** No rank waits for another, since no data move. */
        NONE,
        /** Each rank waits for all ranks, and makes no further call: MPI ends here. */
        AT_END
    }

    /**
     * Passes to each arrival the times that its rank learns of in this call: the times at which the
     * ranks that it has waited for began the call.
     *
     * @param members ranks in the job, in the order of the communicator.
     * @param arrivals arrivals of all these ranks.
     */
    void spread(int[] members, List<Arrival> arrivals) {
        switch (way) {
            case OF_ALL, AT_END -> {
                Clock all = all(arrivals);
                arrivals.forEach(each -> each.learns(all));
            }
            case FROM_ROOT -> {
                Clock ofRoot = ofRoot(arrivals);
                arrivals.forEach(each -> each.learns(ofRoot));
            }
            case TO_ROOT -> {
                Clock all = all(arrivals);
                arrivals.stream()
                        .filter(each -> each.call().rank() == root)
                        .forEach(each -> each.learns(all));
            }
            case FROM_LOWER -> fromLower(members, arrivals);
            case NONE -> {}
        }
    }

    private static Clock all(List<Arrival> arrivals) {
        Clock time = Clock.START;
        for (Arrival each : arrivals) {
            time = time.join(each.posted());
        }
        return time;
    }

    private Clock ofRoot(List<Arrival> arrivals) {
        return arrivals.stream()
                .filter(each -> each.call().rank() == root)
                .map(Arrival::posted)
                .findFirst()
                .orElse(Clock.START);
    }

    private static void fromLower(int[] members, List<Arrival> arrivals) {
        Map<Integer, Arrival> byRank = new HashMap<>();
        arrivals.forEach(each -> byRank.put(each.call().rank(), each));
        Clock time = Clock.START;
        for (int member : members) {
            Arrival arrival = byRank.get(member);
            time = time.join(arrival.posted());
            arrival.learns(time);
        }
    }
}
