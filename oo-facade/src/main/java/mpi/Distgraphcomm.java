package mpi;

/** A communicator whose processes are the nodes of a graph of which each knows its own edges. */
public final class Distgraphcomm extends DistgraphcommCalls {

    Distgraphcomm(long handle) {
        super(handle);
    }

    @Override
    int indegree() {
        return Neighbors_count().indegree();
    }

    @Override
    int outdegree() {
        return Neighbors_count().outdegree();
    }
}
