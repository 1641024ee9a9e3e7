package mpi;

/** The graph of a communicator with a graph topology. */
public final class GraphParms {

    /** For each node, where the edges of the next one begin. */
    public final int[] index;

    /** The neighbours of all nodes, one node after the other. */
    public final int[] edges;

    GraphParms(int[] index, int[] edges) {
        this.index = index;
        this.edges = edges;
    }
}
