package mpi.internal.strict.check;

import java.util.HashMap;
import java.util.Map;
import java.util.function.IntFunction;
import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.object.Neighbors;

/**
 * Adds to the {@code Agreement} of a neighbourhood collective the amount of data for each edge of
 * the topology. The two ranks of an edge must give equal amounts.
 */
final class NeighborAmounts {

    private final Map<Long, Neighbors> known = new HashMap<>();

    /**
     * Returns the neighbours in the communicator of a call. They are cached, since they never
     * change.
     */
    synchronized Neighbors of(ObservedCall call, Members members) {
        long handle = call.handle(call.function().first("Comm"));
        return known.computeIfAbsent(members.number(), number -> Neighbors.of(handle));
    }

    /**
     * Adds the amounts that this rank sends and receives along each edge.
     *
     * @param sent amount for each target; null if the call sends in place.
     * @param received amount from each source.
     */
    void add(
            ObservedCall call,
            Members members,
            IntFunction<String> sent,
            IntFunction<String> received,
            EqualArguments equalArguments) {
        Neighbors neighbors = of(call, members);
        int me = members.me();
        if (sent != null) {
            add(neighbors.targets(), to -> edge(me, to), sent, equalArguments);
        }
        add(neighbors.sources(), from -> edge(from, me), received, equalArguments);
    }

    private static String edge(int from, int to) {
        return "amount or type of the data of rank %d for its neighbour %d".formatted(from, to);
    }

    /**
     * Adds the amounts of the edges. Several edges between the same two ranks are added only if
     * their amounts are equal: MPI libraries differ in which of these sends they match with which
     * receive.
     */
    private static void add(
            int[] ranks,
            IntFunction<String> edge,
            IntFunction<String> amount,
            EqualArguments equalArguments) {
        Map<String, String> here = new HashMap<>();
        for (int i = 0; i < ranks.length; i++) {
            if (ranks[i] >= 0) {
                String given = amount.apply(i);
                here.merge(edge.apply(ranks[i]), given, (a, b) -> a.equals(b) ? a : "");
            }
        }
        here.values().removeIf(String::isEmpty);
        here.forEach(equalArguments::put);
    }
}
