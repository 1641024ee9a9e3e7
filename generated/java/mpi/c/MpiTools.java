// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Tool support, chapter 15 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiTools extends MpiFileAccess {

    MpiTools() {
    }

    /**
     * {@code MPIX_T_BIND_INVALID}, in mpich 3.4.3.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_T_BIND_INVALID = Linkage.integer("MPIX_T_BIND_INVALID");

    /**
     * {@code MPIX_T_PVAR_CLASS_INVALID}, in mpich 3.4.3.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_T_PVAR_CLASS_INVALID = Linkage.integer("MPIX_T_PVAR_CLASS_INVALID");

    /**
     * {@code MPIX_T_SCOPE_INVALID}, in mpich 3.4.3.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_T_SCOPE_INVALID = Linkage.integer("MPIX_T_SCOPE_INVALID");

    /**
     * {@code MPIX_T_VERBOSITY_INVALID}, in mpich 3.4.3.
     */
    @Generated("ConstantEmitter")
    public static final int MPIX_T_VERBOSITY_INVALID = Linkage.integer("MPIX_T_VERBOSITY_INVALID");

    /**
     * {@code MPI_T_BIND_INVALID}, in intel 2021.18.1+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_INVALID = Linkage.integer("MPI_T_BIND_INVALID");

    /**
     * {@code MPI_T_BIND_MPI_COMM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_COMM = Linkage.integer("MPI_T_BIND_MPI_COMM");

    /**
     * {@code MPI_T_BIND_MPI_DATATYPE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_DATATYPE = Linkage.integer("MPI_T_BIND_MPI_DATATYPE");

    /**
     * {@code MPI_T_BIND_MPI_ERRHANDLER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_ERRHANDLER = Linkage.integer("MPI_T_BIND_MPI_ERRHANDLER");

    /**
     * {@code MPI_T_BIND_MPI_FILE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_FILE = Linkage.integer("MPI_T_BIND_MPI_FILE");

    /**
     * {@code MPI_T_BIND_MPI_GROUP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_GROUP = Linkage.integer("MPI_T_BIND_MPI_GROUP");

    /**
     * {@code MPI_T_BIND_MPI_INFO}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_INFO = Linkage.integer("MPI_T_BIND_MPI_INFO");

    /**
     * {@code MPI_T_BIND_MPI_MESSAGE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_MESSAGE = Linkage.integer("MPI_T_BIND_MPI_MESSAGE");

    /**
     * {@code MPI_T_BIND_MPI_OP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_OP = Linkage.integer("MPI_T_BIND_MPI_OP");

    /**
     * {@code MPI_T_BIND_MPI_REQUEST}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_REQUEST = Linkage.integer("MPI_T_BIND_MPI_REQUEST");

    /**
     * {@code MPI_T_BIND_MPI_SESSION}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_SESSION = Linkage.integer("MPI_T_BIND_MPI_SESSION");

    /**
     * {@code MPI_T_BIND_MPI_WIN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_MPI_WIN = Linkage.integer("MPI_T_BIND_MPI_WIN");

    /**
     * {@code MPI_T_BIND_NO_OBJECT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_BIND_NO_OBJECT = Linkage.integer("MPI_T_BIND_NO_OBJECT");

    /**
     * {@code MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE = Linkage.integer("MPI_T_CB_REQUIRE_ASYNC_SIGNAL_SAFE");

    /**
     * {@code MPI_T_CB_REQUIRE_MPI_RESTRICTED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_CB_REQUIRE_MPI_RESTRICTED = Linkage.integer("MPI_T_CB_REQUIRE_MPI_RESTRICTED");

    /**
     * {@code MPI_T_CB_REQUIRE_NONE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_CB_REQUIRE_NONE = Linkage.integer("MPI_T_CB_REQUIRE_NONE");

    /**
     * {@code MPI_T_CB_REQUIRE_THREAD_SAFE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_CB_REQUIRE_THREAD_SAFE = Linkage.integer("MPI_T_CB_REQUIRE_THREAD_SAFE");

    /**
     * {@code MPI_T_CVAR_HANDLE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_T_CVAR_HANDLE_NULL = Linkage.handle("MPI_T_CVAR_HANDLE_NULL", "MPI_T_CVAR_HANDLE_NULL");

    /**
     * {@code MPI_T_ENUM_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_T_ENUM_NULL = Linkage.handle("MPI_T_ENUM_NULL", "MPI_T_ENUM_NULL");

    /**
     * {@code MPI_T_ERR_CANNOT_INIT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_CANNOT_INIT = Linkage.integer("MPI_T_ERR_CANNOT_INIT");

    /**
     * {@code MPI_T_ERR_CVAR_SET_NEVER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_CVAR_SET_NEVER = Linkage.integer("MPI_T_ERR_CVAR_SET_NEVER");

    /**
     * {@code MPI_T_ERR_CVAR_SET_NOT_NOW}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_CVAR_SET_NOT_NOW = Linkage.integer("MPI_T_ERR_CVAR_SET_NOT_NOW");

    /**
     * {@code MPI_T_ERR_INVALID}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID = Linkage.integer("MPI_T_ERR_INVALID");

    /**
     * {@code MPI_T_ERR_INVALID_HANDLE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID_HANDLE = Linkage.integer("MPI_T_ERR_INVALID_HANDLE");

    /**
     * {@code MPI_T_ERR_INVALID_INDEX}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID_INDEX = Linkage.integer("MPI_T_ERR_INVALID_INDEX");

    /**
     * {@code MPI_T_ERR_INVALID_ITEM}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID_ITEM = Linkage.integer("MPI_T_ERR_INVALID_ITEM");

    /**
     * {@code MPI_T_ERR_INVALID_NAME}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID_NAME = Linkage.integer("MPI_T_ERR_INVALID_NAME");

    /**
     * {@code MPI_T_ERR_INVALID_SESSION}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_INVALID_SESSION = Linkage.integer("MPI_T_ERR_INVALID_SESSION");

    /**
     * {@code MPI_T_ERR_MEMORY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_MEMORY = Linkage.integer("MPI_T_ERR_MEMORY");

    /**
     * {@code MPI_T_ERR_NOT_ACCESSIBLE}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.1.3+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_NOT_ACCESSIBLE = Linkage.integer("MPI_T_ERR_NOT_ACCESSIBLE");

    /**
     * {@code MPI_T_ERR_NOT_INITIALIZED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_NOT_INITIALIZED = Linkage.integer("MPI_T_ERR_NOT_INITIALIZED");

    /**
     * {@code MPI_T_ERR_NOT_SUPPORTED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_NOT_SUPPORTED = Linkage.integer("MPI_T_ERR_NOT_SUPPORTED");

    /**
     * {@code MPI_T_ERR_OUT_OF_HANDLES}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_OUT_OF_HANDLES = Linkage.integer("MPI_T_ERR_OUT_OF_HANDLES");

    /**
     * {@code MPI_T_ERR_OUT_OF_SESSIONS}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_OUT_OF_SESSIONS = Linkage.integer("MPI_T_ERR_OUT_OF_SESSIONS");

    /**
     * {@code MPI_T_ERR_PVAR_NO_ATOMIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_PVAR_NO_ATOMIC = Linkage.integer("MPI_T_ERR_PVAR_NO_ATOMIC");

    /**
     * {@code MPI_T_ERR_PVAR_NO_STARTSTOP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_PVAR_NO_STARTSTOP = Linkage.integer("MPI_T_ERR_PVAR_NO_STARTSTOP");

    /**
     * {@code MPI_T_ERR_PVAR_NO_WRITE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_ERR_PVAR_NO_WRITE = Linkage.integer("MPI_T_ERR_PVAR_NO_WRITE");

    /**
     * {@code MPI_T_PVAR_ALL_HANDLES}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_T_PVAR_ALL_HANDLES = Linkage.handle("MPI_T_PVAR_ALL_HANDLES", "MPI_T_PVAR_HANDLE_NULL");

    /**
     * {@code MPI_T_PVAR_CLASS_AGGREGATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_AGGREGATE = Linkage.integer("MPI_T_PVAR_CLASS_AGGREGATE");

    /**
     * {@code MPI_T_PVAR_CLASS_COUNTER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_COUNTER = Linkage.integer("MPI_T_PVAR_CLASS_COUNTER");

    /**
     * {@code MPI_T_PVAR_CLASS_GENERIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_GENERIC = Linkage.integer("MPI_T_PVAR_CLASS_GENERIC");

    /**
     * {@code MPI_T_PVAR_CLASS_HIGHWATERMARK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_HIGHWATERMARK = Linkage.integer("MPI_T_PVAR_CLASS_HIGHWATERMARK");

    /**
     * {@code MPI_T_PVAR_CLASS_INVALID}, in intel 2021.18.1+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_INVALID = Linkage.integer("MPI_T_PVAR_CLASS_INVALID");

    /**
     * {@code MPI_T_PVAR_CLASS_LEVEL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_LEVEL = Linkage.integer("MPI_T_PVAR_CLASS_LEVEL");

    /**
     * {@code MPI_T_PVAR_CLASS_LOWWATERMARK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_LOWWATERMARK = Linkage.integer("MPI_T_PVAR_CLASS_LOWWATERMARK");

    /**
     * {@code MPI_T_PVAR_CLASS_PERCENTAGE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_PERCENTAGE = Linkage.integer("MPI_T_PVAR_CLASS_PERCENTAGE");

    /**
     * {@code MPI_T_PVAR_CLASS_SIZE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_SIZE = Linkage.integer("MPI_T_PVAR_CLASS_SIZE");

    /**
     * {@code MPI_T_PVAR_CLASS_STATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_STATE = Linkage.integer("MPI_T_PVAR_CLASS_STATE");

    /**
     * {@code MPI_T_PVAR_CLASS_TIMER}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_PVAR_CLASS_TIMER = Linkage.integer("MPI_T_PVAR_CLASS_TIMER");

    /**
     * {@code MPI_T_PVAR_HANDLE_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_T_PVAR_HANDLE_NULL = Linkage.handle("MPI_T_PVAR_HANDLE_NULL", "MPI_T_PVAR_HANDLE_NULL");

    /**
     * {@code MPI_T_PVAR_SESSION_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_T_PVAR_SESSION_NULL = Linkage.handle("MPI_T_PVAR_SESSION_NULL", "MPI_T_PVAR_SESSION_NULL");

    /**
     * {@code MPI_T_SCOPE_ALL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_ALL = Linkage.integer("MPI_T_SCOPE_ALL");

    /**
     * {@code MPI_T_SCOPE_ALL_EQ}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_ALL_EQ = Linkage.integer("MPI_T_SCOPE_ALL_EQ");

    /**
     * {@code MPI_T_SCOPE_CONSTANT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_CONSTANT = Linkage.integer("MPI_T_SCOPE_CONSTANT");

    /**
     * {@code MPI_T_SCOPE_GROUP}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_GROUP = Linkage.integer("MPI_T_SCOPE_GROUP");

    /**
     * {@code MPI_T_SCOPE_GROUP_EQ}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_GROUP_EQ = Linkage.integer("MPI_T_SCOPE_GROUP_EQ");

    /**
     * {@code MPI_T_SCOPE_INVALID}, in intel 2021.18.1+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_INVALID = Linkage.integer("MPI_T_SCOPE_INVALID");

    /**
     * {@code MPI_T_SCOPE_LOCAL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_LOCAL = Linkage.integer("MPI_T_SCOPE_LOCAL");

    /**
     * {@code MPI_T_SCOPE_READONLY}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SCOPE_READONLY = Linkage.integer("MPI_T_SCOPE_READONLY");

    /**
     * {@code MPI_T_SOURCE_ORDERED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SOURCE_ORDERED = Linkage.integer("MPI_T_SOURCE_ORDERED");

    /**
     * {@code MPI_T_SOURCE_UNORDERED}, in intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_SOURCE_UNORDERED = Linkage.integer("MPI_T_SOURCE_UNORDERED");

    /**
     * {@code MPI_T_VERBOSITY_INVALID}, in intel 2021.18.1+, mpich 4.0.2+.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_INVALID = Linkage.integer("MPI_T_VERBOSITY_INVALID");

    /**
     * {@code MPI_T_VERBOSITY_MPIDEV_ALL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_MPIDEV_ALL = Linkage.integer("MPI_T_VERBOSITY_MPIDEV_ALL");

    /**
     * {@code MPI_T_VERBOSITY_MPIDEV_BASIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_MPIDEV_BASIC = Linkage.integer("MPI_T_VERBOSITY_MPIDEV_BASIC");

    /**
     * {@code MPI_T_VERBOSITY_MPIDEV_DETAIL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_MPIDEV_DETAIL = Linkage.integer("MPI_T_VERBOSITY_MPIDEV_DETAIL");

    /**
     * {@code MPI_T_VERBOSITY_TUNER_ALL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_TUNER_ALL = Linkage.integer("MPI_T_VERBOSITY_TUNER_ALL");

    /**
     * {@code MPI_T_VERBOSITY_TUNER_BASIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_TUNER_BASIC = Linkage.integer("MPI_T_VERBOSITY_TUNER_BASIC");

    /**
     * {@code MPI_T_VERBOSITY_TUNER_DETAIL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_TUNER_DETAIL = Linkage.integer("MPI_T_VERBOSITY_TUNER_DETAIL");

    /**
     * {@code MPI_T_VERBOSITY_USER_ALL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_USER_ALL = Linkage.integer("MPI_T_VERBOSITY_USER_ALL");

    /**
     * {@code MPI_T_VERBOSITY_USER_BASIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_USER_BASIC = Linkage.integer("MPI_T_VERBOSITY_USER_BASIC");

    /**
     * {@code MPI_T_VERBOSITY_USER_DETAIL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_T_VERBOSITY_USER_DETAIL = Linkage.integer("MPI_T_VERBOSITY_USER_DETAIL");

    /**
     * C: {@code int MPI_Pcontrol(const int level, ...)}.
     *
     * <p>In every library.
     *
     * @param level {@code const int level}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node414.htm#Node414">MPI 5.0, section 15.2.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Pcontrol(int level) {
        try {
            return (int) MPI_Pcontrol.HANDLE.invokeExact(level);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Pcontrol {

        static final MethodHandle HANDLE = Linkage.link("MPI_Pcontrol", "int(int,...)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_changed(int *update_number)}.
     *
     * <p>In every library.
     *
     * @param update_number {@code int *update_number}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node440.htm#Node440">MPI 5.0, section 15.3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_category_changed(MemorySegment update_number) {
        try {
            return (int) MPI_T_category_changed.HANDLE.invokeExact(update_number);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_category_changed {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_changed", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_categories(int cat_index, int len, int indices[])}.
     *
     * <p>In every library.
     *
     * @param cat_index {@code int cat_index}
     * @param len {@code int len}
     * @param indices {@code int indices[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node440.htm#Node440">MPI 5.0, section 15.3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_category_get_categories(int cat_index, int len, MemorySegment indices) {
        try {
            return (int) MPI_T_category_get_categories.HANDLE.invokeExact(cat_index, len, indices);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_categories {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_categories", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_cvars(int cat_index, int len, int indices[])}.
     *
     * <p>In every library.
     *
     * @param cat_index {@code int cat_index}
     * @param len {@code int len}
     * @param indices {@code int indices[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node440.htm#Node440">MPI 5.0, section 15.3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_category_get_cvars(int cat_index, int len, MemorySegment indices) {
        try {
            return (int) MPI_T_category_get_cvars.HANDLE.invokeExact(cat_index, len, indices);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_cvars {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_cvars", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_events(int cat_index, int len, int indices[])}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param cat_index {@code int cat_index}
     * @param len {@code int len}
     * @param indices {@code int indices[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node440.htm#Node440">MPI 5.0, section 15.3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_category_get_events(int cat_index, int len, MemorySegment indices) {
        try {
            return (int) MPI_T_category_get_events.HANDLE.invokeExact(cat_index, len, indices);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_events {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_events", "int(int,int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_category_get_index(const char *name, int *cat_index)}.
     *
     * <p>In every library.
     *
     * @param name {@code const char *name}
     * @param cat_index {@code int *cat_index}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node440.htm#Node440">MPI 5.0, section 15.3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_category_get_index(MemorySegment name, MemorySegment cat_index) {
        try {
            return (int) MPI_T_category_get_index.HANDLE.invokeExact(name, cat_index);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_index {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_index", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_info(int cat_index, char *name, int *name_len, char *desc, int *desc_len, int *num_cvars, int *num_pvars, int *num_categories)}.
     *
     * <p>In every library.
     *
     * @param cat_index {@code int cat_index}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @param desc {@code char *desc}
     * @param desc_len {@code int *desc_len}
     * @param num_cvars {@code int *num_cvars}
     * @param num_pvars {@code int *num_pvars}
     * @param num_categories {@code int *num_categories}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node440.htm#Node440">MPI 5.0, section 15.3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_category_get_info(int cat_index, MemorySegment name, MemorySegment name_len, MemorySegment desc, MemorySegment desc_len, MemorySegment num_cvars, MemorySegment num_pvars, MemorySegment num_categories) {
        try {
            return (int) MPI_T_category_get_info.HANDLE.invokeExact(cat_index, name, name_len, desc, desc_len, num_cvars, num_pvars, num_categories);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_info", "int(int,pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_num(int *num_cat)}.
     *
     * <p>In every library.
     *
     * @param num_cat {@code int *num_cat}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node440.htm#Node440">MPI 5.0, section 15.3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_category_get_num(MemorySegment num_cat) {
        try {
            return (int) MPI_T_category_get_num.HANDLE.invokeExact(num_cat);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_num {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_num", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_category_get_num_events(int cat_index, int *num_events)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param cat_index {@code int cat_index}
     * @param num_events {@code int *num_events}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node440.htm#Node440">MPI 5.0, section 15.3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_category_get_num_events(int cat_index, MemorySegment num_events) {
        try {
            return (int) MPI_T_category_get_num_events.HANDLE.invokeExact(cat_index, num_events);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_num_events {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_num_events", "int(int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_category_get_pvars(int cat_index, int len, int indices[])}.
     *
     * <p>In every library.
     *
     * @param cat_index {@code int cat_index}
     * @param len {@code int len}
     * @param indices {@code int indices[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node440.htm#Node440">MPI 5.0, section 15.3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_category_get_pvars(int cat_index, int len, MemorySegment indices) {
        try {
            return (int) MPI_T_category_get_pvars.HANDLE.invokeExact(cat_index, len, indices);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_category_get_pvars {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_category_get_pvars", "int(int,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_get_index(const char *name, int *cvar_index)}.
     *
     * <p>In every library.
     *
     * @param name {@code const char *name}
     * @param cvar_index {@code int *cvar_index}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node421.htm#Node421">MPI 5.0, section 15.3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_cvar_get_index(MemorySegment name, MemorySegment cvar_index) {
        try {
            return (int) MPI_T_cvar_get_index.HANDLE.invokeExact(name, cvar_index);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_get_index {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_get_index", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_get_info(int cvar_index, char *name, int *name_len, int *verbosity, MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *scope)}.
     *
     * <p>In every library.
     *
     * @param cvar_index {@code int cvar_index}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @param verbosity {@code int *verbosity}
     * @param datatype {@code MPI_Datatype *datatype}
     * @param enumtype {@code MPI_T_enum *enumtype}
     * @param desc {@code char *desc}
     * @param desc_len {@code int *desc_len}
     * @param bind {@code int *bind}
     * @param scope {@code int *scope}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node421.htm#Node421">MPI 5.0, section 15.3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_cvar_get_info(int cvar_index, MemorySegment name, MemorySegment name_len, MemorySegment verbosity, MemorySegment datatype, MemorySegment enumtype, MemorySegment desc, MemorySegment desc_len, MemorySegment bind, MemorySegment scope) {
        try {
            return (int) MPI_T_cvar_get_info.HANDLE.invokeExact(cvar_index, name, name_len, verbosity, datatype, enumtype, desc, desc_len, bind, scope);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_get_info", "int(int,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_get_num(int *num_cvar)}.
     *
     * <p>In every library.
     *
     * @param num_cvar {@code int *num_cvar}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node421.htm#Node421">MPI 5.0, section 15.3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_cvar_get_num(MemorySegment num_cvar) {
        try {
            return (int) MPI_T_cvar_get_num.HANDLE.invokeExact(num_cvar);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_get_num {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_get_num", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_handle_alloc(int cvar_index, void *obj_handle, MPI_T_cvar_handle *handle, int *count)}.
     *
     * <p>In every library.
     *
     * @param cvar_index {@code int cvar_index}
     * @param obj_handle {@code void *obj_handle}
     * @param handle {@code MPI_T_cvar_handle *handle}
     * @param count {@code int *count}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node421.htm#Node421">MPI 5.0, section 15.3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_cvar_handle_alloc(int cvar_index, MemorySegment obj_handle, MemorySegment handle, MemorySegment count) {
        try {
            return (int) MPI_T_cvar_handle_alloc.HANDLE.invokeExact(cvar_index, obj_handle, handle, count);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_handle_alloc {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_handle_alloc", "int(int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_handle_free(MPI_T_cvar_handle *handle)}.
     *
     * <p>In every library.
     *
     * @param handle {@code MPI_T_cvar_handle *handle}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node421.htm#Node421">MPI 5.0, section 15.3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_cvar_handle_free(MemorySegment handle) {
        try {
            return (int) MPI_T_cvar_handle_free.HANDLE.invokeExact(handle);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_handle_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_handle_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_read(MPI_T_cvar_handle handle, void *buf)}.
     *
     * <p>In every library.
     *
     * @param handle {@code MPI_T_cvar_handle handle}
     * @param buf {@code void *buf}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node421.htm#Node421">MPI 5.0, section 15.3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_cvar_read(long handle, MemorySegment buf) {
        try {
            return (int) MPI_T_cvar_read.HANDLE.invokeExact(handle, buf);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_read {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_read", "int(MPI_T_cvar_handle,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_cvar_write(MPI_T_cvar_handle handle, const void *buf)}.
     *
     * <p>In every library.
     *
     * @param handle {@code MPI_T_cvar_handle handle}
     * @param buf {@code const void *buf}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node421.htm#Node421">MPI 5.0, section 15.3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_cvar_write(long handle, MemorySegment buf) {
        try {
            return (int) MPI_T_cvar_write.HANDLE.invokeExact(handle, buf);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_cvar_write {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_cvar_write", "int(MPI_T_cvar_handle,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_enum_get_info(MPI_T_enum enumtype, int *num, char *name, int *name_len)}.
     *
     * <p>In every library.
     *
     * @param enumtype {@code MPI_T_enum enumtype}
     * @param num {@code int *num}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node420.htm#Node420">MPI 5.0, section 15.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_enum_get_info(long enumtype, MemorySegment num, MemorySegment name, MemorySegment name_len) {
        try {
            return (int) MPI_T_enum_get_info.HANDLE.invokeExact(enumtype, num, name, name_len);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_enum_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_enum_get_info", "int(MPI_T_enum,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_enum_get_item(MPI_T_enum enumtype, int indx, int *value, char *name, int *name_len)}.
     *
     * <p>In every library.
     *
     * @param enumtype {@code MPI_T_enum enumtype}
     * @param indx {@code int indx}
     * @param value {@code int *value}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node420.htm#Node420">MPI 5.0, section 15.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_enum_get_item(long enumtype, int indx, MemorySegment value, MemorySegment name, MemorySegment name_len) {
        try {
            return (int) MPI_T_enum_get_item.HANDLE.invokeExact(enumtype, indx, value, name, name_len);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_enum_get_item {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_enum_get_item", "int(MPI_T_enum,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_event_callback_get_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info *info_used)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param cb_safety {@code MPI_T_cb_safety cb_safety}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_callback_get_info(long event_registration, int cb_safety, MemorySegment info_used) {
        try {
            return (int) MPI_T_event_callback_get_info.HANDLE.invokeExact(event_registration, cb_safety, info_used);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_callback_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_callback_get_info", "int(MPI_T_event_registration,int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_callback_set_info(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param cb_safety {@code MPI_T_cb_safety cb_safety}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_callback_set_info(long event_registration, int cb_safety, long info) {
        try {
            return (int) MPI_T_event_callback_set_info.HANDLE.invokeExact(event_registration, cb_safety, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_callback_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_callback_set_info", "int(MPI_T_event_registration,int,MPI_Info)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_copy(MPI_T_event_instance event_instance, void *buffer)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_instance {@code MPI_T_event_instance event_instance}
     * @param buffer {@code void *buffer}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_copy(long event_instance, MemorySegment buffer) {
        try {
            return (int) MPI_T_event_copy.HANDLE.invokeExact(event_instance, buffer);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_copy {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_copy", "int(MPI_T_event_instance,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_get_index(const char *name, int *event_index)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param name {@code const char *name}
     * @param event_index {@code int *event_index}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_get_index(MemorySegment name, MemorySegment event_index) {
        try {
            return (int) MPI_T_event_get_index.HANDLE.invokeExact(name, event_index);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_get_index {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_get_index", "int(pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_get_info(int event_index, char *name, int *name_len, int *verbosity, MPI_Datatype array_of_datatypes[], MPI_Aint array_of_displacements[], int *num_elements, MPI_T_enum *enumtype, MPI_Info *info, char *desc, int *desc_len, int *bind)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_index {@code int event_index}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @param verbosity {@code int *verbosity}
     * @param array_of_datatypes {@code MPI_Datatype array_of_datatypes[]}
     * @param array_of_displacements {@code MPI_Aint array_of_displacements[]}
     * @param num_elements {@code int *num_elements}
     * @param enumtype {@code MPI_T_enum *enumtype}
     * @param info {@code MPI_Info *info}
     * @param desc {@code char *desc}
     * @param desc_len {@code int *desc_len}
     * @param bind {@code int *bind}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_get_info(int event_index, MemorySegment name, MemorySegment name_len, MemorySegment verbosity, MemorySegment array_of_datatypes, MemorySegment array_of_displacements, MemorySegment num_elements, MemorySegment enumtype, MemorySegment info, MemorySegment desc, MemorySegment desc_len, MemorySegment bind) {
        try {
            return (int) MPI_T_event_get_info.HANDLE.invokeExact(event_index, name, name_len, verbosity, array_of_datatypes, array_of_displacements, num_elements, enumtype, info, desc, desc_len, bind);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_get_info", "int(int,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_get_num(int *num_events)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param num_events {@code int *num_events}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_get_num(MemorySegment num_events) {
        try {
            return (int) MPI_T_event_get_num.HANDLE.invokeExact(num_events);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_get_num {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_get_num", "int(pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_get_source(MPI_T_event_instance event_instance, int *source_index)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_instance {@code MPI_T_event_instance event_instance}
     * @param source_index {@code int *source_index}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_get_source(long event_instance, MemorySegment source_index) {
        try {
            return (int) MPI_T_event_get_source.HANDLE.invokeExact(event_instance, source_index);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_get_source {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_get_source", "int(MPI_T_event_instance,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_get_timestamp(MPI_T_event_instance event_instance, MPI_Count *event_timestamp)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_instance {@code MPI_T_event_instance event_instance}
     * @param event_timestamp {@code MPI_Count *event_timestamp}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_get_timestamp(long event_instance, MemorySegment event_timestamp) {
        try {
            return (int) MPI_T_event_get_timestamp.HANDLE.invokeExact(event_instance, event_timestamp);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_get_timestamp {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_get_timestamp", "int(MPI_T_event_instance,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_handle_alloc(int event_index, void *obj_handle, MPI_Info info, MPI_T_event_registration *event_registration)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_index {@code int event_index}
     * @param obj_handle {@code void *obj_handle}
     * @param info {@code MPI_Info info}
     * @param event_registration {@code MPI_T_event_registration *event_registration}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_handle_alloc(int event_index, MemorySegment obj_handle, long info, MemorySegment event_registration) {
        try {
            return (int) MPI_T_event_handle_alloc.HANDLE.invokeExact(event_index, obj_handle, info, event_registration);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_handle_alloc {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_handle_alloc", "int(int,pointer,MPI_Info,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_handle_free(MPI_T_event_registration event_registration, void *user_data, MPI_T_event_free_cb_function free_cb_function)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param user_data {@code void *user_data}
     * @param free_cb_function {@code MPI_T_event_free_cb_function free_cb_function}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_handle_free(long event_registration, MemorySegment user_data, MemorySegment free_cb_function) {
        try {
            return (int) MPI_T_event_handle_free.HANDLE.invokeExact(event_registration, user_data, free_cb_function);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_handle_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_handle_free", "int(MPI_T_event_registration,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_handle_get_info(MPI_T_event_registration event_registration, MPI_Info *info_used)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_handle_get_info(long event_registration, MemorySegment info_used) {
        try {
            return (int) MPI_T_event_handle_get_info.HANDLE.invokeExact(event_registration, info_used);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_handle_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_handle_get_info", "int(MPI_T_event_registration,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_handle_set_info(MPI_T_event_registration event_registration, MPI_Info info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_handle_set_info(long event_registration, long info) {
        try {
            return (int) MPI_T_event_handle_set_info.HANDLE.invokeExact(event_registration, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_handle_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_handle_set_info", "int(MPI_T_event_registration,MPI_Info)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_read(MPI_T_event_instance event_instance, int element_index, void *buffer)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_instance {@code MPI_T_event_instance event_instance}
     * @param element_index {@code int element_index}
     * @param buffer {@code void *buffer}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_read(long event_instance, int element_index, MemorySegment buffer) {
        try {
            return (int) MPI_T_event_read.HANDLE.invokeExact(event_instance, element_index, buffer);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_read {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_read", "int(MPI_T_event_instance,int,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_register_callback(MPI_T_event_registration event_registration, MPI_T_cb_safety cb_safety, MPI_Info info, void *user_data, MPI_T_event_cb_function event_cb_function)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param cb_safety {@code MPI_T_cb_safety cb_safety}
     * @param info {@code MPI_Info info}
     * @param user_data {@code void *user_data}
     * @param event_cb_function {@code MPI_T_event_cb_function event_cb_function}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_register_callback(long event_registration, int cb_safety, long info, MemorySegment user_data, MemorySegment event_cb_function) {
        try {
            return (int) MPI_T_event_register_callback.HANDLE.invokeExact(event_registration, cb_safety, info, user_data, event_cb_function);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_register_callback {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_register_callback", "int(MPI_T_event_registration,int,MPI_Info,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_event_set_dropped_handler(MPI_T_event_registration event_registration, MPI_T_event_dropped_cb_function dropped_cb_function)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param event_registration {@code MPI_T_event_registration event_registration}
     * @param dropped_cb_function {@code MPI_T_event_dropped_cb_function dropped_cb_function}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_event_set_dropped_handler(long event_registration, MemorySegment dropped_cb_function) {
        try {
            return (int) MPI_T_event_set_dropped_handler.HANDLE.invokeExact(event_registration, dropped_cb_function);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_event_set_dropped_handler {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_event_set_dropped_handler", "int(MPI_T_event_registration,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_finalize(void)}.
     *
     * <p>In every library.
     *
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node419.htm#Node419">MPI 5.0, section 15.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_finalize() {
        try {
            return (int) MPI_T_finalize.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_finalize {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_finalize", "int()", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_init_thread(int required, int *provided)}.
     *
     * <p>In every library.
     *
     * @param required {@code int required}
     * @param provided {@code int *provided}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node419.htm#Node419">MPI 5.0, section 15.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_init_thread(int required, MemorySegment provided) {
        try {
            return (int) MPI_T_init_thread.HANDLE.invokeExact(required, provided);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_init_thread {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_init_thread", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_get_index(const char *name, int var_class, int *pvar_index)}.
     *
     * <p>In every library.
     *
     * @param name {@code const char *name}
     * @param var_class {@code int var_class}
     * @param pvar_index {@code int *pvar_index}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_get_index(MemorySegment name, int var_class, MemorySegment pvar_index) {
        try {
            return (int) MPI_T_pvar_get_index.HANDLE.invokeExact(name, var_class, pvar_index);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_get_index {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_get_index", "int(pointer,int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_get_info(int pvar_index, char *name, int *name_len, int *verbosity, int *var_class, MPI_Datatype *datatype, MPI_T_enum *enumtype, char *desc, int *desc_len, int *bind, int *readonly, int *continuous, int *atomic)}.
     *
     * <p>In every library.
     *
     * @param pvar_index {@code int pvar_index}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @param verbosity {@code int *verbosity}
     * @param var_class {@code int *var_class}
     * @param datatype {@code MPI_Datatype *datatype}
     * @param enumtype {@code MPI_T_enum *enumtype}
     * @param desc {@code char *desc}
     * @param desc_len {@code int *desc_len}
     * @param bind {@code int *bind}
     * @param readonly {@code int *readonly}
     * @param continuous {@code int *continuous}
     * @param atomic {@code int *atomic}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_get_info(int pvar_index, MemorySegment name, MemorySegment name_len, MemorySegment verbosity, MemorySegment var_class, MemorySegment datatype, MemorySegment enumtype, MemorySegment desc, MemorySegment desc_len, MemorySegment bind, MemorySegment readonly, MemorySegment continuous, MemorySegment atomic) {
        try {
            return (int) MPI_T_pvar_get_info.HANDLE.invokeExact(pvar_index, name, name_len, verbosity, var_class, datatype, enumtype, desc, desc_len, bind, readonly, continuous, atomic);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_get_info", "int(int,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_get_num(int *num_pvar)}.
     *
     * <p>In every library.
     *
     * @param num_pvar {@code int *num_pvar}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_get_num(MemorySegment num_pvar) {
        try {
            return (int) MPI_T_pvar_get_num.HANDLE.invokeExact(num_pvar);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_get_num {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_get_num", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_handle_alloc(MPI_T_pvar_session session, int pvar_index, void *obj_handle, MPI_T_pvar_handle *handle, int *count)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param pvar_index {@code int pvar_index}
     * @param obj_handle {@code void *obj_handle}
     * @param handle {@code MPI_T_pvar_handle *handle}
     * @param count {@code int *count}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_handle_alloc(long session, int pvar_index, MemorySegment obj_handle, MemorySegment handle, MemorySegment count) {
        try {
            return (int) MPI_T_pvar_handle_alloc.HANDLE.invokeExact(session, pvar_index, obj_handle, handle, count);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_handle_alloc {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_handle_alloc", "int(MPI_T_pvar_session,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_handle_free(MPI_T_pvar_session session, MPI_T_pvar_handle *handle)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle *handle}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_handle_free(long session, MemorySegment handle) {
        try {
            return (int) MPI_T_pvar_handle_free.HANDLE.invokeExact(session, handle);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_handle_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_handle_free", "int(MPI_T_pvar_session,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_read(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @param buf {@code void *buf}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_read(long session, long handle, MemorySegment buf) {
        try {
            return (int) MPI_T_pvar_read.HANDLE.invokeExact(session, handle, buf);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_read {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_read", "int(MPI_T_pvar_session,MPI_T_pvar_handle,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_readreset(MPI_T_pvar_session session, MPI_T_pvar_handle handle, void *buf)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @param buf {@code void *buf}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_readreset(long session, long handle, MemorySegment buf) {
        try {
            return (int) MPI_T_pvar_readreset.HANDLE.invokeExact(session, handle, buf);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_readreset {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_readreset", "int(MPI_T_pvar_session,MPI_T_pvar_handle,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_reset(MPI_T_pvar_session session, MPI_T_pvar_handle handle)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_reset(long session, long handle) {
        try {
            return (int) MPI_T_pvar_reset.HANDLE.invokeExact(session, handle);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_reset {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_reset", "int(MPI_T_pvar_session,MPI_T_pvar_handle)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_session_create(MPI_T_pvar_session *session)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session *session}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_session_create(MemorySegment session) {
        try {
            return (int) MPI_T_pvar_session_create.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_session_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_session_create", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_session_free(MPI_T_pvar_session *session)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session *session}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_session_free(MemorySegment session) {
        try {
            return (int) MPI_T_pvar_session_free.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_session_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_session_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_start(MPI_T_pvar_session session, MPI_T_pvar_handle handle)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_start(long session, long handle) {
        try {
            return (int) MPI_T_pvar_start.HANDLE.invokeExact(session, handle);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_start {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_start", "int(MPI_T_pvar_session,MPI_T_pvar_handle)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_stop(MPI_T_pvar_session session, MPI_T_pvar_handle handle)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_stop(long session, long handle) {
        try {
            return (int) MPI_T_pvar_stop.HANDLE.invokeExact(session, handle);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_stop {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_stop", "int(MPI_T_pvar_session,MPI_T_pvar_handle)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_pvar_write(MPI_T_pvar_session session, MPI_T_pvar_handle handle, const void *buf)}.
     *
     * <p>In every library.
     *
     * @param session {@code MPI_T_pvar_session session}
     * @param handle {@code MPI_T_pvar_handle handle}
     * @param buf {@code const void *buf}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node425.htm#Node425">MPI 5.0, section 15.3.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_pvar_write(long session, long handle, MemorySegment buf) {
        try {
            return (int) MPI_T_pvar_write.HANDLE.invokeExact(session, handle, buf);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_pvar_write {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_pvar_write", "int(MPI_T_pvar_session,MPI_T_pvar_handle,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_T_source_get_info(int source_index, char *name, int *name_len, char *desc, int *desc_len, MPI_T_source_order *ordering, MPI_Count *ticks_per_second, MPI_Count *max_ticks, MPI_Info *info)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param source_index {@code int source_index}
     * @param name {@code char *name}
     * @param name_len {@code int *name_len}
     * @param desc {@code char *desc}
     * @param desc_len {@code int *desc_len}
     * @param ordering {@code MPI_T_source_order *ordering}
     * @param ticks_per_second {@code MPI_Count *ticks_per_second}
     * @param max_ticks {@code MPI_Count *max_ticks}
     * @param info {@code MPI_Info *info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_source_get_info(int source_index, MemorySegment name, MemorySegment name_len, MemorySegment desc, MemorySegment desc_len, MemorySegment ordering, MemorySegment ticks_per_second, MemorySegment max_ticks, MemorySegment info) {
        try {
            return (int) MPI_T_source_get_info.HANDLE.invokeExact(source_index, name, name_len, desc, desc_len, ordering, ticks_per_second, max_ticks, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_source_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_source_get_info", "int(int,pointer,pointer,pointer,pointer,pointer,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_source_get_num(int *num_sources)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param num_sources {@code int *num_sources}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_source_get_num(MemorySegment num_sources) {
        try {
            return (int) MPI_T_source_get_num.HANDLE.invokeExact(num_sources);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_source_get_num {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_source_get_num", "int(pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_T_source_get_timestamp(int source_index, MPI_Count *timestamp)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param source_index {@code int source_index}
     * @param timestamp {@code MPI_Count *timestamp}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node432.htm#Node432">MPI 5.0, section 15.3.8</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_T_source_get_timestamp(int source_index, MemorySegment timestamp) {
        try {
            return (int) MPI_T_source_get_timestamp.HANDLE.invokeExact(source_index, timestamp);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_T_source_get_timestamp {

        static final MethodHandle HANDLE = Linkage.link("MPI_T_source_get_timestamp", "int(int,pointer)", "MPI 4.0");
    }
}
