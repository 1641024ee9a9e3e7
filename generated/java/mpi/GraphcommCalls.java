// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
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
     * Makes a copy of the communicator in which messages are kept apart from those of the original.
     *
     * <p>Calls {@code MPI_Comm_dup}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public Graphcomm Dup() {
        try (Frame frame = Frame.open("MPI_Comm_dup")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_dup(handle(), newcommAt));
            return Handle.orNull(new Graphcomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Graphcomm#Dup() Dup} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_dup")
    public Graphcomm dup() {
        return Dup();
    }

    /**
     * Makes a copy of the communicator, with other hints.
     *
     * <p>Calls {@code MPI_Comm_dup_with_info}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_dup_with_info(MPI_Comm comm, MPI_Info info, MPI_Comm *newcomm)}.
     *
     * @param info hints for MPI; null for none
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated("CallsEmitter")
    public Graphcomm Dup_with_info(Info info) {
        try (Frame frame = Frame.open("MPI_Comm_dup_with_info")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_dup_with_info(handle(), Info.handle(info), newcommAt));
            Reference.reachabilityFence(info);
            return Handle.orNull(new Graphcomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Graphcomm#Dup_with_info(Info) Dup_with_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @return the copy
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node190.htm#Node190">MPI 5.0, section 7.4.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_dup_with_info")
    public Graphcomm dupWithInfo(Info info) {
        return Dup_with_info(info);
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
    public GraphParms Get() {
        try (Frame frame = Frame.open("MPI_Graph_get")) {
            int maxindex = Get_dims().nnodes();
            int maxedges = Get_dims().nedges();
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
     * {@link Graphcomm#Get() Get} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of edges of all nodes up to and with each; the neighbours of each node, one node after the other
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Graph_get")
    public GraphParms getDims() {
        return Get();
    }

    /**
     * Returns the rank that MPI would give this process in a graph, and makes no communicator.
     *
     * <p>Calls {@code MPI_Graph_map}: collective, blocking.
     *
     * <p>C: {@code int MPI_Graph_map(MPI_Comm comm, int nnodes, const int indx[], const int edges[], int *newrank)}.
     *
     * @param indx number of edges of all nodes up to and with each
     * @param edges neighbours of each node, one node after the other
     * @return the rank in the topology, or MPI.UNDEFINED for no place in it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node233.htm#Node233">MPI 5.0, section 8.5.8</a>
     */
    @Generated("CallsEmitter")
    public int Map(int[] indx, int[] edges) {
        try (Frame frame = Frame.open("MPI_Graph_map")) {
            MemorySegment indxAt = frame.ints(indx);
            MemorySegment edgesAt = frame.ints(edges);
            MemorySegment newrankAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Graph_map(handle(), frame.length("indx", indx), indxAt, edgesAt, newrankAt));
            return frame.intAt(newrankAt);
        }
    }

    /**
     * {@link Graphcomm#Map(int[], int[]) Map} <span class="camel-case">under its camelCase name</span>.
     *
     * @param indx number of edges of all nodes up to and with each
     * @param edges neighbours of each node, one node after the other
     * @return the rank in the topology, or MPI.UNDEFINED for no place in it
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node233.htm#Node233">MPI 5.0, section 8.5.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Graph_map")
    public int map(int[] indx, int[] edges) {
        return Map(indx, edges);
    }

    /**
     * Returns the neighbours of a rank in the graph.
     *
     * <p>Calls {@code MPI_Graph_neighbors}: local.
     *
     * <p>C: {@code int MPI_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])}.
     *
     * @param rank rank in the graph
     * @return the ranks of the neighbours
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public int[] Neighbors(int rank) {
        try (Frame frame = Frame.open("MPI_Graph_neighbors")) {
            int maxneighbors = Neighbors_count(rank);
            MemorySegment neighborsAt = frame.ints(maxneighbors);
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Graph_neighbors(handle(), rank, maxneighbors, neighborsAt));
            return CallNumbers.intsAt(neighborsAt, maxneighbors);
        }
    }

    /**
     * {@link Graphcomm#Neighbors(int) Neighbors} <span class="camel-case">under its camelCase name</span>.
     *
     * @param rank rank in the graph
     * @return the ranks of the neighbours
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Graph_neighbors")
    public int[] getNeighbors(int rank) {
        return Neighbors(rank);
    }

    /**
     * Returns how many neighbours a rank has in the graph.
     *
     * <p>Calls {@code MPI_Graph_neighbors_count}: local.
     *
     * <p>C: {@code int MPI_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors)}.
     *
     * @param rank rank in the graph
     * @return the number of neighbours
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public int Neighbors_count(int rank) {
        try (Frame frame = Frame.open("MPI_Graph_neighbors_count")) {
            MemorySegment nneighborsAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Graph_neighbors_count(handle(), rank, nneighborsAt));
            return frame.intAt(nneighborsAt);
        }
    }

    /**
     * {@link Graphcomm#Neighbors_count(int) Neighbors_count} <span class="camel-case">under its camelCase name</span>.
     *
     * @param rank rank in the graph
     * @return the number of neighbours
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Graph_neighbors_count")
    public int getNeighborsCount(int rank) {
        return Neighbors_count(rank);
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
    public GraphcommDims Get_dims() {
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
     * {@link Graphcomm#Get_dims() Get_dims} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of nodes; the number of edges
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Graphdims_get")
    public GraphcommDims getDimCounts() {
        return Get_dims();
    }
}
