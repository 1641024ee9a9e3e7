package mpi;

import mpi.internal.call.ResultTexts;

/** The graph of a communicator with a graph topology, as {@link Graphcomm#Get} returns it. */
public final class GraphParms {

    /** For each node, the index in {@link #edges} at which its neighbours end. */
    public final int[] index;

    /** The neighbours of all nodes, one node after the other. */
    public final int[] edges;

    GraphParms(int[] index, int[] edges) {
        this.index = index;
        this.edges = edges;
    }

    /**
     * Returns the number of nodes; local.
     *
     * @return the length of {@link #index}.
     */
    public int getIndexCount() {
        return index.length;
    }

    /**
     * Returns where the neighbours of a node end among the edges; local.
     *
     * @param i node, from 0.
     * @return the number of edges of all nodes up to and including it.
     */
    public int getIndex(int i) {
        return index[i];
    }

    /**
     * Returns the number of edges; local.
     *
     * @return the length of {@link #edges}.
     */
    public int getEdgeCount() {
        return edges.length;
    }

    /**
     * Returns the end of an edge; local.
     *
     * @param i number of the edge, from 0.
     * @return the neighbour that it leads to.
     */
    public int getEdge(int i) {
        return edges[i];
    }

    /** Returns the two arrays as text, each after its name. */
    @Override
    public String toString() {
        return ResultTexts.of(GraphParms.class, "index", index, "edges", edges);
    }
}
