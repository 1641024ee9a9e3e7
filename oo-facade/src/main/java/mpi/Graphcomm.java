package mpi;

/** A communicator whose processes are the nodes of a graph that every process knows. */
public final class Graphcomm extends GraphcommCalls {

    Graphcomm(long handle) {
        super(handle);
    }

    @Override
    int indegree() {
        return Neighbors_count(Rank());
    }

    @Override
    int outdegree() {
        return indegree();
    }

    /**
     * Calls {@code Neighbors}; mpiJava's spelling.
     *
     * @param rank node of the graph.
     * @return its neighbours.
     * @throws MPIException if MPI reports an error.
     */
    public int[] Neighbours(int rank) {
        return Neighbors(rank);
    }
}
