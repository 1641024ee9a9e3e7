// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Extensions of libraries and functions of newer headers.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiExtensions extends MpiEnvironment {

    MpiExtensions() {
    }

    /**
     * C: {@code int MPIX_Extra(int interface, MPI_Comm comm)}.
     *
     * <p>In integers 1.0+.
     *
     * @param interface_ {@code int interface}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Extra(int interface_, long comm) {
        try {
            return (int) MPIX_Extra.HANDLE.invokeExact(interface_, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Extra {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Extra", "int(int,MPI_Comm)", "an extension of integers 1.0+");
    }

    /**
     * C: {@code int MPI_Comm_depth(MPI_Comm comm, int *size)}.
     *
     * <p>In integers 0.9+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_depth(long comm, MemorySegment size) {
        try {
            return (int) MPI_Comm_depth.HANDLE.invokeExact(comm, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_depth {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_depth", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Iswap(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In integers 1.0+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iswap(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iswap.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iswap {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iswap", "int(pointer,pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Peek(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)}.
     *
     * <p>In integers 0.9+.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPI_Peek(int source, int tag, long comm, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Peek.HANDLE.invokeExact(source, tag, comm, flag, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Peek {

        static final MethodHandle HANDLE = Linkage.link("MPI_Peek", "int(int,int,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }
}
