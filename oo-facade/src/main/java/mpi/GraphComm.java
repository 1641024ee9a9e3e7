package mpi;

import mpi.c.Mpi;

/**
 * A communicator with a graph topology, under its name in Open MPI's Java binding. Either every
 * process knows the whole graph, or the graph is distributed.
 */
public final class GraphComm extends Topocomm {

    /**
     * This communicator as an object of {@link Graphcomm}; {@link #distributed} is the same
     * communicator as a {@link Distgraphcomm}. Calls for another topology than the communicator's
     * fail.
     */
    private final Graphcomm graph;

    private final Distgraphcomm distributed;

    GraphComm(long handle) {
        super(handle);
        graph = Wrap.notOurs(new Graphcomm(handle));
        distributed = Wrap.notOurs(new Distgraphcomm(handle));
    }

    /** Moves a communicator to an object of this class; null becomes the null communicator. */
    static GraphComm of(Topocomm graph) {
        return new GraphComm(Wrap.takeOver(graph, Mpi.MPI_COMM_NULL));
    }

    @Override
    void adopt(long newHandle) {
        super.adopt(newHandle);
        graph.adopt(newHandle);
        distributed.adopt(newHandle);
    }

    @Override
    public GraphComm clone() {
        return dup();
    }

    @Override
    public GraphComm dup() {
        return new GraphComm(Wrap.takeOver(Dup(), Mpi.MPI_COMM_NULL));
    }

    @Override
    public GraphComm dupWithInfo(Info info) {
        return new GraphComm(Wrap.takeOver(Dup_with_info(info), Mpi.MPI_COMM_NULL));
    }

    @Override
    public GraphComm iDup() {
        return Wrap.idup(this, new GraphComm(Mpi.MPI_COMM_NULL));
    }

    private Topocomm topology() {
        return Topo_test() == MPI.GRAPH ? graph : distributed;
    }

    @Override
    int indegree() {
        return topology().indegree();
    }

    @Override
    int outdegree() {
        return topology().outdegree();
    }

    /**
     * Returns the graph; local.
     *
     * @return its nodes and edges.
     * @throws MPIException if the communicator has another topology or MPI reports an error.
     */
    public GraphParms getDims() {
        return graph.Get();
    }

    /**
     * Returns the neighbours of a rank in the graph; local.
     *
     * @param rank rank in the graph.
     * @return the ranks of the neighbours.
     * @throws MPIException if the communicator has another topology or MPI reports an error.
     */
    public int[] getNeighbors(int rank) {
        return graph.Neighbors(rank);
    }

    /**
     * Returns the edges of this process in a distributed graph; local.
     *
     * @return the neighbours that send to this process and that receive from it, with the weights.
     * @throws MPIException if the communicator has another topology or MPI reports an error.
     */
    public DistGraphNeighbors getDistGraphNeighbors() {
        boolean weighted = distributed.Neighbors_count().weighted();
        return new DistGraphNeighbors(distributed.Neighbors(), weighted);
    }

    /**
     * Returns the rank that MPI would give this process in a graph; collective.
     *
     * @param index for each node, the number of edges of all nodes up to and including it.
     * @param edges neighbours of each node, one node after the other.
     * @return the rank in the topology, or {@code MPI.UNDEFINED}.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    public int map(int[] index, int[] edges) {
        return graph.Map(index, edges);
    }
}
