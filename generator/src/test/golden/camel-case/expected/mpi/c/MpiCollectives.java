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

        static final MethodHandle HANDLE = Linkage.link("MPI_Bcast", "int(pointer,int,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Gatherv", "int(pointer,int,MPI_Datatype,pointer,pointer,pointer,MPI_Datatype,int,MPI_Comm)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Scan", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "MPI 4.0");
    }
}
