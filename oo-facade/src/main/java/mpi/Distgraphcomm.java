package mpi;

/** A communicator with a distributed graph topology: each process knows its own edges. */
public final class Distgraphcomm extends DistgraphcommCalls {

    Distgraphcomm(long handle) {
        super(handle);
    }

    @Override
    public Distgraphcomm clone() {
        return Dup();
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
