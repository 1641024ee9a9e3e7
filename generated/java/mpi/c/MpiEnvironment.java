// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Environment, memory, errors and time, chapter 9 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiEnvironment extends MpiTopologies {

    MpiEnvironment() {
    }

    /**
     * {@code MPI_ERRCODES_IGNORE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_ERRCODES_IGNORE = Linkage.address("MPI_ERRCODES_IGNORE");

    /**
     * {@code MPI_ERRORS_ABORT}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_ERRORS_ABORT = Linkage.handle("MPI_ERRORS_ABORT", "MPI_ERRHANDLER_NULL");

    /**
     * {@code MPI_ERRORS_ARE_FATAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_ERRORS_ARE_FATAL = Linkage.handle("MPI_ERRORS_ARE_FATAL", "MPI_ERRHANDLER_NULL");

    /**
     * {@code MPI_ERRORS_RETURN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_ERRORS_RETURN = Linkage.handle("MPI_ERRORS_RETURN", "MPI_ERRHANDLER_NULL");

    /**
     * {@code MPI_ERR_ABI}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 5.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ABI = Linkage.integer("MPI_ERR_ABI");

    /**
     * {@code MPI_ERR_ACCESS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ACCESS = Linkage.integer("MPI_ERR_ACCESS");

    /**
     * {@code MPI_ERR_AMODE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_AMODE = Linkage.integer("MPI_ERR_AMODE");

    /**
     * {@code MPI_ERR_ARG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ARG = Linkage.integer("MPI_ERR_ARG");

    /**
     * {@code MPI_ERR_ASSERT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ASSERT = Linkage.integer("MPI_ERR_ASSERT");

    /**
     * {@code MPI_ERR_BAD_FILE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_BAD_FILE = Linkage.integer("MPI_ERR_BAD_FILE");

    /**
     * {@code MPI_ERR_BASE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_BASE = Linkage.integer("MPI_ERR_BASE");

    /**
     * {@code MPI_ERR_BUFFER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_BUFFER = Linkage.integer("MPI_ERR_BUFFER");

    /**
     * {@code MPI_ERR_COMM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_COMM = Linkage.integer("MPI_ERR_COMM");

    /**
     * {@code MPI_ERR_CONVERSION}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_CONVERSION = Linkage.integer("MPI_ERR_CONVERSION");

    /**
     * {@code MPI_ERR_COUNT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_COUNT = Linkage.integer("MPI_ERR_COUNT");

    /**
     * {@code MPI_ERR_DIMS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_DIMS = Linkage.integer("MPI_ERR_DIMS");

    /**
     * {@code MPI_ERR_DISP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_DISP = Linkage.integer("MPI_ERR_DISP");

    /**
     * {@code MPI_ERR_DUP_DATAREP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_DUP_DATAREP = Linkage.integer("MPI_ERR_DUP_DATAREP");

    /**
     * {@code MPI_ERR_ERRHANDLER}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ERRHANDLER = Linkage.integer("MPI_ERR_ERRHANDLER");

    /**
     * {@code MPI_ERR_FILE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_FILE = Linkage.integer("MPI_ERR_FILE");

    /**
     * {@code MPI_ERR_FILE_EXISTS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_FILE_EXISTS = Linkage.integer("MPI_ERR_FILE_EXISTS");

    /**
     * {@code MPI_ERR_FILE_IN_USE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_FILE_IN_USE = Linkage.integer("MPI_ERR_FILE_IN_USE");

    /**
     * {@code MPI_ERR_GROUP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_GROUP = Linkage.integer("MPI_ERR_GROUP");

    /**
     * {@code MPI_ERR_INFO}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_INFO = Linkage.integer("MPI_ERR_INFO");

    /**
     * {@code MPI_ERR_INFO_KEY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_INFO_KEY = Linkage.integer("MPI_ERR_INFO_KEY");

    /**
     * {@code MPI_ERR_INFO_NOKEY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_INFO_NOKEY = Linkage.integer("MPI_ERR_INFO_NOKEY");

    /**
     * {@code MPI_ERR_INFO_VALUE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_INFO_VALUE = Linkage.integer("MPI_ERR_INFO_VALUE");

    /**
     * {@code MPI_ERR_INTERN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_INTERN = Linkage.integer("MPI_ERR_INTERN");

    /**
     * {@code MPI_ERR_IN_STATUS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_IN_STATUS = Linkage.integer("MPI_ERR_IN_STATUS");

    /**
     * {@code MPI_ERR_IO}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_IO = Linkage.integer("MPI_ERR_IO");

    /**
     * {@code MPI_ERR_KEYVAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_KEYVAL = Linkage.integer("MPI_ERR_KEYVAL");

    /**
     * {@code MPI_ERR_LASTCODE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_LASTCODE = Linkage.integer("MPI_ERR_LASTCODE");

    /**
     * {@code MPI_ERR_LOCKTYPE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_LOCKTYPE = Linkage.integer("MPI_ERR_LOCKTYPE");

    /**
     * {@code MPI_ERR_NAME}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_NAME = Linkage.integer("MPI_ERR_NAME");

    /**
     * {@code MPI_ERR_NOT_SAME}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_NOT_SAME = Linkage.integer("MPI_ERR_NOT_SAME");

    /**
     * {@code MPI_ERR_NO_MEM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_NO_MEM = Linkage.integer("MPI_ERR_NO_MEM");

    /**
     * {@code MPI_ERR_NO_SPACE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_NO_SPACE = Linkage.integer("MPI_ERR_NO_SPACE");

    /**
     * {@code MPI_ERR_NO_SUCH_FILE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_NO_SUCH_FILE = Linkage.integer("MPI_ERR_NO_SUCH_FILE");

    /**
     * {@code MPI_ERR_OP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_OP = Linkage.integer("MPI_ERR_OP");

    /**
     * {@code MPI_ERR_OTHER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_OTHER = Linkage.integer("MPI_ERR_OTHER");

    /**
     * {@code MPI_ERR_PENDING}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_PENDING = Linkage.integer("MPI_ERR_PENDING");

    /**
     * {@code MPI_ERR_PORT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_PORT = Linkage.integer("MPI_ERR_PORT");

    /**
     * {@code MPI_ERR_PROC_ABORTED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_PROC_ABORTED = Linkage.integer("MPI_ERR_PROC_ABORTED");

    /**
     * {@code MPI_ERR_PROC_FAILED}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_PROC_FAILED = Linkage.integer("MPI_ERR_PROC_FAILED");

    /**
     * {@code MPI_ERR_PROC_FAILED_PENDING}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_PROC_FAILED_PENDING = Linkage.integer("MPI_ERR_PROC_FAILED_PENDING");

    /**
     * {@code MPI_ERR_QUOTA}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_QUOTA = Linkage.integer("MPI_ERR_QUOTA");

    /**
     * {@code MPI_ERR_RANK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RANK = Linkage.integer("MPI_ERR_RANK");

    /**
     * {@code MPI_ERR_READ_ONLY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_READ_ONLY = Linkage.integer("MPI_ERR_READ_ONLY");

    /**
     * {@code MPI_ERR_REQUEST}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_REQUEST = Linkage.integer("MPI_ERR_REQUEST");

    /**
     * {@code MPI_ERR_REVOKED}, in openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_REVOKED = Linkage.integer("MPI_ERR_REVOKED");

    /**
     * {@code MPI_ERR_RMA_ATTACH}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_ATTACH = Linkage.integer("MPI_ERR_RMA_ATTACH");

    /**
     * {@code MPI_ERR_RMA_CONFLICT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_CONFLICT = Linkage.integer("MPI_ERR_RMA_CONFLICT");

    /**
     * {@code MPI_ERR_RMA_FLAVOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_FLAVOR = Linkage.integer("MPI_ERR_RMA_FLAVOR");

    /**
     * {@code MPI_ERR_RMA_RANGE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_RANGE = Linkage.integer("MPI_ERR_RMA_RANGE");

    /**
     * {@code MPI_ERR_RMA_SHARED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_SHARED = Linkage.integer("MPI_ERR_RMA_SHARED");

    /**
     * {@code MPI_ERR_RMA_SYNC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_RMA_SYNC = Linkage.integer("MPI_ERR_RMA_SYNC");

    /**
     * {@code MPI_ERR_ROOT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_ROOT = Linkage.integer("MPI_ERR_ROOT");

    /**
     * {@code MPI_ERR_SERVICE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_SERVICE = Linkage.integer("MPI_ERR_SERVICE");

    /**
     * {@code MPI_ERR_SESSION}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_SESSION = Linkage.integer("MPI_ERR_SESSION");

    /**
     * {@code MPI_ERR_SIZE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_SIZE = Linkage.integer("MPI_ERR_SIZE");

    /**
     * {@code MPI_ERR_SPAWN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_SPAWN = Linkage.integer("MPI_ERR_SPAWN");

    /**
     * {@code MPI_ERR_TAG}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_TAG = Linkage.integer("MPI_ERR_TAG");

    /**
     * {@code MPI_ERR_TOPOLOGY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_TOPOLOGY = Linkage.integer("MPI_ERR_TOPOLOGY");

    /**
     * {@code MPI_ERR_TRUNCATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_TRUNCATE = Linkage.integer("MPI_ERR_TRUNCATE");

    /**
     * {@code MPI_ERR_TYPE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_TYPE = Linkage.integer("MPI_ERR_TYPE");

    /**
     * {@code MPI_ERR_UNKNOWN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_UNKNOWN = Linkage.integer("MPI_ERR_UNKNOWN");

    /**
     * {@code MPI_ERR_UNSUPPORTED_DATAREP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_UNSUPPORTED_DATAREP = Linkage.integer("MPI_ERR_UNSUPPORTED_DATAREP");

    /**
     * {@code MPI_ERR_UNSUPPORTED_OPERATION}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_UNSUPPORTED_OPERATION = Linkage.integer("MPI_ERR_UNSUPPORTED_OPERATION");

    /**
     * {@code MPI_ERR_VALUE_TOO_LARGE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_VALUE_TOO_LARGE = Linkage.integer("MPI_ERR_VALUE_TOO_LARGE");

    /**
     * {@code MPI_ERR_WIN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_ERR_WIN = Linkage.integer("MPI_ERR_WIN");

    /**
     * C: {@code int MPI_Add_error_class(int *errorclass)}.
     *
     * <p>In every library.
     *
     * @param errorclass {@code int *errorclass}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Add_error_class(MemorySegment errorclass) {
        try {
            return (int) MPI_Add_error_class.HANDLE.invokeExact(errorclass);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Add_error_class {

        static final MethodHandle HANDLE = Linkage.link("MPI_Add_error_class", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Add_error_code(int errorclass, int *errorcode)}.
     *
     * <p>In every library.
     *
     * @param errorclass {@code int errorclass}
     * @param errorcode {@code int *errorcode}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Add_error_code(int errorclass, MemorySegment errorcode) {
        try {
            return (int) MPI_Add_error_code.HANDLE.invokeExact(errorclass, errorcode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Add_error_code {

        static final MethodHandle HANDLE = Linkage.link("MPI_Add_error_code", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Add_error_string(int errorcode, const char *string)}.
     *
     * <p>In every library.
     *
     * @param errorcode {@code int errorcode}
     * @param string {@code const char *string}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Add_error_string(int errorcode, MemorySegment string) {
        try {
            return (int) MPI_Add_error_string.HANDLE.invokeExact(errorcode, string);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Add_error_string {

        static final MethodHandle HANDLE = Linkage.link("MPI_Add_error_string", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Alloc_mem(MPI_Aint size, MPI_Info info, void *baseptr)}.
     *
     * <p>In every library.
     *
     * @param size {@code MPI_Aint size}
     * @param info {@code MPI_Info info}
     * @param baseptr {@code void *baseptr}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node253.htm#Node253">MPI 5.0, section 9.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Alloc_mem(long size, long info, MemorySegment baseptr) {
        try {
            return (int) MPI_Alloc_mem.HANDLE.invokeExact(size, info, baseptr);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Alloc_mem {

        static final MethodHandle HANDLE = Linkage.link("MPI_Alloc_mem", "int(long,MPI_Info,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_call_errhandler(MPI_Comm comm, int errorcode)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_call_errhandler(long comm, int errorcode) {
        try {
            return (int) MPI_Comm_call_errhandler.HANDLE.invokeExact(comm, errorcode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_call_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_call_errhandler", "int(MPI_Comm,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param comm_errhandler_fn {@code MPI_Comm_errhandler_function *comm_errhandler_fn}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node255.htm#Node255">MPI 5.0, section 9.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_create_errhandler(MemorySegment comm_errhandler_fn, MemorySegment errhandler) {
        try {
            return (int) MPI_Comm_create_errhandler.HANDLE.invokeExact(comm_errhandler_fn, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_create_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_create_errhandler", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node255.htm#Node255">MPI 5.0, section 9.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_get_errhandler(long comm, MemorySegment errhandler) {
        try {
            return (int) MPI_Comm_get_errhandler.HANDLE.invokeExact(comm, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_get_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_get_errhandler", "int(MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler)}.
     *
     * <p>In every library.
     *
     * @param comm {@code MPI_Comm comm}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node255.htm#Node255">MPI 5.0, section 9.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_set_errhandler(long comm, long errhandler) {
        try {
            return (int) MPI_Comm_set_errhandler.HANDLE.invokeExact(comm, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_set_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_set_errhandler", "int(MPI_Comm,MPI_Errhandler)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Errhandler_free(MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node259.htm#Node259">MPI 5.0, section 9.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Errhandler_free(MemorySegment errhandler) {
        try {
            return (int) MPI_Errhandler_free.HANDLE.invokeExact(errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Errhandler_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Errhandler_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Error_class(int errorcode, int *errorclass)}.
     *
     * <p>In every library.
     *
     * @param errorcode {@code int errorcode}
     * @param errorclass {@code int *errorclass}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node260.htm#Node260">MPI 5.0, section 9.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Error_class(int errorcode, MemorySegment errorclass) {
        try {
            return (int) MPI_Error_class.HANDLE.invokeExact(errorcode, errorclass);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Error_class {

        static final MethodHandle HANDLE = Linkage.link("MPI_Error_class", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Error_string(int errorcode, char *string, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param errorcode {@code int errorcode}
     * @param string {@code char *string}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node259.htm#Node259">MPI 5.0, section 9.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Error_string(int errorcode, MemorySegment string, MemorySegment resultlen) {
        try {
            return (int) MPI_Error_string.HANDLE.invokeExact(errorcode, string, resultlen);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Error_string {

        static final MethodHandle HANDLE = Linkage.link("MPI_Error_string", "int(int,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_call_errhandler(MPI_File fh, int errorcode)}.
     *
     * <p>In every library.
     *
     * @param fh {@code MPI_File fh}
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_call_errhandler(long fh, int errorcode) {
        try {
            return (int) MPI_File_call_errhandler.HANDLE.invokeExact(fh, errorcode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_call_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_call_errhandler", "int(MPI_File,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_create_errhandler(MPI_File_errhandler_function *file_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param file_errhandler_fn {@code MPI_File_errhandler_function *file_errhandler_fn}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node257.htm#Node257">MPI 5.0, section 9.3.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_create_errhandler(MemorySegment file_errhandler_fn, MemorySegment errhandler) {
        try {
            return (int) MPI_File_create_errhandler.HANDLE.invokeExact(file_errhandler_fn, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_create_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_create_errhandler", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_get_errhandler(MPI_File file, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param file {@code MPI_File file}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node257.htm#Node257">MPI 5.0, section 9.3.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_get_errhandler(long file, MemorySegment errhandler) {
        try {
            return (int) MPI_File_get_errhandler.HANDLE.invokeExact(file, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_get_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_get_errhandler", "int(MPI_File,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_File_set_errhandler(MPI_File file, MPI_Errhandler errhandler)}.
     *
     * <p>In every library.
     *
     * @param file {@code MPI_File file}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node257.htm#Node257">MPI 5.0, section 9.3.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_File_set_errhandler(long file, long errhandler) {
        try {
            return (int) MPI_File_set_errhandler.HANDLE.invokeExact(file, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_File_set_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_File_set_errhandler", "int(MPI_File,MPI_Errhandler)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Free_mem(void *base)}.
     *
     * <p>In every library.
     *
     * @param base {@code void *base}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node253.htm#Node253">MPI 5.0, section 9.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Free_mem(MemorySegment base) {
        try {
            return (int) MPI_Free_mem.HANDLE.invokeExact(base);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Free_mem {

        static final MethodHandle HANDLE = Linkage.link("MPI_Free_mem", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_hw_resource_info(MPI_Info *hw_info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param hw_info {@code MPI_Info *hw_info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node247.htm#Node247">MPI 5.0, section 9.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_hw_resource_info(MemorySegment hw_info) {
        try {
            return (int) MPI_Get_hw_resource_info.HANDLE.invokeExact(hw_info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_hw_resource_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_hw_resource_info", "int(pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Get_library_version(char *version, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param version {@code char *version}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node246.htm#Node246">MPI 5.0, section 9.1.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_library_version(MemorySegment version, MemorySegment resultlen) {
        try {
            return (int) MPI_Get_library_version.HANDLE.invokeExact(version, resultlen);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_library_version {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_library_version", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_processor_name(char *name, int *resultlen)}.
     *
     * <p>In every library.
     *
     * @param name {@code char *name}
     * @param resultlen {@code int *resultlen}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node247.htm#Node247">MPI 5.0, section 9.1.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_processor_name(MemorySegment name, MemorySegment resultlen) {
        try {
            return (int) MPI_Get_processor_name.HANDLE.invokeExact(name, resultlen);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_processor_name {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_processor_name", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_version(int *version, int *subversion)}.
     *
     * <p>In every library.
     *
     * @param version {@code int *version}
     * @param subversion {@code int *subversion}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node246.htm#Node246">MPI 5.0, section 9.1.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_version(MemorySegment version, MemorySegment subversion) {
        try {
            return (int) MPI_Get_version.HANDLE.invokeExact(version, subversion);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_version {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_version", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Remove_error_class(int errorclass)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param errorclass {@code int errorclass}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Remove_error_class(int errorclass) {
        try {
            return (int) MPI_Remove_error_class.HANDLE.invokeExact(errorclass);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Remove_error_class {

        static final MethodHandle HANDLE = Linkage.link("MPI_Remove_error_class", "int(int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Remove_error_code(int errorcode)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Remove_error_code(int errorcode) {
        try {
            return (int) MPI_Remove_error_code.HANDLE.invokeExact(errorcode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Remove_error_code {

        static final MethodHandle HANDLE = Linkage.link("MPI_Remove_error_code", "int(int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Remove_error_string(int errorcode)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node262.htm#Node262">MPI 5.0, section 9.5.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Remove_error_string(int errorcode) {
        try {
            return (int) MPI_Remove_error_string.HANDLE.invokeExact(errorcode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Remove_error_string {

        static final MethodHandle HANDLE = Linkage.link("MPI_Remove_error_string", "int(int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Session_call_errhandler(MPI_Session session, int errorcode)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_call_errhandler(long session, int errorcode) {
        try {
            return (int) MPI_Session_call_errhandler.HANDLE.invokeExact(session, errorcode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_call_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_call_errhandler", "int(MPI_Session,int)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_create_errhandler(MPI_Session_errhandler_function *session_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session_errhandler_fn {@code MPI_Session_errhandler_function *session_errhandler_fn}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node258.htm#Node258">MPI 5.0, section 9.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_create_errhandler(MemorySegment session_errhandler_fn, MemorySegment errhandler) {
        try {
            return (int) MPI_Session_create_errhandler.HANDLE.invokeExact(session_errhandler_fn, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_create_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_create_errhandler", "int(pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_get_errhandler(MPI_Session session, MPI_Errhandler *errhandler)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node258.htm#Node258">MPI 5.0, section 9.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_get_errhandler(long session, MemorySegment errhandler) {
        try {
            return (int) MPI_Session_get_errhandler.HANDLE.invokeExact(session, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_get_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_get_errhandler", "int(MPI_Session,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_set_errhandler(MPI_Session session, MPI_Errhandler errhandler)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param session {@code MPI_Session session}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node258.htm#Node258">MPI 5.0, section 9.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_set_errhandler(long session, long errhandler) {
        try {
            return (int) MPI_Session_set_errhandler.HANDLE.invokeExact(session, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_set_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_set_errhandler", "int(MPI_Session,MPI_Errhandler)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Win_call_errhandler(MPI_Win win, int errorcode)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param errorcode {@code int errorcode}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_call_errhandler(long win, int errorcode) {
        try {
            return (int) MPI_Win_call_errhandler.HANDLE.invokeExact(win, errorcode);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_call_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_call_errhandler", "int(MPI_Win,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param win_errhandler_fn {@code MPI_Win_errhandler_function *win_errhandler_fn}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node256.htm#Node256">MPI 5.0, section 9.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_create_errhandler(MemorySegment win_errhandler_fn, MemorySegment errhandler) {
        try {
            return (int) MPI_Win_create_errhandler.HANDLE.invokeExact(win_errhandler_fn, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_create_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_create_errhandler", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param errhandler {@code MPI_Errhandler *errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node256.htm#Node256">MPI 5.0, section 9.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_get_errhandler(long win, MemorySegment errhandler) {
        try {
            return (int) MPI_Win_get_errhandler.HANDLE.invokeExact(win, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_get_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_get_errhandler", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param errhandler {@code MPI_Errhandler errhandler}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node256.htm#Node256">MPI 5.0, section 9.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_set_errhandler(long win, long errhandler) {
        try {
            return (int) MPI_Win_set_errhandler.HANDLE.invokeExact(win, errhandler);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_set_errhandler {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_set_errhandler", "int(MPI_Win,MPI_Errhandler)", "MPI 3.1");
    }

    /**
     * C: {@code double MPI_Wtick(void)}.
     *
     * <p>In every library.
     *
     * @return {@code double}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node264.htm#Node264">MPI 5.0, section 9.6</a>
     */
    @Generated("FunctionEmitter")
    public static double MPI_Wtick() {
        try {
            return (double) MPI_Wtick.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Wtick {

        static final MethodHandle HANDLE = Linkage.link("MPI_Wtick", "double()", "MPI 3.1");
    }

    /**
     * C: {@code double MPI_Wtime(void)}.
     *
     * <p>In every library.
     *
     * @return {@code double}
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node264.htm#Node264">MPI 5.0, section 9.6</a>
     */
    @Generated("FunctionEmitter")
    public static double MPI_Wtime() {
        try {
            return (double) MPI_Wtime.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Wtime {

        static final MethodHandle HANDLE = Linkage.link("MPI_Wtime", "double()", "MPI 3.1");
    }
}
