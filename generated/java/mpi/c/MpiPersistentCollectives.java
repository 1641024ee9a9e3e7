// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Persistent collective communication, chapter 6 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiPersistentCollectives extends MpiNonblockingCollectives {

    MpiPersistentCollectives() {
    }

    /**
     * C: {@code int MPI_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allgather_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allgather_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allgather_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgather_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allgather_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allgather_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allgather_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgather_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allgatherv_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allgatherv_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allgatherv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgatherv_init", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allgatherv_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allgatherv_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allgatherv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allgatherv_init_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node169.htm#Node169">MPI 5.0, section 6.13.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allreduce_init(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allreduce_init.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allreduce_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allreduce_init", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node169.htm#Node169">MPI 5.0, section 6.13.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Allreduce_init_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Allreduce_init_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Allreduce_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Allreduce_init_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoall_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoall_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoall_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoall_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoall_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoall_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoall_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoall_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoallv_init(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoallv_init.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallv_init", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoallv_init_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoallv_init_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallv_init_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
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
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoallw_init(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoallw_init.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallw_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallw_init", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alltoallw_init_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Alltoallw_init_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alltoallw_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alltoallw_init_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node162.htm#Node162">MPI 5.0, section 6.13.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Barrier_init(long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Barrier_init.HANDLE.invokeExact(comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Barrier_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Barrier_init", "int(MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node163.htm#Node163">MPI 5.0, section 6.13.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Bcast_init(MemorySegment buffer, int count, long datatype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Bcast_init.HANDLE.invokeExact(buffer, count, datatype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Bcast_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bcast_init", "int(pointer,int,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node163.htm#Node163">MPI 5.0, section 6.13.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Bcast_init_c(MemorySegment buffer, long count, long datatype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Bcast_init_c.HANDLE.invokeExact(buffer, count, datatype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Bcast_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bcast_init_c", "int(pointer,long,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Exscan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node173.htm#Node173">MPI 5.0, section 6.13.12</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Exscan_init(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Exscan_init.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Exscan_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Exscan_init", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Exscan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node173.htm#Node173">MPI 5.0, section 6.13.12</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Exscan_init_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Exscan_init_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Exscan_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Exscan_init_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Gather_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Gather_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Gather_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gather_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Gather_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Gather_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Gather_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gather_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Gatherv_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Gatherv_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Gatherv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gatherv_init", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Gatherv_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Gatherv_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Gatherv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Gatherv_init_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node168.htm#Node168">MPI 5.0, section 6.13.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_init(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_init.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_init", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node168.htm#Node168">MPI 5.0, section 6.13.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_init_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_init_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_init_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node170.htm#Node170">MPI 5.0, section 6.13.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_scatter_block_init(MemorySegment sendbuf, MemorySegment recvbuf, int recvcount, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_scatter_block_init.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_block_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_block_init", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node170.htm#Node170">MPI 5.0, section 6.13.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_scatter_block_init_c(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_scatter_block_init_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_block_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_block_init_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node171.htm#Node171">MPI 5.0, section 6.13.10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_scatter_init(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_scatter_init.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_init", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node171.htm#Node171">MPI 5.0, section 6.13.10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Reduce_scatter_init_c(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Reduce_scatter_init_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Reduce_scatter_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Reduce_scatter_init_c", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scan_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node172.htm#Node172">MPI 5.0, section 6.13.11</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scan_init(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scan_init.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scan_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scan_init", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scan_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node172.htm#Node172">MPI 5.0, section 6.13.11</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scan_init_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scan_init_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scan_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scan_init_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scatter_init(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scatter_init.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scatter_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatter_init", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scatter_init_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scatter_init_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scatter_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatter_init_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
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
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scatterv_init(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scatterv_init.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scatterv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatterv_init", "int(pointer,pointer,pointer,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Scatterv_init_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Scatterv_init_c.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Scatterv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Scatterv_init_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }
}
