package mpi;

/** A communicator with a graph topology: every process knows the whole graph. */
public final class Graphcomm extends GraphcommCalls {

    Graphcomm(long handle) {
        super(handle);
    }

    @Override
    public Graphcomm clone() {
        return Dup();
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
     * Returns the neighbours of a node: {@code Neighbors} in mpiJava's spelling; local.
     *
     * @param rank node of the graph.
     * @return its neighbours.
     * @throws MPIException if MPI reports an error.
     */
    public int[] Neighbours(int rank) {
        return Neighbors(rank);
    }
}
