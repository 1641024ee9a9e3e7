// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Partitioned point-to-point communication, chapter 4 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiPartitioned extends MpiPointToPoint {

    MpiPartitioned() {
    }

    /**
     * C: {@code int MPI_Parrived(MPI_Request request, int partition, int *flag)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param request {@code MPI_Request request}
     * @param partition {@code int partition}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node91.htm#Node91">MPI 5.0, section 4.2.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Parrived(long request, int partition, MemorySegment flag) {
        try {
            return (int) MPI_Parrived.HANDLE.invokeExact(request, partition, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Parrived {

        static final MethodHandle HANDLE = Linkage.link("MPI_Parrived", "int(MPI_Request,int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pready(int partition, MPI_Request request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param partition {@code int partition}
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pready(int partition, long request) {
        try {
            return (int) MPI_Pready.HANDLE.invokeExact(partition, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pready {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pready", "int(int,MPI_Request)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pready_list(int length, const int array_of_partitions[], MPI_Request request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param length {@code int length}
     * @param array_of_partitions {@code const int array_of_partitions[]}
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pready_list(int length, MemorySegment array_of_partitions, long request) {
        try {
            return (int) MPI_Pready_list.HANDLE.invokeExact(length, array_of_partitions, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pready_list {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pready_list", "int(int,pointer,MPI_Request)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pready_range(int partition_low, int partition_high, MPI_Request request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param partition_low {@code int partition_low}
     * @param partition_high {@code int partition_high}
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pready_range(int partition_low, int partition_high, long request) {
        try {
            return (int) MPI_Pready_range.HANDLE.invokeExact(partition_low, partition_high, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pready_range {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pready_range", "int(int,int,MPI_Request)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param buf {@code void *buf}
     * @param partitions {@code int partitions}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Precv_init(MemorySegment buf, int partitions, long count, long datatype, int dest, int tag, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Precv_init.HANDLE.invokeExact(buf, partitions, count, datatype, dest, tag, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Precv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Precv_init", "int(pointer,int,long,MPI_Datatype,int,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param buf {@code const void *buf}
     * @param partitions {@code int partitions}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param info {@code MPI_Info info}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Psend_init(MemorySegment buf, int partitions, long count, long datatype, int dest, int tag, long comm, long info, MemorySegment request) {
        try {
            return (int) MPI_Psend_init.HANDLE.invokeExact(buf, partitions, count, datatype, dest, tag, comm, info, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Psend_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Psend_init", "int(pointer,int,long,MPI_Datatype,int,int,MPI_Comm,MPI_Info,pointer)", "MPI 4.0");
    }
}
