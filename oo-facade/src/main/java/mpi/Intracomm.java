package mpi;

import java.util.Map;
import mpi.internal.call.TopologyChecks;

/** A communicator within one group of processes. */
public class Intracomm extends ArrayCollectives {

    Intracomm(long handle) {
        super(handle);
    }

    @Override
    final Comm privateCopy() {
        return Split(0, Rank());
    }

    /**
     * Sends parts to some ranks, and receives the parts that others send to this rank; no rank
     * needs to know beforehand which ranks send to it. Blocking and collective; the work of a rank
     * grows with its messages, and not with the number of ranks: a synchronous send for each part,
     * then a nonblocking barrier.
     *
     * {@snippet file="Snippets.java" region="exchange"}
     *
     * @param <T> an array of a primitive type, of any length, or any serializable class.
     * @param parts the parts to send, by the rank that each is for; may be empty.
     * @return the parts received, by the rank that sent each, in the order of the ranks.
     * @throws MPIException if a part is null or cannot be sent, if a rank does not exist, or if MPI
     *     reports an error.
     */
    public <T> Map<Integer, T> exchange(Map<Integer, T> parts) {
        SparseExchange.check(this, parts);
        PrivateComm own = forExchanges();
        own.comm().setCodec(codec());
        return SparseExchange.of(own.comm(), parts, own.nextExchange() & 1);
    }

    @Override
    public Intracomm clone() {
        return Dup();
    }

    /**
     * Makes a communicator of a group: {@code Create} in the spelling of mpiJava's first papers;
     * blocking and collective.
     *
     * @param group processes of the new communicator.
     * @return the communicator; null on a process that is not in the group.
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
