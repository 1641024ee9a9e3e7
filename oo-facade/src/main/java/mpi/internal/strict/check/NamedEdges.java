package mpi.internal.strict.check;

import mpi.internal.strict.call.ObservedCall;
import mpi.internal.strict.object.Members;
import mpi.internal.strict.table.Function;
import mpi.internal.strict.table.Parameter;

/**
 * Adds the edges of a graph to the {@code Agreement} of a call in which both ranks of an edge must
 * name the edge, as in {@code MPI_Dist_graph_create_adjacent}.
 */
final class NamedEdges {

    /**
     * Largest number of ranks whose edges are compared, since each rank adds two numbers for each
     * other rank.
     */
    private static final int MOST = 64;

    private NamedEdges() {}

    /** Adds the number of edges between this rank and each other rank, in both directions. */
    static void add(ObservedCall call, Members members, EqualArguments equalArguments) {
        int size = members.local().length;
        if (size > MOST) {
            return;
        }
        Function function = call.function();
        Parameter first = function.first("length");
        int[] from = edges(call, first, size);
        int[] to = edges(call, function.following(first, "length"), size);
        int me = members.me();
        for (int other = 0; other < size; other++) {
            if (other != me) {
                put(equalArguments, other, me, from[other]);
                put(equalArguments, me, other, to[other]);
            }
        }
    }

    private static void put(EqualArguments equalArguments, int from, int to, int edges) {
        equalArguments.put(
                "number of edges from rank " + from + " to " + to, Integer.toString(edges));
    }

    private static int[] edges(ObservedCall call, Parameter length, int size) {
        int[] edges = new int[size];
        Parameter ranks = call.function().following(length, "rank");
        for (int i = 0; i < call.number(length); i++) {
            int other = call.integer(ranks, i);
            if (other >= 0 && other < size) {
                edges[other]++;
            }
        }
        return edges;
    }
}
