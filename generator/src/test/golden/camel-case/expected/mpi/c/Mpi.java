// Generated from the snapshots in generated/api by `make bindings`; edit templates/Mpi.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.Linkage;

/**
 * The procedural binding: every function and constant of MPI under its own name, C shape kept, so
 * that a C program ports line by line.
 *
 * <p>Handles are {@code long} on every ABI; addresses are {@link MemorySegment}s, off-heap where MPI
 * reads or writes them; functions return MPI's error code and throw nothing but {@link
 * mpi.abi.MissingFunctionException} where the library that was opened lacks them. A constant that
 * the library lacks is {@link Integer#MIN_VALUE}, {@link Long#MIN_VALUE}, a null address, an empty
 * string, or the null handle of its type.
 *
 * <p>Made from: integers 1.0.
 */
public final class Mpi {

    private Mpi() {
    }

    /**
     * {@code MPI_ANY_SOURCE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ANY_SOURCE = Linkage.integer("MPI_ANY_SOURCE");

    /**
     * {@code MPI_COMM_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMM_NULL = Linkage.handle("MPI_COMM_NULL", "MPI_COMM_NULL");

    /**
     * {@code MPI_COMM_WORLD}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_COMM_WORLD = Linkage.handle("MPI_COMM_WORLD", "MPI_COMM_NULL");

    /**
     * {@code MPI_DATATYPE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_DATATYPE_NULL = Linkage.handle("MPI_DATATYPE_NULL", "MPI_DATATYPE_NULL");

    /**
     * {@code MPI_IN_PLACE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_IN_PLACE = Linkage.address("MPI_IN_PLACE");

    /**
     * {@code MPI_MESSAGE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_MESSAGE_NULL = Linkage.handle("MPI_MESSAGE_NULL", "MPI_MESSAGE_NULL");

    /**
     * {@code MPI_OP_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_OP_NULL = Linkage.handle("MPI_OP_NULL", "MPI_OP_NULL");

    /**
     * {@code MPI_REQUEST_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_REQUEST_NULL = Linkage.handle("MPI_REQUEST_NULL", "MPI_REQUEST_NULL");

    /**
     * C: {@code int MPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
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
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allgather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allgather(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Allgather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allgather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
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
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Allgatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allgatherv(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, comm));
        }
        try {
            return (int) MPI_Allgatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Allgatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Bcast(MemorySegment buffer, int count, long datatype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Bcast(VirtualCall.accessible(buffer), count, datatype, root, comm));
        }
        try {
            return (int) MPI_Bcast.HANDLE.invokeExact(buffer, count, datatype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Bcast {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bcast", "int(pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Comm_rank(MPI_Comm comm, int *rank)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param rank {@code int *rank}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_rank(long comm, MemorySegment rank) {
        try {
            return (int) MPI_Comm_rank.HANDLE.invokeExact(comm, rank);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_rank {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_rank", "int(MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Gather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Gather(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Gather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Gather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)}.
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
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Gatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Gatherv(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, root, comm));
        }
        try {
            return (int) MPI_Gatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Gatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
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
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Graph_get(long comm, int maxindex, int maxedges, MemorySegment indx, MemorySegment edges) {
        try {
            return (int) MPI_Graph_get.HANDLE.invokeExact(comm, maxindex, maxedges, indx, edges);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
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
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Graphdims_get(long comm, MemorySegment nnodes, MemorySegment nedges) {
        try {
            return (int) MPI_Graphdims_get.HANDLE.invokeExact(comm, nnodes, nedges);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Graphdims_get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Graphdims_get", "int(MPI_Comm,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Improbe(int source, int tag, long comm, MemorySegment flag, MemorySegment message, MemorySegment status) {
        try {
            return (int) MPI_Improbe.HANDLE.invokeExact(source, tag, comm, flag, message, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Improbe {

        static final MethodHandle HANDLE = Linkage.link("MPI_Improbe", "int(int,int,MPI_Comm,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Irecv(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Irecv.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Irecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Irecv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Isend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Isend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Mprobe(int source, int tag, long comm, MemorySegment message, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Improbe(source, tag, comm, flagAt, message, status));
        }
        try {
            return (int) MPI_Mprobe.HANDLE.invokeExact(source, tag, comm, message, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Mprobe {

        static final MethodHandle HANDLE = Linkage.link("MPI_Mprobe", "int(int,int,MPI_Comm,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Mrecv(MemorySegment buf, int count, long datatype, MemorySegment message, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Mrecv(VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(message), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_Mrecv.HANDLE.invokeExact(buf, count, datatype, message, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Mrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Mrecv", "int(pointer,int,MPI_Datatype,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param inbuf {@code const void *inbuf}
     * @param incount {@code int incount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param outbuf {@code void *outbuf}
     * @param outsize {@code int outsize}
     * @param position {@code int *position}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pack(MemorySegment inbuf, int incount, long datatype, MemorySegment outbuf, int outsize, MemorySegment position, long comm) {
        try {
            return (int) MPI_Pack.HANDLE.invokeExact(inbuf, incount, datatype, outbuf, outsize, position, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pack {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pack", "int(pointer,int,MPI_Datatype,pointer,int,pointer,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Recv(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Irecv(buf, count, datatype, source, tag, comm, requestAt), status);
        }
        try {
            return (int) MPI_Recv.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Recv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Recv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Reduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, root, comm));
        }
        try {
            return (int) MPI_Reduce.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Reduce {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Scan(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scan(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Scan.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Scan {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scan", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Send(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Isend(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Send.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Send {

        static final MethodHandle HANDLE = Linkage.link("MPI_Send", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Send_init(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Send_init.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Send_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Send_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Sendrecv(MemorySegment sendbuf, int sendcount, long sendtype, int dest, int sendtag, MemorySegment recvbuf, int recvcount, long recvtype, int source, int recvtag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.both(requestAt -> MPI_Irecv(recvbuf, recvcount, recvtype, source, recvtag, comm, requestAt), requestAt -> MPI_Isend(sendbuf, sendcount, sendtype, dest, sendtag, comm, requestAt), status);
        }
        try {
            return (int) MPI_Sendrecv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Sendrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv", "int(pointer,int,MPI_Datatype,int,int,pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Sendrecv_replace(MemorySegment buf, int count, long datatype, int dest, int sendtag, int source, int recvtag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Sendrecv_replace(VirtualCall.accessible(buf), count, datatype, dest, sendtag, source, recvtag, comm, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_Sendrecv_replace.HANDLE.invokeExact(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Sendrecv_replace {

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv_replace", "int(pointer,int,MPI_Datatype,int,int,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Wait(MPI_Request *request, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Wait(MemorySegment request, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Wait(VirtualCall.accessible(request), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_Wait.HANDLE.invokeExact(request, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Wait {

        static final MethodHandle HANDLE = Linkage.link("MPI_Wait", "int(pointer,pointer)", "MPI 4.0");
    }
}
