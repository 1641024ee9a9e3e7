package mpi;

import mpi.internal.call.ResultTexts;

/**
 * The edges of this process in a distributed graph, with their weights; returned by {@link
 * GraphComm#getDistGraphNeighbors}.
 */
public final class DistGraphNeighbors {

    private final DistgraphcommNeighbors edges;
    private final boolean weighted;

    DistGraphNeighbors(DistgraphcommNeighbors edges, boolean weighted) {
        this.edges = edges;
        this.weighted = weighted;
    }

    /**
     * Returns the number of edges that end at this process; local.
     *
     * @return the number of ranks to receive from.
     */
    public int getInDegree() {
        return edges.sources().length;
    }

    /**
     * Returns the number of edges that begin at this process; local.
     *
     * @return the number of ranks to send to.
     */
    public int getOutDegree() {
        return edges.destinations().length;
    }

    /**
     * Tests for weights; local.
     *
     * @return true if the graph was made with weights.
     */
    public boolean isWeighted() {
        return weighted;
    }

    /**
     * Returns a rank to receive from; local.
     *
     * @param i number of the edge, from 0.
     * @return the rank at which the edge begins.
     */
    public int getSource(int i) {
        return edges.sources()[i];
    }

    /**
     * Returns the weight of an edge that ends at this process; local.
     *
     * @param i number of the edge, from 0.
     * @return its weight; the number has no meaning if the graph was made without weights.
     */
    public int getSourceWeight(int i) {
        return edges.sourceweights()[i];
    }

    /**
     * Returns a rank to send to; local.
     *
     * @param i number of the edge, from 0.
     * @return the rank at which the edge ends.
     */
    public int getDestination(int i) {
        return edges.destinations()[i];
    }

    /**
     * Returns the weight of an edge that begins at this process; local.
     *
     * @param i number of the edge, from 0.
     * @return its weight; the number has no meaning if the graph was made without weights.
     */
    public int getDestinationWeight(int i) {
        return edges.destweights()[i];
    }

    /** Returns the edges as text, and whether they have weights. */
    @Override
    public String toString() {
        return ResultTexts.of(DistGraphNeighbors.class, "edges", edges, "weighted", weighted);
    }
}
