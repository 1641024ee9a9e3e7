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
public abstract class MpiExtensions extends MpiConstants {

    MpiExtensions() {
    }

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
    @Generated("FunctionEmitter")
    public static int MPI_Pstart_init(MemorySegment buf, int partitions, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Pstart_init.HANDLE.invokeExact(buf, partitions, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
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
    @Generated("FunctionEmitter")
    public static int MPI_Pstart_init_c(MemorySegment buf, int partitions, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Pstart_init_c.HANDLE.invokeExact(buf, partitions, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pstart_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pstart_init_c", "int(pointer,int,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.1");
    }
}
