package mpi.internal.call;

import java.lang.reflect.Array;
import java.util.Arrays;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.Checks;

/**
 * Checks the lengths of arrays that describe a topology, since MPI would read beyond the end of a
 * short array.
 */
public final class TopologyChecks {

    private TopologyChecks() {}

    /** Throws if an array is null or too short. */
    public static void atLeast(String call, String name, Object array, long needed) {
        if (!Checks.ENABLED) {
            return;
        }
        int length = array == null ? -1 : Array.getLength(array);
        if (length < needed) {
            String found = length < 0 ? " is null" : " has " + length + " elements";
            String what = name + found + "; " + needed + " are needed";
            throw MPIException.of(call, Mpi.MPI_ERR_ARG, what);
        }
    }

    /** Checks the arrays of a graph, in which the last index is the number of edges. */
    public static void graph(int[] index, int[] edges) {
        int nodes = index == null ? 0 : index.length;
        atLeast("MPI_Graph_create", "edges", edges, nodes == 0 ? 0 : index[nodes - 1]);
    }

    /**
     * Checks the arrays of a distributed graph, in which the number of edges is the sum of the
     * degrees.
     */
    public static void distGraph(int[] degrees, int[] destinations, int[] weights) {
        String call = "MPI_Dist_graph_create";
        atLeast(call, "degrees", degrees, 0);
        long edges = Arrays.stream(degrees).asLongStream().sum();
        atLeast(call, "destinations", destinations, edges);
        if (weights != null) {
            atLeast(call, "weights", weights, edges);
        }
    }
}
