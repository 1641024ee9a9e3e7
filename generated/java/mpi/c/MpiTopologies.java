// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Virtual topologies, chapter 8 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiTopologies extends MpiCommunicators {

    MpiTopologies() {
    }

    /**
     * C: {@code int MPI_Cart_coords(MPI_Comm comm, int rank, int maxdims, int coords[])}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param rank {@code int rank}
     * @param maxdims {@code int maxdims}
     * @param coords {@code int coords[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Cart_coords(long comm, int rank, int maxdims, MemorySegment coords) {
        try {
            return (int) MPI_Cart_coords.HANDLE.invokeExact(comm, rank, maxdims, coords);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Cart_coords {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_coords", "int(MPI_Comm,int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_create(MPI_Comm comm_old, int ndims, const int dims[], const int periods[], int reorder, MPI_Comm *comm_cart)}.
     *
     * <p>In every library.
     *
     * @param comm_old {@code MPI_Comm comm_old}
     * @param ndims {@code int ndims}
     * @param dims {@code const int dims[]}
     * @param periods {@code const int periods[]}
     * @param reorder {@code int reorder}
     * @param comm_cart {@code MPI_Comm *comm_cart}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node226.htm#Node226">MPI 5.0, section 8.5.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Cart_create(long comm_old, int ndims, MemorySegment dims, MemorySegment periods, int reorder, MemorySegment comm_cart) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Cart_create(comm_old, ndims, VirtualCall.accessible(dims), VirtualCall.accessible(periods), reorder, VirtualCall.accessible(comm_cart)));
        }
        try {
            return (int) MPI_Cart_create.HANDLE.invokeExact(comm_old, ndims, dims, periods, reorder, comm_cart);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Cart_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_create", "int(MPI_Comm,int,pointer,pointer,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_get(MPI_Comm comm, int maxdims, int dims[], int periods[], int coords[])}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param maxdims {@code int maxdims}
     * @param dims {@code int dims[]}
     * @param periods {@code int periods[]}
     * @param coords {@code int coords[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Cart_get(long comm, int maxdims, MemorySegment dims, MemorySegment periods, MemorySegment coords) {
        try {
            return (int) MPI_Cart_get.HANDLE.invokeExact(comm, maxdims, dims, periods, coords);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Cart_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_get", "int(MPI_Comm,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_map(MPI_Comm comm, int ndims, const int dims[], const int periods[], int *newrank)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param ndims {@code int ndims}
     * @param dims {@code const int dims[]}
     * @param periods {@code const int periods[]}
     * @param newrank {@code int *newrank}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node233.htm#Node233">MPI 5.0, section 8.5.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Cart_map(long comm, int ndims, MemorySegment dims, MemorySegment periods, MemorySegment newrank) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Cart_map(comm, ndims, VirtualCall.accessible(dims), VirtualCall.accessible(periods), VirtualCall.accessible(newrank)));
        }
        try {
            return (int) MPI_Cart_map.HANDLE.invokeExact(comm, ndims, dims, periods, newrank);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Cart_map {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_map", "int(MPI_Comm,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_rank(MPI_Comm comm, const int coords[], int *rank)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param coords {@code const int coords[]}
     * @param rank {@code int *rank}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Cart_rank(long comm, MemorySegment coords, MemorySegment rank) {
        try {
            return (int) MPI_Cart_rank.HANDLE.invokeExact(comm, coords, rank);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Cart_rank {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_rank", "int(MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_shift(MPI_Comm comm, int direction, int disp, int *rank_source, int *rank_dest)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param direction {@code int direction}
     * @param disp {@code int disp}
     * @param rank_source {@code int *rank_source}
     * @param rank_dest {@code int *rank_dest}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node231.htm#Node231">MPI 5.0, section 8.5.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Cart_shift(long comm, int direction, int disp, MemorySegment rank_source, MemorySegment rank_dest) {
        try {
            return (int) MPI_Cart_shift.HANDLE.invokeExact(comm, direction, disp, rank_source, rank_dest);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Cart_shift {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_shift", "int(MPI_Comm,int,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cart_sub(MPI_Comm comm, const int remain_dims[], MPI_Comm *newcomm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param remain_dims {@code const int remain_dims[]}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node232.htm#Node232">MPI 5.0, section 8.5.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Cart_sub(long comm, MemorySegment remain_dims, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Cart_sub(comm, VirtualCall.accessible(remain_dims), VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPI_Cart_sub.HANDLE.invokeExact(comm, remain_dims, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Cart_sub {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cart_sub", "int(MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Cartdim_get(MPI_Comm comm, int *ndims)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param ndims {@code int *ndims}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Cartdim_get(long comm, MemorySegment ndims) {
        try {
            return (int) MPI_Cartdim_get.HANDLE.invokeExact(comm, ndims);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Cartdim_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cartdim_get", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Dims_create(int nnodes, int ndims, int dims[])}.
     *
     * <p>In every library.
     *
     * @param nnodes {@code int nnodes}
     * @param ndims {@code int ndims}
     * @param dims {@code int dims[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node227.htm#Node227">MPI 5.0, section 8.5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Dims_create(int nnodes, int ndims, MemorySegment dims) {
        try {
            return (int) MPI_Dims_create.HANDLE.invokeExact(nnodes, ndims, dims);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Dims_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Dims_create", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Dist_graph_create(MPI_Comm comm_old, int n, const int sources[], const int degrees[], const int destinations[], const int weights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)}.
     *
     * <p>In every library.
     *
     * @param comm_old {@code MPI_Comm comm_old}
     * @param n {@code int n}
     * @param sources {@code const int sources[]}
     * @param degrees {@code const int degrees[]}
     * @param destinations {@code const int destinations[]}
     * @param weights {@code const int weights[]}
     * @param info {@code MPI_Info info}
     * @param reorder {@code int reorder}
     * @param comm_dist_graph {@code MPI_Comm *comm_dist_graph}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node229.htm#Node229">MPI 5.0, section 8.5.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Dist_graph_create(long comm_old, int n, MemorySegment sources, MemorySegment degrees, MemorySegment destinations, MemorySegment weights, long info, int reorder, MemorySegment comm_dist_graph) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Dist_graph_create(comm_old, n, VirtualCall.accessible(sources), VirtualCall.accessible(degrees), VirtualCall.accessible(destinations), VirtualCall.accessible(weights), info, reorder, VirtualCall.accessible(comm_dist_graph)));
        }
        try {
            return (int) MPI_Dist_graph_create.HANDLE.invokeExact(comm_old, n, sources, degrees, destinations, weights, info, reorder, comm_dist_graph);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Dist_graph_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Dist_graph_create", "int(MPI_Comm,int,pointer,pointer,pointer,pointer,MPI_Info,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Dist_graph_create_adjacent(MPI_Comm comm_old, int indegree, const int sources[], const int sourceweights[], int outdegree, const int destinations[], const int destweights[], MPI_Info info, int reorder, MPI_Comm *comm_dist_graph)}.
     *
     * <p>In every library.
     *
     * @param comm_old {@code MPI_Comm comm_old}
     * @param indegree {@code int indegree}
     * @param sources {@code const int sources[]}
     * @param sourceweights {@code const int sourceweights[]}
     * @param outdegree {@code int outdegree}
     * @param destinations {@code const int destinations[]}
     * @param destweights {@code const int destweights[]}
     * @param info {@code MPI_Info info}
     * @param reorder {@code int reorder}
     * @param comm_dist_graph {@code MPI_Comm *comm_dist_graph}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node229.htm#Node229">MPI 5.0, section 8.5.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Dist_graph_create_adjacent(long comm_old, int indegree, MemorySegment sources, MemorySegment sourceweights, int outdegree, MemorySegment destinations, MemorySegment destweights, long info, int reorder, MemorySegment comm_dist_graph) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Dist_graph_create_adjacent(comm_old, indegree, VirtualCall.accessible(sources), VirtualCall.accessible(sourceweights), outdegree, VirtualCall.accessible(destinations), VirtualCall.accessible(destweights), info, reorder, VirtualCall.accessible(comm_dist_graph)));
        }
        try {
            return (int) MPI_Dist_graph_create_adjacent.HANDLE.invokeExact(comm_old, indegree, sources, sourceweights, outdegree, destinations, destweights, info, reorder, comm_dist_graph);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Dist_graph_create_adjacent {

        static final MethodHandle HANDLE = Linkage.link("MPI_Dist_graph_create_adjacent", "int(MPI_Comm,int,pointer,pointer,int,pointer,pointer,MPI_Info,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Dist_graph_neighbors(MPI_Comm comm, int maxindegree, int sources[], int sourceweights[], int maxoutdegree, int destinations[], int destweights[])}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param maxindegree {@code int maxindegree}
     * @param sources {@code int sources[]}
     * @param sourceweights {@code int sourceweights[]}
     * @param maxoutdegree {@code int maxoutdegree}
     * @param destinations {@code int destinations[]}
     * @param destweights {@code int destweights[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Dist_graph_neighbors(long comm, int maxindegree, MemorySegment sources, MemorySegment sourceweights, int maxoutdegree, MemorySegment destinations, MemorySegment destweights) {
        try {
            return (int) MPI_Dist_graph_neighbors.HANDLE.invokeExact(comm, maxindegree, sources, sourceweights, maxoutdegree, destinations, destweights);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Dist_graph_neighbors {

        static final MethodHandle HANDLE = Linkage.link("MPI_Dist_graph_neighbors", "int(MPI_Comm,int,pointer,pointer,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Dist_graph_neighbors_count(MPI_Comm comm, int *indegree, int *outdegree, int *weighted)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param indegree {@code int *indegree}
     * @param outdegree {@code int *outdegree}
     * @param weighted {@code int *weighted}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Dist_graph_neighbors_count(long comm, MemorySegment indegree, MemorySegment outdegree, MemorySegment weighted) {
        try {
            return (int) MPI_Dist_graph_neighbors_count.HANDLE.invokeExact(comm, indegree, outdegree, weighted);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Dist_graph_neighbors_count {

        static final MethodHandle HANDLE = Linkage.link("MPI_Dist_graph_neighbors_count", "int(MPI_Comm,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graph_create(MPI_Comm comm_old, int nnodes, const int indx[], const int edges[], int reorder, MPI_Comm *comm_graph)}.
     *
     * <p>In every library.
     *
     * @param comm_old {@code MPI_Comm comm_old}
     * @param nnodes {@code int nnodes}
     * @param indx {@code const int indx[]}
     * @param edges {@code const int edges[]}
     * @param reorder {@code int reorder}
     * @param comm_graph {@code MPI_Comm *comm_graph}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node228.htm#Node228">MPI 5.0, section 8.5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Graph_create(long comm_old, int nnodes, MemorySegment indx, MemorySegment edges, int reorder, MemorySegment comm_graph) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Graph_create(comm_old, nnodes, VirtualCall.accessible(indx), VirtualCall.accessible(edges), reorder, VirtualCall.accessible(comm_graph)));
        }
        try {
            return (int) MPI_Graph_create.HANDLE.invokeExact(comm_old, nnodes, indx, edges, reorder, comm_graph);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Graph_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_create", "int(MPI_Comm,int,pointer,pointer,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graph_get(MPI_Comm comm, int maxindex, int maxedges, int indx[], int edges[])}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param maxindex {@code int maxindex}
     * @param maxedges {@code int maxedges}
     * @param indx {@code int indx[]}
     * @param edges {@code int edges[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Graph_get(long comm, int maxindex, int maxedges, MemorySegment indx, MemorySegment edges) {
        try {
            return (int) MPI_Graph_get.HANDLE.invokeExact(comm, maxindex, maxedges, indx, edges);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Graph_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_get", "int(MPI_Comm,int,int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graph_map(MPI_Comm comm, int nnodes, const int indx[], const int edges[], int *newrank)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param nnodes {@code int nnodes}
     * @param indx {@code const int indx[]}
     * @param edges {@code const int edges[]}
     * @param newrank {@code int *newrank}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node233.htm#Node233">MPI 5.0, section 8.5.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Graph_map(long comm, int nnodes, MemorySegment indx, MemorySegment edges, MemorySegment newrank) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Graph_map(comm, nnodes, VirtualCall.accessible(indx), VirtualCall.accessible(edges), VirtualCall.accessible(newrank)));
        }
        try {
            return (int) MPI_Graph_map.HANDLE.invokeExact(comm, nnodes, indx, edges, newrank);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Graph_map {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_map", "int(MPI_Comm,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graph_neighbors(MPI_Comm comm, int rank, int maxneighbors, int neighbors[])}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param rank {@code int rank}
     * @param maxneighbors {@code int maxneighbors}
     * @param neighbors {@code int neighbors[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Graph_neighbors(long comm, int rank, int maxneighbors, MemorySegment neighbors) {
        try {
            return (int) MPI_Graph_neighbors.HANDLE.invokeExact(comm, rank, maxneighbors, neighbors);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Graph_neighbors {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_neighbors", "int(MPI_Comm,int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graph_neighbors_count(MPI_Comm comm, int rank, int *nneighbors)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param rank {@code int rank}
     * @param nneighbors {@code int *nneighbors}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Graph_neighbors_count(long comm, int rank, MemorySegment nneighbors) {
        try {
            return (int) MPI_Graph_neighbors_count.HANDLE.invokeExact(comm, rank, nneighbors);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Graph_neighbors_count {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_neighbors_count", "int(MPI_Comm,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Graphdims_get(MPI_Comm comm, int *nnodes, int *nedges)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param nnodes {@code int *nnodes}
     * @param nedges {@code int *nedges}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Graphdims_get(long comm, MemorySegment nnodes, MemorySegment nedges) {
        try {
            return (int) MPI_Graphdims_get.HANDLE.invokeExact(comm, nnodes, nedges);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Graphdims_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graphdims_get", "int(MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ineighbor_allgather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_allgather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_allgather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_allgather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ineighbor_allgather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_allgather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_allgather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_allgather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ineighbor_allgatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_allgatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_allgatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_allgatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ineighbor_allgatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_allgatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_allgatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_allgatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ineighbor_alltoall(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoall.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoall", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ineighbor_alltoall_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoall_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoall_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoall_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ineighbor_alltoallv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoallv.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoallv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoallv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ineighbor_alltoallv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoallv_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoallv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoallv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ineighbor_alltoallw(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoallw.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoallw {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoallw", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ineighbor_alltoallw_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ineighbor_alltoallw_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ineighbor_alltoallw_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ineighbor_alltoallw_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_allgather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_allgather(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_allgather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_allgather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_allgather_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_allgather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_allgather_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_allgather_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgather_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgather_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_allgather_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_allgather_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgather_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgather_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_allgatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_allgatherv(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_allgatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_allgatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_allgatherv_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_allgatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param displs {@code const int displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_allgatherv_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_allgatherv_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgatherv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgatherv_init", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_allgatherv_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_allgatherv_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_allgatherv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_allgatherv_init_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoall(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoall(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_alltoall.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoall", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoall_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoall_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_alltoall_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoall_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoall_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoall_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoall_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoall_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoall_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoall_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoall_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoall_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoall_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoallv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoallv(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_alltoallv.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoallv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoallv_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), recvtype, comm));
        }
        try {
            return (int) MPI_Neighbor_alltoallv_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoallv_init(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoallv_init.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallv_init", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoallv_init_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoallv_init_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallv_init_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoallw(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoallw(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), VirtualCall.accessible(sendtypes), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), VirtualCall.accessible(recvtypes), comm));
        }
        try {
            return (int) MPI_Neighbor_alltoallw.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallw {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallw", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoallw_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Neighbor_alltoallw_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), VirtualCall.accessible(sendtypes), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), VirtualCall.accessible(recvtypes), comm));
        }
        try {
            return (int) MPI_Neighbor_alltoallw_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallw_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallw_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoallw_init(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoallw_init.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallw_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallw_init", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param sdispls {@code const MPI_Aint sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param rdispls {@code const MPI_Aint rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Neighbor_alltoallw_init_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Neighbor_alltoallw_init_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Neighbor_alltoallw_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Neighbor_alltoallw_init_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Topo_test(MPI_Comm comm, int *status)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param status {@code int *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Topo_test(long comm, MemorySegment status) {
        try {
            return (int) MPI_Topo_test.HANDLE.invokeExact(comm, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Topo_test {

        static final MethodHandle HANDLE = Linkage.link("MPI_Topo_test", "int(MPI_Comm,pointer)", "MPI 3.1");
    }
}
