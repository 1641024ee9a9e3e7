// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.call.CallNumbers;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Graphcomm} that the generator makes from the MPI header.
 */
abstract class GraphcommCalls extends Topocomm {

    GraphcommCalls(long handle) {
        super(handle);
    }

    /**
     * Returns the nodes and edges of the graph.
     *
     * <p>Calls {@code MPI_Graph_get}: local.
     *
     * <p>C: {@code int MPI_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int indx[], int edges[])}.
     *
     * @return the number of edges of all nodes up to and with each; the neighbours of each node, one node after the other
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public GraphParms mpiGet() {
        try (Frame frame = Frame.open("MPI_Graph_get")) {
            int maxindex = mpiGetDims().nnodes();
            int maxedges = mpiGetDims().nedges();
            MemorySegment indxAt = frame.ints(maxindex);
            MemorySegment edgesAt = frame.ints(maxedges);
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Graph_get(handle(), maxindex, maxedges, indxAt, edgesAt));
            return new GraphParms(CallNumbers.intsAt(indxAt, maxindex), CallNumbers.intsAt(edgesAt, maxedges));
        }
    }

    /**
     * {@link Graphcomm#mpiGet() mpiGet} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of edges of all nodes up to and with each; the neighbours of each node, one node after the other
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Graph_get")
    public GraphParms getDims() {
        return mpiGet();
    }

    /**
     * Returns how many nodes and edges the graph has.
     *
     * <p>Calls {@code MPI_Graphdims_get}: local.
     *
     * <p>C: {@code int MPI_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges)}.
     *
     * @return the number of nodes; the number of edges
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public GraphcommDims mpiGetDims() {
        try (Frame frame = Frame.open("MPI_Graphdims_get")) {
            MemorySegment nnodesAt = frame.cell();
            MemorySegment nedgesAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Graphdims_get(handle(), nnodesAt, nedgesAt));
            return new GraphcommDims(frame.intAt(nnodesAt), frame.intAt(nedgesAt));
        }
    }

    /**
     * {@link Graphcomm#mpiGetDims() mpiGetDims} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of nodes; the number of edges
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Graphdims_get")
    public GraphcommDims getDimCounts() {
        return mpiGetDims();
    }
}
