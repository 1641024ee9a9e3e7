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
public abstract class MpiExtensions extends MpiLanguages {

    MpiExtensions() {
    }

    /**
     * {@code MPIX_ASYNC_DONE}, in mpich 4.3.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ASYNC_DONE = Linkage.integer("MPIX_ASYNC_DONE");

    /**
     * {@code MPIX_ASYNC_NOPROGRESS}, in mpich 4.3.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ASYNC_NOPROGRESS = Linkage.integer("MPIX_ASYNC_NOPROGRESS");

    /**
     * {@code MPIX_BFLOAT16}, in intel 2021.18.1+, intel-abi 5.0+, mpich 5.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final long MPIX_BFLOAT16 = Linkage.handle("MPIX_BFLOAT16", "MPI_DATATYPE_NULL");

    /**
     * {@code MPIX_COMM_TYPE_NEIGHBORHOOD}, in intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_COMM_TYPE_NEIGHBORHOOD = Linkage.integer("MPIX_COMM_TYPE_NEIGHBORHOOD");

    /**
     * {@code MPIX_C_BF16}, in intel 2021.18.1+, intel-abi 5.0+.
     */
    @Generated("ConstantEmitter")
    public static final long MPIX_C_BF16 = Linkage.handle("MPIX_C_BF16", "MPI_DATATYPE_NULL");

    /**
     * {@code MPIX_C_FLOAT16}, in intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final long MPIX_C_FLOAT16 = Linkage.handle("MPIX_C_FLOAT16", "MPI_DATATYPE_NULL");

    /**
     * {@code MPIX_EQUAL}, in mpich 4.2.3+.
     */
    @Generated("ConstantEmitter")
    public static final long MPIX_EQUAL = Linkage.handle("MPIX_EQUAL", "MPI_OP_NULL");

    /**
     * {@code MPIX_ERR_EAGAIN}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_EAGAIN = Linkage.integer("MPIX_ERR_EAGAIN");

    /**
     * {@code MPIX_ERR_NOREQ}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_NOREQ = Linkage.integer("MPIX_ERR_NOREQ");

    /**
     * {@code MPIX_ERR_PROC_FAILED}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_PROC_FAILED = Linkage.integer("MPIX_ERR_PROC_FAILED");

    /**
     * {@code MPIX_ERR_PROC_FAILED_PENDING}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_PROC_FAILED_PENDING = Linkage.integer("MPIX_ERR_PROC_FAILED_PENDING");

    /**
     * {@code MPIX_ERR_REVOKED}, in intel 2021.18.1+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_REVOKED = Linkage.integer("MPIX_ERR_REVOKED");

    /**
     * {@code MPIX_ERR_STREAM}, in mpich 4.1.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_STREAM = Linkage.integer("MPIX_ERR_STREAM");

    /**
     * {@code MPIX_ERR_TIMEOUT}, in mpich 4.1.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_ERR_TIMEOUT = Linkage.integer("MPIX_ERR_TIMEOUT");

    /**
     * {@code MPIX_GPU_SUPPORT_CUDA}, in intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_GPU_SUPPORT_CUDA = Linkage.integer("MPIX_GPU_SUPPORT_CUDA");

    /**
     * {@code MPIX_GPU_SUPPORT_DEVICE_INITIATED}, in intel 2021.18.1+, intel-abi 5.0+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_GPU_SUPPORT_DEVICE_INITIATED = Linkage.integer("MPIX_GPU_SUPPORT_DEVICE_INITIATED");

    /**
     * {@code MPIX_GPU_SUPPORT_HIP}, in mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_GPU_SUPPORT_HIP = Linkage.integer("MPIX_GPU_SUPPORT_HIP");

    /**
     * {@code MPIX_GPU_SUPPORT_ZE}, in intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_GPU_SUPPORT_ZE = Linkage.integer("MPIX_GPU_SUPPORT_ZE");

    /**
     * {@code MPIX_STREAM_NULL}, in mpich 4.1.3+.
     */
    @Generated("ConstantEmitter")
    public static final long MPIX_STREAM_NULL = Linkage.handle("MPIX_STREAM_NULL", "MPIX_STREAM_NULL");

    /**
     * {@code MPIX_TYPECLASS_LOGICAL}, in intel-abi 5.0+, mpi-abi 5.0+.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_TYPECLASS_LOGICAL = Linkage.integer("MPIX_TYPECLASS_LOGICAL");

    /**
     * {@code OMPI_BUILDING}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_BUILDING = Linkage.integer("OMPI_BUILDING");

    /**
     * {@code OMPI_BUILD_CXX_BINDINGS}, in openmpi 4.1.4.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_BUILD_CXX_BINDINGS = Linkage.integer("OMPI_BUILD_CXX_BINDINGS");

    /**
     * {@code OMPI_CLEANUP_SIZEOF_VOID_P}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_CLEANUP_SIZEOF_VOID_P = Linkage.integer("OMPI_CLEANUP_SIZEOF_VOID_P");

    /**
     * {@code OMPI_COMM_TYPE_BOARD}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_BOARD = Linkage.integer("OMPI_COMM_TYPE_BOARD");

    /**
     * {@code OMPI_COMM_TYPE_CLUSTER}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_CLUSTER = Linkage.integer("OMPI_COMM_TYPE_CLUSTER");

    /**
     * {@code OMPI_COMM_TYPE_CORE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_CORE = Linkage.integer("OMPI_COMM_TYPE_CORE");

    /**
     * {@code OMPI_COMM_TYPE_CU}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_CU = Linkage.integer("OMPI_COMM_TYPE_CU");

    /**
     * {@code OMPI_COMM_TYPE_HOST}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_HOST = Linkage.integer("OMPI_COMM_TYPE_HOST");

    /**
     * {@code OMPI_COMM_TYPE_HWTHREAD}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_HWTHREAD = Linkage.integer("OMPI_COMM_TYPE_HWTHREAD");

    /**
     * {@code OMPI_COMM_TYPE_L1CACHE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_L1CACHE = Linkage.integer("OMPI_COMM_TYPE_L1CACHE");

    /**
     * {@code OMPI_COMM_TYPE_L2CACHE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_L2CACHE = Linkage.integer("OMPI_COMM_TYPE_L2CACHE");

    /**
     * {@code OMPI_COMM_TYPE_L3CACHE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_L3CACHE = Linkage.integer("OMPI_COMM_TYPE_L3CACHE");

    /**
     * {@code OMPI_COMM_TYPE_NODE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_NODE = Linkage.integer("OMPI_COMM_TYPE_NODE");

    /**
     * {@code OMPI_COMM_TYPE_NUMA}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_NUMA = Linkage.integer("OMPI_COMM_TYPE_NUMA");

    /**
     * {@code OMPI_COMM_TYPE_SOCKET}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_COMM_TYPE_SOCKET = Linkage.integer("OMPI_COMM_TYPE_SOCKET");

    /**
     * {@code OMPI_CXX_SUPPORTS_2D_CONST_CAST}, in openmpi 4.1.4.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_CXX_SUPPORTS_2D_CONST_CAST = Linkage.integer("OMPI_CXX_SUPPORTS_2D_CONST_CAST");

    /**
     * {@code OMPI_ENABLE_MPI1_COMPAT}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_ENABLE_MPI1_COMPAT = Linkage.integer("OMPI_ENABLE_MPI1_COMPAT");

    /**
     * {@code OMPI_FORTRAN_STATUS_SIZE}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_FORTRAN_STATUS_SIZE = Linkage.integer("OMPI_FORTRAN_STATUS_SIZE");

    /**
     * {@code OMPI_HAVE_CXX_EXCEPTION_SUPPORT}, in openmpi 4.1.4.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_CXX_EXCEPTION_SUPPORT = Linkage.integer("OMPI_HAVE_CXX_EXCEPTION_SUPPORT");

    /**
     * {@code OMPI_HAVE_FORTRAN_INTEGER1}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_INTEGER1 = Linkage.integer("OMPI_HAVE_FORTRAN_INTEGER1");

    /**
     * {@code OMPI_HAVE_FORTRAN_INTEGER16}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_INTEGER16 = Linkage.integer("OMPI_HAVE_FORTRAN_INTEGER16");

    /**
     * {@code OMPI_HAVE_FORTRAN_INTEGER2}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_INTEGER2 = Linkage.integer("OMPI_HAVE_FORTRAN_INTEGER2");

    /**
     * {@code OMPI_HAVE_FORTRAN_INTEGER4}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_INTEGER4 = Linkage.integer("OMPI_HAVE_FORTRAN_INTEGER4");

    /**
     * {@code OMPI_HAVE_FORTRAN_INTEGER8}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_INTEGER8 = Linkage.integer("OMPI_HAVE_FORTRAN_INTEGER8");

    /**
     * {@code OMPI_HAVE_FORTRAN_LOGICAL1}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_LOGICAL1 = Linkage.integer("OMPI_HAVE_FORTRAN_LOGICAL1");

    /**
     * {@code OMPI_HAVE_FORTRAN_LOGICAL2}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_LOGICAL2 = Linkage.integer("OMPI_HAVE_FORTRAN_LOGICAL2");

    /**
     * {@code OMPI_HAVE_FORTRAN_LOGICAL4}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_LOGICAL4 = Linkage.integer("OMPI_HAVE_FORTRAN_LOGICAL4");

    /**
     * {@code OMPI_HAVE_FORTRAN_LOGICAL8}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_LOGICAL8 = Linkage.integer("OMPI_HAVE_FORTRAN_LOGICAL8");

    /**
     * {@code OMPI_HAVE_FORTRAN_REAL16}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_REAL16 = Linkage.integer("OMPI_HAVE_FORTRAN_REAL16");

    /**
     * {@code OMPI_HAVE_FORTRAN_REAL2}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_REAL2 = Linkage.integer("OMPI_HAVE_FORTRAN_REAL2");

    /**
     * {@code OMPI_HAVE_FORTRAN_REAL4}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_REAL4 = Linkage.integer("OMPI_HAVE_FORTRAN_REAL4");

    /**
     * {@code OMPI_HAVE_FORTRAN_REAL8}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_HAVE_FORTRAN_REAL8 = Linkage.integer("OMPI_HAVE_FORTRAN_REAL8");

    /**
     * {@code OMPI_MAJOR_VERSION}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_MAJOR_VERSION = Linkage.integer("OMPI_MAJOR_VERSION");

    /**
     * {@code OMPI_MINOR_VERSION}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_MINOR_VERSION = Linkage.integer("OMPI_MINOR_VERSION");

    /**
     * {@code OMPI_MPI_OFFSET_SIZE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_MPI_OFFSET_SIZE = Linkage.integer("OMPI_MPI_OFFSET_SIZE");

    /**
     * {@code OMPI_OFFSET_DATATYPE}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final long OMPI_OFFSET_DATATYPE = Linkage.handle("OMPI_OFFSET_DATATYPE", "MPI_DATATYPE_NULL");

    /**
     * {@code OMPI_OMIT_MPI1_COMPAT_DECLS}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_OMIT_MPI1_COMPAT_DECLS = Linkage.integer("OMPI_OMIT_MPI1_COMPAT_DECLS");

    /**
     * {@code OMPI_PARAM_CHECK}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_PARAM_CHECK = Linkage.integer("OMPI_PARAM_CHECK");

    /**
     * {@code OMPI_RELEASE_VERSION}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_RELEASE_VERSION = Linkage.integer("OMPI_RELEASE_VERSION");

    /**
     * {@code OMPI_REMOVED_USE_STATIC_ASSERT}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_REMOVED_USE_STATIC_ASSERT = Linkage.integer("OMPI_REMOVED_USE_STATIC_ASSERT");

    /**
     * {@code OMPI_WANT_MPI_CXX_SEEK}, in openmpi 4.1.4.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_WANT_MPI_CXX_SEEK = Linkage.integer("OMPI_WANT_MPI_CXX_SEEK");

    /**
     * {@code OMPI_WANT_MPI_INTERFACE_WARNING}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_WANT_MPI_INTERFACE_WARNING = Linkage.integer("OMPI_WANT_MPI_INTERFACE_WARNING");

    /**
     * {@code OMPI_WAS_MPI_COMBINER_HINDEXED_INTEGER}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_WAS_MPI_COMBINER_HINDEXED_INTEGER = Linkage.integer("OMPI_WAS_MPI_COMBINER_HINDEXED_INTEGER");

    /**
     * {@code OMPI_WAS_MPI_COMBINER_HVECTOR_INTEGER}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_WAS_MPI_COMBINER_HVECTOR_INTEGER = Linkage.integer("OMPI_WAS_MPI_COMBINER_HVECTOR_INTEGER");

    /**
     * {@code OMPI_WAS_MPI_COMBINER_STRUCT_INTEGER}, in openmpi 4.1.4+.
     */
    @Generated("ConstantEmitter")
    public static final int OMPI_WAS_MPI_COMBINER_STRUCT_INTEGER = Linkage.integer("OMPI_WAS_MPI_COMBINER_STRUCT_INTEGER");

    /**
     * C: {@code int MPIX_Allreduce_enqueue(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Allreduce_enqueue(MemorySegment sendbuf, MemorySegment recvbuf, int count, long datatype, long op, long comm) {
        try {
            return (int) MPIX_Allreduce_enqueue.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Allreduce_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Allreduce_enqueue", "int(pointer,pointer,int,MPI_Datatype,MPI_Op,MPI_Comm)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Allreduce_enqueue_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param recvbuf {@code void *recvbuf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param op {@code MPI_Op op}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Allreduce_enqueue_c(MemorySegment sendbuf, MemorySegment recvbuf, long count, long datatype, long op, long comm) {
        try {
            return (int) MPIX_Allreduce_enqueue_c.HANDLE.invokeExact(sendbuf, recvbuf, count, datatype, op, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Allreduce_enqueue_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Allreduce_enqueue_c", "int(pointer,pointer,long,MPI_Datatype,MPI_Op,MPI_Comm)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code void *MPIX_Async_get_state(MPIX_Async_thing async_thing)}.
     *
     * <p>In mpich 4.3.2+.
     *
     * @param async_thing {@code MPIX_Async_thing async_thing}
     * @return {@code void *}
     */
    @Generated("FunctionEmitter")
    public static MemorySegment MPIX_Async_get_state(long async_thing) {
        try {
            return (MemorySegment) MPIX_Async_get_state.HANDLE.invokeExact(async_thing);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Async_get_state {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Async_get_state", "pointer(MPIX_Async_thing)", "an extension of mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Async_spawn(MPIX_Async_thing async_thing, MPIX_Async_poll_function *poll_fn, void *extra_state, MPIX_Stream stream)}.
     *
     * <p>In mpich 4.3.2+.
     *
     * @param async_thing {@code MPIX_Async_thing async_thing}
     * @param poll_fn {@code MPIX_Async_poll_function *poll_fn}
     * @param extra_state {@code void *extra_state}
     * @param stream {@code MPIX_Stream stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Async_spawn(long async_thing, MemorySegment poll_fn, MemorySegment extra_state, long stream) {
        try {
            return (int) MPIX_Async_spawn.HANDLE.invokeExact(async_thing, poll_fn, extra_state, stream);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Async_spawn {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Async_spawn", "int(MPIX_Async_thing,pointer,pointer,MPIX_Stream)", "an extension of mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Async_start(MPIX_Async_poll_function *poll_fn, void *extra_state, MPIX_Stream stream)}.
     *
     * <p>In mpich 4.3.2+.
     *
     * @param poll_fn {@code MPIX_Async_poll_function *poll_fn}
     * @param extra_state {@code void *extra_state}
     * @param stream {@code MPIX_Stream stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Async_start(MemorySegment poll_fn, MemorySegment extra_state, long stream) {
        try {
            return (int) MPIX_Async_start.HANDLE.invokeExact(poll_fn, extra_state, stream);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Async_start {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Async_start", "int(pointer,pointer,MPIX_Stream)", "an extension of mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Comm_agree(MPI_Comm comm, int *flag)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Comm_agree(long comm, MemorySegment flag) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPIX_Comm_agree(comm, VirtualCall.accessible(flag)));
        }
        try {
            return (int) MPIX_Comm_agree.HANDLE.invokeExact(comm, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_agree {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_agree", "int(MPI_Comm,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Comm_create_errhandler_x(MPIX_Comm_errhandler_function_x *comm_errhandler_fn_x, MPIX_Destructor_function *destructor_fn, void *extra_state, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     *
     * @param comm_errhandler_fn_x {@code MPIX_Comm_errhandler_function_x *comm_errhandler_fn_x}
     * @param destructor_fn {@code MPIX_Destructor_function *destructor_fn}
     * @param extra_state {@code void *extra_state}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Comm_create_errhandler_x(MemorySegment comm_errhandler_fn_x, MemorySegment destructor_fn, MemorySegment extra_state, MemorySegment errhandler) {
        try {
            return (int) MPIX_Comm_create_errhandler_x.HANDLE.invokeExact(comm_errhandler_fn_x, destructor_fn, extra_state, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_create_errhandler_x {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_create_errhandler_x", "int(pointer,pointer,pointer,pointer)", "an extension of intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Comm_failure_ack(MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Comm_failure_ack(long comm) {
        try {
            return (int) MPIX_Comm_failure_ack.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_failure_ack {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_failure_ack", "int(MPI_Comm)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Comm_failure_get_acked(MPI_Comm comm, MPI_Group *failedgrp)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param failedgrp {@code MPI_Group *failedgrp}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Comm_failure_get_acked(long comm, MemorySegment failedgrp) {
        try {
            return (int) MPIX_Comm_failure_get_acked.HANDLE.invokeExact(comm, failedgrp);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_failure_get_acked {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_failure_get_acked", "int(MPI_Comm,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Comm_get_failed(MPI_Comm comm, MPI_Group *failedgrp)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.1.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param failedgrp {@code MPI_Group *failedgrp}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Comm_get_failed(long comm, MemorySegment failedgrp) {
        try {
            return (int) MPIX_Comm_get_failed.HANDLE.invokeExact(comm, failedgrp);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_get_failed {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_get_failed", "int(MPI_Comm,pointer)", "an extension of intel 2021.18.1+, mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Comm_get_stream(MPI_Comm comm, int idx, MPIX_Stream *stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param idx {@code int idx}
     * @param stream {@code MPIX_Stream *stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Comm_get_stream(long comm, int idx, MemorySegment stream) {
        try {
            return (int) MPIX_Comm_get_stream.HANDLE.invokeExact(comm, idx, stream);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_get_stream {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_get_stream", "int(MPI_Comm,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Comm_revoke(MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Comm_revoke(long comm) {
        try {
            return (int) MPIX_Comm_revoke.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_revoke {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_revoke", "int(MPI_Comm)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Comm_shrink(MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Comm_shrink(long comm, MemorySegment newcomm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPIX_Comm_shrink(comm, VirtualCall.accessible(newcomm)));
        }
        try {
            return (int) MPIX_Comm_shrink.HANDLE.invokeExact(comm, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_shrink {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_shrink", "int(MPI_Comm,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Comm_test_threadcomm(MPI_Comm comm, int *flag)}.
     *
     * <p>In intel 2021.18.1+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Comm_test_threadcomm(long comm, MemorySegment flag) {
        try {
            return (int) MPIX_Comm_test_threadcomm.HANDLE.invokeExact(comm, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Comm_test_threadcomm {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Comm_test_threadcomm", "int(MPI_Comm,pointer)", "an extension of intel 2021.18.1+, mpich 4.2.3+");
    }

    /**
     * C: {@code int MPIX_Delete_error_class(int errorclass)}.
     *
     * <p>In mpich 4.0.2 to 4.1.3.
     *
     * @param errorclass {@code int errorclass}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Delete_error_class(int errorclass) {
        try {
            return (int) MPIX_Delete_error_class.HANDLE.invokeExact(errorclass);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Delete_error_class {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Delete_error_class", "int(int)", "an extension of mpich 4.0.2 to 4.1.3");
    }

    /**
     * C: {@code int MPIX_Delete_error_code(int errorcode)}.
     *
     * <p>In mpich 4.0.2 to 4.1.3.
     *
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Delete_error_code(int errorcode) {
        try {
            return (int) MPIX_Delete_error_code.HANDLE.invokeExact(errorcode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Delete_error_code {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Delete_error_code", "int(int)", "an extension of mpich 4.0.2 to 4.1.3");
    }

    /**
     * C: {@code int MPIX_Delete_error_string(int errorcode)}.
     *
     * <p>In mpich 4.0.2 to 4.1.3.
     *
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Delete_error_string(int errorcode) {
        try {
            return (int) MPIX_Delete_error_string.HANDLE.invokeExact(errorcode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Delete_error_string {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Delete_error_string", "int(int)", "an extension of mpich 4.0.2 to 4.1.3");
    }

    /**
     * C: {@code int MPIX_File_create_errhandler_x(MPIX_File_errhandler_function_x *comm_errhandler_fn_x, MPIX_Destructor_function *destructor_fn, void *extra_state, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     *
     * @param comm_errhandler_fn_x {@code MPIX_File_errhandler_function_x *comm_errhandler_fn_x}
     * @param destructor_fn {@code MPIX_Destructor_function *destructor_fn}
     * @param extra_state {@code void *extra_state}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_File_create_errhandler_x(MemorySegment comm_errhandler_fn_x, MemorySegment destructor_fn, MemorySegment extra_state, MemorySegment errhandler) {
        try {
            return (int) MPIX_File_create_errhandler_x.HANDLE.invokeExact(comm_errhandler_fn_x, destructor_fn, extra_state, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_File_create_errhandler_x {

        static final MethodHandle HANDLE = Linkage.link("MPIX_File_create_errhandler_x", "int(pointer,pointer,pointer,pointer)", "an extension of intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_GPU_query_support(int gpu_type, int *is_supported)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     *
     * @param gpu_type {@code int gpu_type}
     * @param is_supported {@code int *is_supported}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_GPU_query_support(int gpu_type, MemorySegment is_supported) {
        try {
            return (int) MPIX_GPU_query_support.HANDLE.invokeExact(gpu_type, is_supported);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_GPU_query_support {

        static final MethodHandle HANDLE = Linkage.link("MPIX_GPU_query_support", "int(int,pointer)", "an extension of intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Get_notify(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, int notification_idx, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param notification_idx {@code int notification_idx}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Get_notify(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, int notification_idx, long win) {
        try {
            return (int) MPIX_Get_notify.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, notification_idx, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Get_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Get_notify", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,int,MPI_Win)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Get_notify_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, int notification_idx, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param notification_idx {@code int notification_idx}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Get_notify_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, int notification_idx, long win) {
        try {
            return (int) MPIX_Get_notify_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, notification_idx, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Get_notify_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Get_notify_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,int,MPI_Win)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Grequest_class_allocate(MPIX_Grequest_class greq_class, void *extra_state, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param greq_class {@code MPIX_Grequest_class greq_class}
     * @param extra_state {@code void *extra_state}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Grequest_class_allocate(int greq_class, MemorySegment extra_state, MemorySegment request) {
        try {
            return (int) MPIX_Grequest_class_allocate.HANDLE.invokeExact(greq_class, extra_state, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Grequest_class_allocate {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Grequest_class_allocate", "int(int,pointer,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Grequest_class_create(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, MPIX_Grequest_poll_function *poll_fn, MPIX_Grequest_wait_function *wait_fn, MPIX_Grequest_class *greq_class)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param query_fn {@code MPI_Grequest_query_function *query_fn}
     * @param free_fn {@code MPI_Grequest_free_function *free_fn}
     * @param cancel_fn {@code MPI_Grequest_cancel_function *cancel_fn}
     * @param poll_fn {@code MPIX_Grequest_poll_function *poll_fn}
     * @param wait_fn {@code MPIX_Grequest_wait_function *wait_fn}
     * @param greq_class {@code MPIX_Grequest_class *greq_class}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Grequest_class_create(MemorySegment query_fn, MemorySegment free_fn, MemorySegment cancel_fn, MemorySegment poll_fn, MemorySegment wait_fn, MemorySegment greq_class) {
        try {
            return (int) MPIX_Grequest_class_create.HANDLE.invokeExact(query_fn, free_fn, cancel_fn, poll_fn, wait_fn, greq_class);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Grequest_class_create {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Grequest_class_create", "int(pointer,pointer,pointer,pointer,pointer,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, MPIX_Grequest_poll_function *poll_fn, MPIX_Grequest_wait_function *wait_fn, void *extra_state, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, mpich 3.4.3+.
     *
     * @param query_fn {@code MPI_Grequest_query_function *query_fn}
     * @param free_fn {@code MPI_Grequest_free_function *free_fn}
     * @param cancel_fn {@code MPI_Grequest_cancel_function *cancel_fn}
     * @param poll_fn {@code MPIX_Grequest_poll_function *poll_fn}
     * @param wait_fn {@code MPIX_Grequest_wait_function *wait_fn}
     * @param extra_state {@code void *extra_state}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Grequest_start(MemorySegment query_fn, MemorySegment free_fn, MemorySegment cancel_fn, MemorySegment poll_fn, MemorySegment wait_fn, MemorySegment extra_state, MemorySegment request) {
        try {
            return (int) MPIX_Grequest_start.HANDLE.invokeExact(query_fn, free_fn, cancel_fn, poll_fn, wait_fn, extra_state, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Grequest_start {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Grequest_start", "int(pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "an extension of intel 2021.18.1+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Info_set_hex(MPI_Info info, const char *key, const void *value, int value_size)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param info {@code MPI_Info info}
     * @param key {@code const char *key}
     * @param value {@code const void *value}
     * @param value_size {@code int value_size}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Info_set_hex(long info, MemorySegment key, MemorySegment value, int value_size) {
        try {
            return (int) MPIX_Info_set_hex.HANDLE.invokeExact(info, key, value, value_size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Info_set_hex {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Info_set_hex", "int(MPI_Info,pointer,pointer,int)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Irecv_enqueue(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Irecv_enqueue(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPIX_Irecv_enqueue.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Irecv_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Irecv_enqueue", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Irecv_enqueue_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Irecv_enqueue_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPIX_Irecv_enqueue_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Irecv_enqueue_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Irecv_enqueue_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Isend_enqueue(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Isend_enqueue(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPIX_Isend_enqueue.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Isend_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Isend_enqueue", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Isend_enqueue_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Isend_enqueue_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPIX_Isend_enqueue_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Isend_enqueue_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Isend_enqueue_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Op_create_x(MPIX_User_function_x *user_fn_x, MPIX_Destructor_function *destructor_fn, int commute, void *extra_state, MPI_Op *op)}.
     *
     * <p>In intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     *
     * @param user_fn_x {@code MPIX_User_function_x *user_fn_x}
     * @param destructor_fn {@code MPIX_Destructor_function *destructor_fn}
     * @param commute {@code int commute}
     * @param extra_state {@code void *extra_state}
     * @param op {@code MPI_Op *op}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Op_create_x(MemorySegment user_fn_x, MemorySegment destructor_fn, int commute, MemorySegment extra_state, MemorySegment op) {
        try {
            return (int) MPIX_Op_create_x.HANDLE.invokeExact(user_fn_x, destructor_fn, commute, extra_state, op);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Op_create_x {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Op_create_x", "int(pointer,pointer,int,pointer,pointer)", "an extension of intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Put_notify(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, int notification_idx, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param notification_idx {@code int notification_idx}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Put_notify(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, int notification_idx, long win) {
        try {
            return (int) MPIX_Put_notify.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, notification_idx, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Put_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Put_notify", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,int,MPI_Win)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Put_notify_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, int notification_idx, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param notification_idx {@code int notification_idx}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Put_notify_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, int notification_idx, long win) {
        try {
            return (int) MPIX_Put_notify_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, notification_idx, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Put_notify_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Put_notify_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,int,MPI_Win)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Query_cuda_support(void)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+.
     *
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Query_cuda_support() {
        try {
            return (int) MPIX_Query_cuda_support.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Query_cuda_support {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Query_cuda_support", "int()", "an extension of intel 2021.18.1+, intel-abi 5.0+, mpich 3.4.3+");
    }

    /**
     * C: {@code int MPIX_Query_hip_support(void)}.
     *
     * <p>In mpich 4.0.2+.
     *
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Query_hip_support() {
        try {
            return (int) MPIX_Query_hip_support.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Query_hip_support {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Query_hip_support", "int()", "an extension of mpich 4.0.2+");
    }

    /**
     * C: {@code int MPIX_Query_ze_support(void)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpich 4.0.2+.
     *
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Query_ze_support() {
        try {
            return (int) MPIX_Query_ze_support.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Query_ze_support {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Query_ze_support", "int()", "an extension of intel 2021.18.1+, intel-abi 5.0+, mpich 4.0.2+");
    }

    /**
     * C: {@code int MPIX_Recv_enqueue(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Recv_enqueue(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment status) {
        try {
            return (int) MPIX_Recv_enqueue.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Recv_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Recv_enqueue", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Recv_enqueue_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Recv_enqueue_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, MemorySegment status) {
        try {
            return (int) MPIX_Recv_enqueue_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Recv_enqueue_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Recv_enqueue_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Request_is_complete(MPI_Request request)}.
     *
     * <p>In mpich 4.3.2+.
     *
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Request_is_complete(long request) {
        try {
            return (int) MPIX_Request_is_complete.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Request_is_complete {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Request_is_complete", "int(MPI_Request)", "an extension of mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Send_enqueue(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Send_enqueue(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        try {
            return (int) MPIX_Send_enqueue.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Send_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Send_enqueue", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Send_enqueue_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Send_enqueue_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        try {
            return (int) MPIX_Send_enqueue_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Send_enqueue_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Send_enqueue_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Session_create_errhandler_x(MPIX_Session_errhandler_function_x *comm_errhandler_fn_x, MPIX_Destructor_function *destructor_fn, void *extra_state, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     *
     * @param comm_errhandler_fn_x {@code MPIX_Session_errhandler_function_x *comm_errhandler_fn_x}
     * @param destructor_fn {@code MPIX_Destructor_function *destructor_fn}
     * @param extra_state {@code void *extra_state}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Session_create_errhandler_x(MemorySegment comm_errhandler_fn_x, MemorySegment destructor_fn, MemorySegment extra_state, MemorySegment errhandler) {
        try {
            return (int) MPIX_Session_create_errhandler_x.HANDLE.invokeExact(comm_errhandler_fn_x, destructor_fn, extra_state, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Session_create_errhandler_x {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Session_create_errhandler_x", "int(pointer,pointer,pointer,pointer)", "an extension of intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Start_progress_thread(MPIX_Stream stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param stream {@code MPIX_Stream stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Start_progress_thread(long stream) {
        try {
            return (int) MPIX_Start_progress_thread.HANDLE.invokeExact(stream);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Start_progress_thread {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Start_progress_thread", "int(MPIX_Stream)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stop_progress_thread(MPIX_Stream stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param stream {@code MPIX_Stream stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stop_progress_thread(long stream) {
        try {
            return (int) MPIX_Stop_progress_thread.HANDLE.invokeExact(stream);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stop_progress_thread {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stop_progress_thread", "int(MPIX_Stream)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_comm_create(MPI_Comm comm, MPIX_Stream stream, MPI_Comm *newcomm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param stream {@code MPIX_Stream stream}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_comm_create(long comm, long stream, MemorySegment newcomm) {
        try {
            return (int) MPIX_Stream_comm_create.HANDLE.invokeExact(comm, stream, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_comm_create {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_comm_create", "int(MPI_Comm,MPIX_Stream,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_comm_create_multiplex(MPI_Comm comm, int count, MPIX_Stream array_of_streams[], MPI_Comm *newcomm)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param count {@code int count}
     * @param array_of_streams {@code MPIX_Stream array_of_streams[]}
     * @param newcomm {@code MPI_Comm *newcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_comm_create_multiplex(long comm, int count, MemorySegment array_of_streams, MemorySegment newcomm) {
        try {
            return (int) MPIX_Stream_comm_create_multiplex.HANDLE.invokeExact(comm, count, array_of_streams, newcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_comm_create_multiplex {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_comm_create_multiplex", "int(MPI_Comm,int,pointer,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_create(MPI_Info info, MPIX_Stream *stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param info {@code MPI_Info info}
     * @param stream {@code MPIX_Stream *stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_create(long info, MemorySegment stream) {
        try {
            return (int) MPIX_Stream_create.HANDLE.invokeExact(info, stream);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_create {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_create", "int(MPI_Info,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_free(MPIX_Stream *stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param stream {@code MPIX_Stream *stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_free(MemorySegment stream) {
        try {
            return (int) MPIX_Stream_free.HANDLE.invokeExact(stream);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_free {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_free", "int(pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_irecv(MemorySegment buf, int count, long datatype, int source, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment request) {
        try {
            return (int) MPIX_Stream_irecv.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, source_stream_index, dest_stream_index, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_irecv {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_irecv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_irecv_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment request) {
        try {
            return (int) MPIX_Stream_irecv_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, source_stream_index, dest_stream_index, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_irecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_irecv_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_isend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment request) {
        try {
            return (int) MPIX_Stream_isend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, source_stream_index, dest_stream_index, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_isend {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_isend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Request *request)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_isend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment request) {
        try {
            return (int) MPIX_Stream_isend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, source_stream_index, dest_stream_index, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_isend_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_isend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_progress(MPIX_Stream stream)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param stream {@code MPIX_Stream stream}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_progress(long stream) {
        try {
            return (int) MPIX_Stream_progress.HANDLE.invokeExact(stream);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_progress {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_progress", "int(MPIX_Stream)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Status *status)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_recv(MemorySegment buf, int count, long datatype, int source, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment status) {
        try {
            return (int) MPIX_Stream_recv.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, source_stream_index, dest_stream_index, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_recv {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_recv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index, MPI_Status *status)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_recv_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, int source_stream_index, int dest_stream_index, MemorySegment status) {
        try {
            return (int) MPIX_Stream_recv_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, source_stream_index, dest_stream_index, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_recv_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_recv_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,int,int,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_send(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, int source_stream_index, int dest_stream_index) {
        try {
            return (int) MPIX_Stream_send.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, source_stream_index, dest_stream_index);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_send {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_send", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,int,int)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Stream_send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, int source_stream_index, int dest_stream_index)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param source_stream_index {@code int source_stream_index}
     * @param dest_stream_index {@code int dest_stream_index}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Stream_send_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, int source_stream_index, int dest_stream_index) {
        try {
            return (int) MPIX_Stream_send_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, source_stream_index, dest_stream_index);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Stream_send_c {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Stream_send_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,int,int)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Threadcomm_finish(MPI_Comm threadcomm)}.
     *
     * <p>In mpich 4.2.3+.
     *
     * @param threadcomm {@code MPI_Comm threadcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Threadcomm_finish(long threadcomm) {
        try {
            return (int) MPIX_Threadcomm_finish.HANDLE.invokeExact(threadcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Threadcomm_finish {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Threadcomm_finish", "int(MPI_Comm)", "an extension of mpich 4.2.3+");
    }

    /**
     * C: {@code int MPIX_Threadcomm_free(MPI_Comm *threadcomm)}.
     *
     * <p>In mpich 4.2.3+.
     *
     * @param threadcomm {@code MPI_Comm *threadcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Threadcomm_free(MemorySegment threadcomm) {
        try {
            return (int) MPIX_Threadcomm_free.HANDLE.invokeExact(threadcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Threadcomm_free {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Threadcomm_free", "int(pointer)", "an extension of mpich 4.2.3+");
    }

    /**
     * C: {@code int MPIX_Threadcomm_init(MPI_Comm comm, int num_threads, MPI_Comm *newthreadcomm)}.
     *
     * <p>In mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param num_threads {@code int num_threads}
     * @param newthreadcomm {@code MPI_Comm *newthreadcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Threadcomm_init(long comm, int num_threads, MemorySegment newthreadcomm) {
        try {
            return (int) MPIX_Threadcomm_init.HANDLE.invokeExact(comm, num_threads, newthreadcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Threadcomm_init {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Threadcomm_init", "int(MPI_Comm,int,pointer)", "an extension of mpich 4.2.3+");
    }

    /**
     * C: {@code int MPIX_Threadcomm_start(MPI_Comm threadcomm)}.
     *
     * <p>In mpich 4.2.3+.
     *
     * @param threadcomm {@code MPI_Comm threadcomm}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Threadcomm_start(long threadcomm) {
        try {
            return (int) MPIX_Threadcomm_start.HANDLE.invokeExact(threadcomm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Threadcomm_start {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Threadcomm_start", "int(MPI_Comm)", "an extension of mpich 4.2.3+");
    }

    /**
     * C: {@code int MPIX_Type_iov(MPI_Datatype datatype, MPI_Count iov_offset, MPIX_Iov *iov, MPI_Count max_iov_len, MPI_Count *actual_iov_len)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param iov_offset {@code MPI_Count iov_offset}
     * @param iov {@code MPIX_Iov *iov}
     * @param max_iov_len {@code MPI_Count max_iov_len}
     * @param actual_iov_len {@code MPI_Count *actual_iov_len}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Type_iov(long datatype, long iov_offset, MemorySegment iov, long max_iov_len, MemorySegment actual_iov_len) {
        try {
            return (int) MPIX_Type_iov.HANDLE.invokeExact(datatype, iov_offset, iov, max_iov_len, actual_iov_len);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Type_iov {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Type_iov", "int(MPI_Datatype,long,pointer,long,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Type_iov_len(MPI_Datatype datatype, MPI_Count max_iov_bytes, MPI_Count *iov_len, MPI_Count *actual_iov_bytes)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param max_iov_bytes {@code MPI_Count max_iov_bytes}
     * @param iov_len {@code MPI_Count *iov_len}
     * @param actual_iov_bytes {@code MPI_Count *actual_iov_bytes}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Type_iov_len(long datatype, long max_iov_bytes, MemorySegment iov_len, MemorySegment actual_iov_bytes) {
        try {
            return (int) MPIX_Type_iov_len.HANDLE.invokeExact(datatype, max_iov_bytes, iov_len, actual_iov_bytes);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Type_iov_len {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Type_iov_len", "int(MPI_Datatype,long,pointer,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Wait_enqueue(MPI_Request *request, MPI_Status *status)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param request {@code MPI_Request *request}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Wait_enqueue(MemorySegment request, MemorySegment status) {
        try {
            return (int) MPIX_Wait_enqueue.HANDLE.invokeExact(request, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Wait_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Wait_enqueue", "int(pointer,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Waitall_enqueue(int count, MPI_Request array_of_requests[], MPI_Status *array_of_statuses)}.
     *
     * <p>In mpich 4.1.3+.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Waitall_enqueue(int count, MemorySegment array_of_requests, MemorySegment array_of_statuses) {
        try {
            return (int) MPIX_Waitall_enqueue.HANDLE.invokeExact(count, array_of_requests, array_of_statuses);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Waitall_enqueue {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Waitall_enqueue", "int(int,pointer,pointer)", "an extension of mpich 4.1.3+");
    }

    /**
     * C: {@code int MPIX_Win_create_errhandler_x(MPIX_Win_errhandler_function_x *comm_errhandler_fn_x, MPIX_Destructor_function *destructor_fn, void *extra_state, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+.
     *
     * @param comm_errhandler_fn_x {@code MPIX_Win_errhandler_function_x *comm_errhandler_fn_x}
     * @param destructor_fn {@code MPIX_Destructor_function *destructor_fn}
     * @param extra_state {@code void *extra_state}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Win_create_errhandler_x(MemorySegment comm_errhandler_fn_x, MemorySegment destructor_fn, MemorySegment extra_state, MemorySegment errhandler) {
        try {
            return (int) MPIX_Win_create_errhandler_x.HANDLE.invokeExact(comm_errhandler_fn_x, destructor_fn, extra_state, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Win_create_errhandler_x {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_create_errhandler_x", "int(pointer,pointer,pointer,pointer)", "an extension of intel-abi 5.0+, mpi-abi 5.0+, mpich 4.3.2+");
    }

    /**
     * C: {@code int MPIX_Win_create_notify(MPI_Win win, int notification_num)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param win {@code MPI_Win win}
     * @param notification_num {@code int notification_num}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Win_create_notify(long win, int notification_num) {
        try {
            return (int) MPIX_Win_create_notify.HANDLE.invokeExact(win, notification_num);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Win_create_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_create_notify", "int(MPI_Win,int)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Win_free_notify(MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Win_free_notify(long win) {
        try {
            return (int) MPIX_Win_free_notify.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Win_free_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_free_notify", "int(MPI_Win)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Win_get_notify(MPI_Win win, int notification_idx, MPI_Count *notification)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param win {@code MPI_Win win}
     * @param notification_idx {@code int notification_idx}
     * @param notification {@code MPI_Count *notification}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Win_get_notify(long win, int notification_idx, MemorySegment notification) {
        try {
            return (int) MPIX_Win_get_notify.HANDLE.invokeExact(win, notification_idx, notification);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Win_get_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_get_notify", "int(MPI_Win,int,pointer)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Win_get_notify_request(MPI_Win win, int notification_idx, MPI_Count expected_value, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param win {@code MPI_Win win}
     * @param notification_idx {@code int notification_idx}
     * @param expected_value {@code MPI_Count expected_value}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Win_get_notify_request(long win, int notification_idx, long expected_value, MemorySegment request) {
        try {
            return (int) MPIX_Win_get_notify_request.HANDLE.invokeExact(win, notification_idx, expected_value, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Win_get_notify_request {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_get_notify_request", "int(MPI_Win,int,long,pointer)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPIX_Win_set_notify(MPI_Win win, int notification_idx, MPI_Count notification)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+.
     *
     * @param win {@code MPI_Win win}
     * @param notification_idx {@code int notification_idx}
     * @param notification {@code MPI_Count notification}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPIX_Win_set_notify(long win, int notification_idx, long notification) {
        try {
            return (int) MPIX_Win_set_notify.HANDLE.invokeExact(win, notification_idx, notification);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPIX_Win_set_notify {

        static final MethodHandle HANDLE = Linkage.link("MPIX_Win_set_notify", "int(MPI_Win,int,long)", "an extension of intel 2021.18.1+, intel-abi 5.0+");
    }

    /**
     * C: {@code int MPI_Session_set_info(MPI_Session session, MPI_Info info)}.
     *
     * <p>In openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_set_info(long session, long info) {
        try {
            return (int) MPI_Session_set_info.HANDLE.invokeExact(session, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_set_info", "int(MPI_Session,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int OMPI_C_MPI_COMM_DUP_FN(MPI_Comm comm, int comm_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_COMM_DUP_FN(long comm, int comm_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_COMM_DUP_FN.HANDLE.invokeExact(comm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_COMM_DUP_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_COMM_DUP_FN", "int(MPI_Comm,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_COMM_NULL_COPY_FN(MPI_Comm comm, int comm_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_COMM_NULL_COPY_FN(long comm, int comm_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_COMM_NULL_COPY_FN.HANDLE.invokeExact(comm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_COMM_NULL_COPY_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_COMM_NULL_COPY_FN", "int(MPI_Comm,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_COMM_NULL_DELETE_FN(MPI_Comm comm, int comm_keyval, void *attribute_val_out, void *extra_state)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_COMM_NULL_DELETE_FN(long comm, int comm_keyval, MemorySegment attribute_val_out, MemorySegment extra_state) {
        try {
            return (int) OMPI_C_MPI_COMM_NULL_DELETE_FN.HANDLE.invokeExact(comm, comm_keyval, attribute_val_out, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_COMM_NULL_DELETE_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_COMM_NULL_DELETE_FN", "int(MPI_Comm,int,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_DUP_FN(MPI_Comm comm, int comm_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_DUP_FN(long comm, int comm_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_DUP_FN.HANDLE.invokeExact(comm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_DUP_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_DUP_FN", "int(MPI_Comm,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_NULL_COPY_FN(MPI_Comm comm, int comm_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_NULL_COPY_FN(long comm, int comm_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_NULL_COPY_FN.HANDLE.invokeExact(comm, comm_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_NULL_COPY_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_NULL_COPY_FN", "int(MPI_Comm,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_NULL_DELETE_FN(MPI_Comm comm, int comm_keyval, void *attribute_val_out, void *extra_state)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param comm_keyval {@code int comm_keyval}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_NULL_DELETE_FN(long comm, int comm_keyval, MemorySegment attribute_val_out, MemorySegment extra_state) {
        try {
            return (int) OMPI_C_MPI_NULL_DELETE_FN.HANDLE.invokeExact(comm, comm_keyval, attribute_val_out, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_NULL_DELETE_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_NULL_DELETE_FN", "int(MPI_Comm,int,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_TYPE_DUP_FN(MPI_Datatype datatype, int type_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_TYPE_DUP_FN(long datatype, int type_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_TYPE_DUP_FN.HANDLE.invokeExact(datatype, type_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_TYPE_DUP_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_TYPE_DUP_FN", "int(MPI_Datatype,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_TYPE_NULL_COPY_FN(MPI_Datatype datatype, int type_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_TYPE_NULL_COPY_FN(long datatype, int type_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_TYPE_NULL_COPY_FN.HANDLE.invokeExact(datatype, type_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_TYPE_NULL_COPY_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_TYPE_NULL_COPY_FN", "int(MPI_Datatype,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_TYPE_NULL_DELETE_FN(MPI_Datatype datatype, int type_keyval, void *attribute_val_out, void *extra_state)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param datatype {@code MPI_Datatype datatype}
     * @param type_keyval {@code int type_keyval}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_TYPE_NULL_DELETE_FN(long datatype, int type_keyval, MemorySegment attribute_val_out, MemorySegment extra_state) {
        try {
            return (int) OMPI_C_MPI_TYPE_NULL_DELETE_FN.HANDLE.invokeExact(datatype, type_keyval, attribute_val_out, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_TYPE_NULL_DELETE_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_TYPE_NULL_DELETE_FN", "int(MPI_Datatype,int,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_WIN_DUP_FN(MPI_Win window, int win_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param window {@code MPI_Win window}
     * @param win_keyval {@code int win_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_WIN_DUP_FN(long window, int win_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_WIN_DUP_FN.HANDLE.invokeExact(window, win_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_WIN_DUP_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_WIN_DUP_FN", "int(MPI_Win,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_WIN_NULL_COPY_FN(MPI_Win window, int win_keyval, void *extra_state, void *attribute_val_in, void *attribute_val_out, int *flag)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param window {@code MPI_Win window}
     * @param win_keyval {@code int win_keyval}
     * @param extra_state {@code void *extra_state}
     * @param attribute_val_in {@code void *attribute_val_in}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_WIN_NULL_COPY_FN(long window, int win_keyval, MemorySegment extra_state, MemorySegment attribute_val_in, MemorySegment attribute_val_out, MemorySegment flag) {
        try {
            return (int) OMPI_C_MPI_WIN_NULL_COPY_FN.HANDLE.invokeExact(window, win_keyval, extra_state, attribute_val_in, attribute_val_out, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_WIN_NULL_COPY_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_WIN_NULL_COPY_FN", "int(MPI_Win,int,pointer,pointer,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }

    /**
     * C: {@code int OMPI_C_MPI_WIN_NULL_DELETE_FN(MPI_Win window, int win_keyval, void *attribute_val_out, void *extra_state)}.
     *
     * <p>In openmpi 4.1.4+.
     *
     * @param window {@code MPI_Win window}
     * @param win_keyval {@code int win_keyval}
     * @param attribute_val_out {@code void *attribute_val_out}
     * @param extra_state {@code void *extra_state}
     * @return MPI's error code, 0 for success
     */
    @Generated("FunctionEmitter")
    public static int OMPI_C_MPI_WIN_NULL_DELETE_FN(long window, int win_keyval, MemorySegment attribute_val_out, MemorySegment extra_state) {
        try {
            return (int) OMPI_C_MPI_WIN_NULL_DELETE_FN.HANDLE.invokeExact(window, win_keyval, attribute_val_out, extra_state);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class OMPI_C_MPI_WIN_NULL_DELETE_FN {

        static final MethodHandle HANDLE = Linkage.link("OMPI_C_MPI_WIN_NULL_DELETE_FN", "int(MPI_Win,int,pointer,pointer)", "an extension of openmpi 4.1.4+");
    }
}
