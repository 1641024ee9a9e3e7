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
 * <p>Made from: integers 0.9, integers 1.0, pointers 2.0.
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
     * {@code MPI_DUP_FN}, in integers 0.9+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_DUP_FN = Linkage.address("MPI_DUP_FN");

    /**
     * {@code MPI_EARLIER}, in integers 0.9.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_EARLIER = Linkage.integer("MPI_EARLIER");

    /**
     * {@code MPI_FORMAT}, in integers 0.9+.
     */
    @Generated("ConstantEmitter")
    public static final String MPI_FORMAT = Linkage.text("MPI_FORMAT");

    /**
     * {@code MPI_IN_PLACE}, in integers 1.0+, pointers 2.0+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_IN_PLACE = Linkage.address("MPI_IN_PLACE");

    /**
     * {@code MPI_UNWEIGHTED}, in integers 0.9+.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_UNWEIGHTED = Linkage.address("MPI_UNWEIGHTED");

    /**
     * C: {@code int MPIX_Extra(int interface, MPI_Comm comm)}.
     *
     * <p>In integers 1.0+.
     *
     * @param interface_ {@code int interface}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPIX_Extra(int interface_, long comm) {
        try {
            return (int) MPIX_Extra.HANDLE.invokeExact(interface_, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPIX_Extra {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Extra", "int(int,MPI_Comm)", "an extension of integers 1.0+");
    }

    /**
     * C: {@code int MPI_Comm_create_keyval(MPI_Comm_copy_attr_function *copy_fn, int *keyval, void *extra_state)}.
     *
     * <p>In integers 0.9+.
     *
     * @param copy_fn {@code MPI_Comm_copy_attr_function *copy_fn}
     * @param keyval {@code int *keyval}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_create_keyval(MemorySegment copy_fn, MemorySegment keyval, MemorySegment extra_state) {
        try {
            return (int) MPI_Comm_create_keyval.HANDLE.invokeExact(copy_fn, keyval, extra_state);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create_keyval {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create_keyval", "int(pointer,pointer,pointer)", "MPI 3.1");
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
    @Generated("ProceduralEmitter")
    public static int MPI_Comm_depth(long comm, MemorySegment size) {
        try {
            return (int) MPI_Comm_depth.HANDLE.invokeExact(comm, size);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
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
    @Generated("ProceduralEmitter")
    public static int MPI_Iswap(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Iswap.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
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
    @Generated("ProceduralEmitter")
    public static int MPI_Peek(int source, int tag, long comm, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Peek.HANDLE.invokeExact(source, tag, comm, flag, status);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Peek {

        static final MethodHandle HANDLE = Linkage.link("MPI_Peek", "int(int,int,MPI_Comm,pointer,pointer)", "MPI 3.1");
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
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Send(MemorySegment buf, int count, long type, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Send(VirtualCall.accessible(buf), count, type, dest, tag, comm));
        }
        try {
            return (int) MPI_Send.HANDLE.invokeExact(buf, count, type, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
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
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Send_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Send_c(VirtualCall.accessible(buf), count, datatype, dest, tag, comm));
        }
        try {
            return (int) MPI_Send_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
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
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Waitall(int count, MemorySegment array_of_requests, MemorySegment array_of_statuses) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Waitall(count, VirtualCall.accessible(array_of_requests), VirtualCall.accessible(array_of_statuses)));
        }
        try {
            return (int) MPI_Waitall.HANDLE.invokeExact(count, array_of_requests, array_of_statuses);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Waitall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Waitall", "int(int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code double MPI_Wtime(void)}.
     *
     * <p>In every library.
     *
     * @return {@code double}
     */
    @Generated("ProceduralEmitter")
    public static double MPI_Wtime() {
        try {
            return (double) MPI_Wtime.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Wtime {

        static final MethodHandle HANDLE = Linkage.link("MPI_Wtime", "double()", "MPI 3.1");
    }
}
