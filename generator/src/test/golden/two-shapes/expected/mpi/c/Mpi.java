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
 * <p>Made from: integers 0.9, integers 1.0, pointers 1.0, pointers 2.0.
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
     * {@code MPI_FORMAT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final String MPI_FORMAT = Linkage.text("MPI_FORMAT");

    /**
     * C: {@code int MPI_Pstart_init(const void *buf, int partitions, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param partitions {@code int partitions}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pstart_init(MemorySegment buf, int partitions, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Pstart_init.HANDLE.invokeExact(buf, partitions, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pstart_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pstart_init", "int(pointer,int,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Pstart_init_c(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In pointers 2.0+.
     *
     * @param buf {@code const void *buf}
     * @param partitions {@code int partitions}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("ProceduralEmitter")
    public static int MPI_Pstart_init_c(MemorySegment buf, int partitions, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Pstart_init_c.HANDLE.invokeExact(buf, partitions, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Linkage.rethrow(failure);
        }
    }

    private static final class MPI_Pstart_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pstart_init_c", "int(pointer,int,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.1");
    }
}
