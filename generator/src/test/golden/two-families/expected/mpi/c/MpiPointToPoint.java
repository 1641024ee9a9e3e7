// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Point-to-point communication, chapter 3 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiPointToPoint extends MpiConstants {

    MpiPointToPoint() {
    }

    /**
     * C: {@code int MPI_Send(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param type {@code MPI_Datatype type}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Send(MemorySegment buf, int count, long type, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Send(VirtualCall.accessible(buf), count, type, dest, tag, comm));
        }
        try {
            return (int) MPI_Send.HANDLE.invokeExact(buf, count, type, dest, tag, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Send {

        static final MethodHandle HANDLE = Linkage.link("MPI_Send", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In integers 1.0+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Send_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Send_c(VirtualCall.accessible(buf), count, datatype, dest, tag, comm));
        }
        try {
            return (int) MPI_Send_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Send_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Send_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status *array_of_statuses)}.
     *
     * <p>In integers 0.9+.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Waitall(int count, MemorySegment array_of_requests, MemorySegment array_of_statuses) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Waitall(count, VirtualCall.accessible(array_of_requests), VirtualCall.accessible(array_of_statuses)));
        }
        try {
            return (int) MPI_Waitall.HANDLE.invokeExact(count, array_of_requests, array_of_statuses);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Waitall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Waitall", "int(int,pointer,pointer)", "MPI 3.1");
    }
}
