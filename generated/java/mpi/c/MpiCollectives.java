// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Collective communication, chapter 6 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiCollectives extends MpiDatatypes {

    MpiCollectives() {
    }

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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allgather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allgather(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Allgather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allgather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allgather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allgather_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Allgather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allgather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm)", "MPI 4.0");
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allgatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allgatherv(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, comm));
        }
        try {
            return (int) MPI_Allgatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allgatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allgatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allgatherv_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, comm));
        }
        try {
            return (int) MPI_Allgatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allgatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node138.htm#Node138">MPI 5.0, section 6.9.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allreduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allreduce(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Allreduce.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allreduce {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allreduce", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node138.htm#Node138">MPI 5.0, section 6.9.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allreduce_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Allreduce_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Allreduce_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allreduce_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allreduce_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoall(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoall(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Alltoall.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoall", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoall_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoall_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, comm));
        }
        try {
            return (int) MPI_Alltoall_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoall_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoall_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoallv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoallv(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), recvtype, comm));
        }
        try {
            return (int) MPI_Alltoallv.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoallv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoallv_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), recvtype, comm));
        }
        try {
            return (int) MPI_Alltoallv_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param sdispls {@code const int sdispls[]}
     * @param sendtypes {@code const MPI_Datatype sendtypes[]}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param rdispls {@code const int rdispls[]}
     * @param recvtypes {@code const MPI_Datatype recvtypes[]}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoallw(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoallw(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), VirtualCall.accessible(sendtypes), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), VirtualCall.accessible(recvtypes), comm));
        }
        try {
            return (int) MPI_Alltoallw.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallw {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallw", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoallw_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Alltoallw_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(sdispls), VirtualCall.accessible(sendtypes), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(rdispls), VirtualCall.accessible(recvtypes), comm));
        }
        try {
            return (int) MPI_Alltoallw_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallw_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallw_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Barrier(MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node121.htm#Node121">MPI 5.0, section 6.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Barrier(long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Barrier(comm));
        }
        try {
            return (int) MPI_Barrier.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Barrier {

        static final MethodHandle HANDLE = Linkage.link("MPI_Barrier", "int(MPI_Comm)", "MPI 3.1");
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node122.htm#Node122">MPI 5.0, section 6.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Bcast(MemorySegment buffer, int count, long datatype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Bcast(VirtualCall.accessible(buffer), count, datatype, root, comm));
        }
        try {
            return (int) MPI_Bcast.HANDLE.invokeExact(buffer, count, datatype, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Bcast {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bcast", "int(pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node122.htm#Node122">MPI 5.0, section 6.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Bcast_c(MemorySegment buffer, long count, long datatype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Bcast_c(VirtualCall.accessible(buffer), count, datatype, root, comm));
        }
        try {
            return (int) MPI_Bcast_c.HANDLE.invokeExact(buffer, count, datatype, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Bcast_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bcast_c", "int(pointer,long,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node145.htm#Node145">MPI 5.0, section 6.11.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Exscan(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Exscan(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Exscan.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Exscan {

        static final MethodHandle HANDLE = Linkage.link("MPI_Exscan", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Exscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node145.htm#Node145">MPI 5.0, section 6.11.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Exscan_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Exscan_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Exscan_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Exscan_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Exscan_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Gather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Gather(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Gather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Gather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Gather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Gather_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Gather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Gather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Gatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Gatherv(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, root, comm));
        }
        try {
            return (int) MPI_Gatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Gatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)}.
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
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Gatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Gatherv_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), VirtualCall.accessible(displs), recvtype, root, comm));
        }
        try {
            return (int) MPI_Gatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Gatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Op_commutative(MPI_Op op, int *commute)}.
     *
     * <p>In every library.
     *
     * @param op {@code MPI_Op op}
     * @param commute {@code int *commute}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node139.htm#Node139">MPI 5.0, section 6.9.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Op_commutative(long op, MemorySegment commute) {
        try {
            return (int) MPI_Op_commutative.HANDLE.invokeExact(op, commute);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Op_commutative {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_commutative", "int(MPI_Op,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Op_create(MPI_User_function *user_fn, int commute, MPI_Op *op)}.
     *
     * <p>In every library.
     *
     * @param user_fn {@code MPI_User_function *user_fn}
     * @param commute {@code int commute}
     * @param op {@code MPI_Op *op}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node136.htm#Node136">MPI 5.0, section 6.9.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Op_create(MemorySegment user_fn, int commute, MemorySegment op) {
        try {
            return (int) MPI_Op_create.HANDLE.invokeExact(user_fn, commute, op);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Op_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_create", "int(pointer,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Op_create_c(MPI_User_function_c *user_fn, int commute, MPI_Op *op)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param user_fn {@code MPI_User_function_c *user_fn}
     * @param commute {@code int commute}
     * @param op {@code MPI_Op *op}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node136.htm#Node136">MPI 5.0, section 6.9.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Op_create_c(MemorySegment user_fn, int commute, MemorySegment op) {
        try {
            return (int) MPI_Op_create_c.HANDLE.invokeExact(user_fn, commute, op);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Op_create_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_create_c", "int(pointer,int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Op_free(MPI_Op *op)}.
     *
     * <p>In every library.
     *
     * @param op {@code MPI_Op *op}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node136.htm#Node136">MPI 5.0, section 6.9.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Op_free(MemorySegment op) {
        try {
            return (int) MPI_Op_free.HANDLE.invokeExact(op);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Op_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Op_free", "int(pointer)", "MPI 3.1");
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node132.htm#Node132">MPI 5.0, section 6.9.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, root, comm));
        }
        try {
            return (int) MPI_Reduce.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node132.htm#Node132">MPI 5.0, section 6.9.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, root, comm));
        }
        try {
            return (int) MPI_Reduce_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)}.
     *
     * <p>In every library.
     *
     * @param inbuf {@code const void *inbuf}
     * @param inoutbuf {@code void *inoutbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node139.htm#Node139">MPI 5.0, section 6.9.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_local(MemorySegment inbuf, MemorySegment inoutbuf, int count, long datatype, long op) {
        try {
            return (int) MPI_Reduce_local.HANDLE.invokeExact(inbuf, inoutbuf, count, datatype, op);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_local {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_local", "int(pointer,pointer,int,MPI_Datatype,MPI_Op)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param inbuf {@code const void *inbuf}
     * @param inoutbuf {@code void *inoutbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node139.htm#Node139">MPI 5.0, section 6.9.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_local_c(MemorySegment inbuf, MemorySegment inoutbuf, long count, long datatype, long op) {
        try {
            return (int) MPI_Reduce_local_c.HANDLE.invokeExact(inbuf, inoutbuf, count, datatype, op);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_local_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_local_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node142.htm#Node142">MPI 5.0, section 6.10.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_scatter(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce_scatter(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), datatype, op, comm));
        }
        try {
            return (int) MPI_Reduce_scatter.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node141.htm#Node141">MPI 5.0, section 6.10.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_scatter_block(MemorySegment sendbuf, MemorySegment recvbuf, int recvcount, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce_scatter_block(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), recvcount, datatype, op, comm));
        }
        try {
            return (int) MPI_Reduce_scatter_block.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_block {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_block", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node141.htm#Node141">MPI 5.0, section 6.10.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_scatter_block_c(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce_scatter_block_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), recvcount, datatype, op, comm));
        }
        try {
            return (int) MPI_Reduce_scatter_block_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_block_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_block_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node142.htm#Node142">MPI 5.0, section 6.10.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_scatter_c(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Reduce_scatter_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), VirtualCall.accessible(recvcounts), datatype, op, comm));
        }
        try {
            return (int) MPI_Reduce_scatter_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_c", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scan(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scan(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Scan.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scan {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scan", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Scan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node144.htm#Node144">MPI 5.0, section 6.11.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scan_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scan_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(recvbuf), count, datatype, op, comm));
        }
        try {
            return (int) MPI_Scan_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scan_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scan_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scatter(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scatter(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Scatter.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scatter {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatter", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scatter_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scatter_c(VirtualCall.accessible(sendbuf), sendcount, sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Scatter_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scatter_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatter_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const int sendcounts[]}
     * @param displs {@code const int displs[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scatterv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scatterv(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(displs), sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Scatterv.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scatterv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatterv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcounts {@code const MPI_Count sendcounts[]}
     * @param displs {@code const MPI_Aint displs[]}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scatterv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Scatterv_c(VirtualCall.accessible(sendbuf), VirtualCall.accessible(sendcounts), VirtualCall.accessible(displs), sendtype, VirtualCall.accessible(recvbuf), recvcount, recvtype, root, comm));
        }
        try {
            return (int) MPI_Scatterv_c.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scatterv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatterv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Type_get_value_index(MPI_Datatype value_type, MPI_Datatype index_type, MPI_Datatype *pair_type)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param value_type {@code MPI_Datatype value_type}
     * @param index_type {@code MPI_Datatype index_type}
     * @param pair_type {@code MPI_Datatype *pair_type}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node135.htm#Node135">MPI 5.0, section 6.9.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Type_get_value_index(long value_type, long index_type, MemorySegment pair_type) {
        try {
            return (int) MPI_Type_get_value_index.HANDLE.invokeExact(value_type, index_type, pair_type);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Type_get_value_index {

        static final MethodHandle HANDLE = Linkage.link("MPI_Type_get_value_index", "int(MPI_Datatype,MPI_Datatype,pointer)", "MPI 4.1");
    }
}
