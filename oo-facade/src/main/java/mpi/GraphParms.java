package mpi;

/** The graph of a communicator with a graph topology. */
public final class GraphParms {

    /** For each node, the index in {@link #edges} at which its neighbours end. */
    public final int[] index;

    /** The neighbours of all nodes, one node after the other. */
    public final int[] edges;

    GraphParms(int[] index, int[] edges) {
        this.index = index;
        this.edges = edges;
    }
}
