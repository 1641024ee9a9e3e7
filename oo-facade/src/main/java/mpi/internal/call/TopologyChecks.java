package mpi.internal.call;

import java.lang.reflect.Array;
import java.util.Arrays;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.Checks;

/** Lengths that only a topology knows, checked before MPI reads beyond the end of an array. */
public final class TopologyChecks {

    private TopologyChecks() {}

    /** Throws unless an array is there and long enough. */
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

    /** The last index tells how many edges there are. */
    public static void graph(int[] index, int[] edges) {
        int nodes = index == null ? 0 : index.length;
        atLeast("MPI_Graph_create", "edges", edges, nodes == 0 ? 0 : index[nodes - 1]);
    }

    /** There are as many edges as all degrees together. */
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
