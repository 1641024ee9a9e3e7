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

        static final MethodHandle HANDLE = Linkage.link("MPI_Graph_get", "int(MPI_Comm,int,int,pointer,pointer)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Graphdims_get", "int(MPI_Comm,pointer,pointer)", "MPI 4.0");
    }
}
