package mpi;

import mpi.internal.call.TopologyChecks;

/** A communicator within one group of processes. */
public class Intracomm extends IntracommCalls {

    Intracomm(long handle) {
        super(handle);
    }

    @Override
    public Intracomm clone() {
        return Dup();
    }

    /**
     * Calls {@code Create}; the spelling of mpiJava's first papers.
     *
     * @param group processes of the new communicator.
     * @return the communicator; null where the process is outside of it.
     * @throws MPIException if MPI reports an error.
     */
    public Intracomm Creat(Group group) {
        return Create(group);
    }

    @Override
    public Graphcomm Create_graph(int[] indx, int[] edges, boolean reorder) {
        TopologyChecks.graph(indx, edges);
        return super.Create_graph(indx, edges, reorder);
    }

    @Override
    public Distgraphcomm Create_dist_graph(
            int[] sources,
            int[] degrees,
            int[] destinations,
            int[] weights,
            Info info,
            boolean reorder) {
        TopologyChecks.distGraph(degrees, destinations, weights);
        return super.Create_dist_graph(sources, degrees, destinations, weights, info, reorder);
    }
}
