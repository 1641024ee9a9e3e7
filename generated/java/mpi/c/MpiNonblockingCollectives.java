// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Nonblocking collective communication, chapter 6 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiNonblockingCollectives extends MpiCollectives {

    MpiNonblockingCollectives() {
    }

    /**
     * C: {@code int MPI_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iallgather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallgather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iallgather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallgather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iallgather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallgather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iallgather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallgather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iallgatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallgatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iallgatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallgatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iallgatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallgatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iallgatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallgatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node156.htm#Node156">MPI 5.0, section 6.12.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iallreduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallreduce.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iallreduce {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallreduce", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node156.htm#Node156">MPI 5.0, section 6.12.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iallreduce_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iallreduce_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iallreduce_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iallreduce_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ialltoall(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoall.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoall", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ialltoall_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoall_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoall_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoall_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ialltoallv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoallv.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoallv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoallv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ialltoallv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, long recvtype, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoallv_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoallv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoallv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ialltoallw(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoallw.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoallw {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoallw", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ialltoallw_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment sdispls, MemorySegment sendtypes, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment rdispls, MemorySegment recvtypes, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ialltoallw_c.HANDLE.invokeExact(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ialltoallw_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ialltoallw_c", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ibarrier(MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node148.htm#Node148">MPI 5.0, section 6.12.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ibarrier(long comm, MemorySegment request) {
        try {
            return (int) MPI_Ibarrier.HANDLE.invokeExact(comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ibarrier {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ibarrier", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node149.htm#Node149">MPI 5.0, section 6.12.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ibcast(MemorySegment buffer, int count, long datatype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ibcast.HANDLE.invokeExact(buffer, count, datatype, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ibcast {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ibcast", "int(pointer,int,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buffer {@code void *buffer}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param root {@code int root}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node149.htm#Node149">MPI 5.0, section 6.12.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ibcast_c(MemorySegment buffer, long count, long datatype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ibcast_c.HANDLE.invokeExact(buffer, count, datatype, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ibcast_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ibcast_c", "int(pointer,long,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node160.htm#Node160">MPI 5.0, section 6.12.12</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iexscan(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iexscan.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iexscan {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iexscan", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iexscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node160.htm#Node160">MPI 5.0, section 6.12.12</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iexscan_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iexscan_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iexscan_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iexscan_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Igather(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Igather.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Igather {

        static final MethodHandle HANDLE = Linkage.link("MPI_Igather", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Igather_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Igather_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Igather_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Igather_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Igatherv(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Igatherv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Igatherv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Igatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Igatherv_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, MemorySegment recvcounts, MemorySegment displs, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Igatherv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Igatherv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Igatherv_c", "int(pointer,long,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node155.htm#Node155">MPI 5.0, section 6.12.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ireduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node155.htm#Node155">MPI 5.0, section 6.12.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ireduce_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const int recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node158.htm#Node158">MPI 5.0, section 6.12.10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ireduce_scatter(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce_scatter.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce_scatter {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce_scatter", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node157.htm#Node157">MPI 5.0, section 6.12.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ireduce_scatter_block(MemorySegment sendbuf, MemorySegment recvbuf, int recvcount, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce_scatter_block.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce_scatter_block {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce_scatter_block", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node157.htm#Node157">MPI 5.0, section 6.12.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ireduce_scatter_block_c(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce_scatter_block_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcount, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce_scatter_block_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce_scatter_block_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcounts {@code const MPI_Count recvcounts[]}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node158.htm#Node158">MPI 5.0, section 6.12.10</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ireduce_scatter_c(MemorySegment sendbuf, MemorySegment recvbuf, MemorySegment recvcounts, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ireduce_scatter_c.HANDLE.invokeExact(sendbuf, recvbuf, recvcounts, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ireduce_scatter_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ireduce_scatter_c", "int(pointer,pointer,pointer,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node159.htm#Node159">MPI 5.0, section 6.12.11</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iscan(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscan.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iscan {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscan", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iscan_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node159.htm#Node159">MPI 5.0, section 6.12.11</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iscan_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscan_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iscan_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscan_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iscatter(MemorySegment sendbuf, int sendcount, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscatter.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iscatter {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscatter", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iscatter_c(MemorySegment sendbuf, long sendcount, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscatter_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iscatter_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscatter_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iscatterv(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, int recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscatterv.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iscatterv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscatterv", "int(pointer,pointer,pointer,MPI_Datatype,pointer,int,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
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
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iscatterv_c(MemorySegment sendbuf, MemorySegment sendcounts, MemorySegment displs, long sendtype, MemorySegment recvbuf, long recvcount, long recvtype, int root, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iscatterv_c.HANDLE.invokeExact(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iscatterv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iscatterv_c", "int(pointer,pointer,pointer,MPI_Datatype,pointer,long,MPI_Datatype,int,MPI_Comm,pointer)", "MPI 4.0");
    }
}
