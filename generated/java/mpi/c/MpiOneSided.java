// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * One-sided communication, chapter 12 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiOneSided extends MpiProcesses {

    MpiOneSided() {
    }

    /**
     * {@code MPI_LOCK_EXCLUSIVE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_LOCK_EXCLUSIVE = Linkage.integer("MPI_LOCK_EXCLUSIVE");

    /**
     * {@code MPI_LOCK_SHARED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_LOCK_SHARED = Linkage.integer("MPI_LOCK_SHARED");

    /**
     * {@code MPI_MODE_NOCHECK}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_NOCHECK = Linkage.integer("MPI_MODE_NOCHECK");

    /**
     * {@code MPI_MODE_NOPRECEDE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_NOPRECEDE = Linkage.integer("MPI_MODE_NOPRECEDE");

    /**
     * {@code MPI_MODE_NOPUT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_NOPUT = Linkage.integer("MPI_MODE_NOPUT");

    /**
     * {@code MPI_MODE_NOSTORE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_NOSTORE = Linkage.integer("MPI_MODE_NOSTORE");

    /**
     * {@code MPI_MODE_NOSUCCEED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_MODE_NOSUCCEED = Linkage.integer("MPI_MODE_NOSUCCEED");

    /**
     * {@code MPI_WIN_BASE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_BASE = Linkage.integer("MPI_WIN_BASE");

    /**
     * {@code MPI_WIN_CREATE_FLAVOR}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_CREATE_FLAVOR = Linkage.integer("MPI_WIN_CREATE_FLAVOR");

    /**
     * {@code MPI_WIN_DISP_UNIT}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_DISP_UNIT = Linkage.integer("MPI_WIN_DISP_UNIT");

    /**
     * {@code MPI_WIN_DUP_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_WIN_DUP_FN = Linkage.address("MPI_WIN_DUP_FN");

    /**
     * {@code MPI_WIN_FLAVOR_ALLOCATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_FLAVOR_ALLOCATE = Linkage.integer("MPI_WIN_FLAVOR_ALLOCATE");

    /**
     * {@code MPI_WIN_FLAVOR_CREATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_FLAVOR_CREATE = Linkage.integer("MPI_WIN_FLAVOR_CREATE");

    /**
     * {@code MPI_WIN_FLAVOR_DYNAMIC}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_FLAVOR_DYNAMIC = Linkage.integer("MPI_WIN_FLAVOR_DYNAMIC");

    /**
     * {@code MPI_WIN_FLAVOR_SHARED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_FLAVOR_SHARED = Linkage.integer("MPI_WIN_FLAVOR_SHARED");

    /**
     * {@code MPI_WIN_MODEL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_MODEL = Linkage.integer("MPI_WIN_MODEL");

    /**
     * {@code MPI_WIN_NULL}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final long MPI_WIN_NULL = Linkage.handle("MPI_WIN_NULL", "MPI_WIN_NULL");

    /**
     * {@code MPI_WIN_NULL_COPY_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_WIN_NULL_COPY_FN = Linkage.address("MPI_WIN_NULL_COPY_FN");

    /**
     * {@code MPI_WIN_NULL_DELETE_FN}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final MemorySegment MPI_WIN_NULL_DELETE_FN = Linkage.address("MPI_WIN_NULL_DELETE_FN");

    /**
     * {@code MPI_WIN_SEPARATE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_SEPARATE = Linkage.integer("MPI_WIN_SEPARATE");

    /**
     * {@code MPI_WIN_SIZE}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_SIZE = Linkage.integer("MPI_WIN_SIZE");

    /**
     * {@code MPI_WIN_UNIFIED}, in every library.
     */
    @Generated("ConstantEmitter")
    public static final int MPI_WIN_UNIFIED = Linkage.integer("MPI_WIN_UNIFIED");

    /**
     * C: {@code int MPI_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Accumulate(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long op, long win) {
        try {
            return (int) MPI_Accumulate.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Accumulate {

        static final MethodHandle HANDLE = Linkage.link("MPI_Accumulate", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Op,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Accumulate_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long op, long win) {
        try {
            return (int) MPI_Accumulate_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Accumulate_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Accumulate_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Op,MPI_Win)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param compare_addr {@code const void *compare_addr}
     * @param result_addr {@code void *result_addr}
     * @param datatype {@code MPI_Datatype datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Compare_and_swap(MemorySegment origin_addr, MemorySegment compare_addr, MemorySegment result_addr, long datatype, int target_rank, long target_disp, long win) {
        try {
            return (int) MPI_Compare_and_swap.HANDLE.invokeExact(origin_addr, compare_addr, result_addr, datatype, target_rank, target_disp, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Compare_and_swap {

        static final MethodHandle HANDLE = Linkage.link("MPI_Compare_and_swap", "int(pointer,pointer,pointer,MPI_Datatype,int,long,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param result_addr {@code void *result_addr}
     * @param datatype {@code MPI_Datatype datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Fetch_and_op(MemorySegment origin_addr, MemorySegment result_addr, long datatype, int target_rank, long target_disp, long op, long win) {
        try {
            return (int) MPI_Fetch_and_op.HANDLE.invokeExact(origin_addr, result_addr, datatype, target_rank, target_disp, op, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Fetch_and_op {

        static final MethodHandle HANDLE = Linkage.link("MPI_Fetch_and_op", "int(pointer,pointer,MPI_Datatype,int,long,MPI_Op,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node320.htm#Node320">MPI 5.0, section 12.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long win) {
        try {
            return (int) MPI_Get.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param result_addr {@code void *result_addr}
     * @param result_count {@code int result_count}
     * @param result_datatype {@code MPI_Datatype result_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_accumulate(MemorySegment origin_addr, int origin_count, long origin_datatype, MemorySegment result_addr, int result_count, long result_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long op, long win) {
        try {
            return (int) MPI_Get_accumulate.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_accumulate {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_accumulate", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Op,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param result_addr {@code void *result_addr}
     * @param result_count {@code MPI_Count result_count}
     * @param result_datatype {@code MPI_Datatype result_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_accumulate_c(MemorySegment origin_addr, long origin_count, long origin_datatype, MemorySegment result_addr, long result_count, long result_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long op, long win) {
        try {
            return (int) MPI_Get_accumulate_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_accumulate_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_accumulate_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Op,MPI_Win)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node320.htm#Node320">MPI 5.0, section 12.3.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long win) {
        try {
            return (int) MPI_Get_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Win)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node319.htm#Node319">MPI 5.0, section 12.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Put(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long win) {
        try {
            return (int) MPI_Put.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Put {

        static final MethodHandle HANDLE = Linkage.link("MPI_Put", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node319.htm#Node319">MPI 5.0, section 12.3.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Put_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long win) {
        try {
            return (int) MPI_Put_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Put_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Put_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Win)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Raccumulate(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long op, long win, MemorySegment request) {
        try {
            return (int) MPI_Raccumulate.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Raccumulate {

        static final MethodHandle HANDLE = Linkage.link("MPI_Raccumulate", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Op,MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Raccumulate_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long op, long win, MemorySegment request) {
        try {
            return (int) MPI_Raccumulate_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Raccumulate_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Raccumulate_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Op,MPI_Win,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Rget(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long win, MemorySegment request) {
        try {
            return (int) MPI_Rget.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Rget {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rget", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param result_addr {@code void *result_addr}
     * @param result_count {@code int result_count}
     * @param result_datatype {@code MPI_Datatype result_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Rget_accumulate(MemorySegment origin_addr, int origin_count, long origin_datatype, MemorySegment result_addr, int result_count, long result_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long op, long win, MemorySegment request) {
        try {
            return (int) MPI_Rget_accumulate.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Rget_accumulate {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rget_accumulate", "int(pointer,int,MPI_Datatype,pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Op,MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param result_addr {@code void *result_addr}
     * @param result_count {@code MPI_Count result_count}
     * @param result_datatype {@code MPI_Datatype result_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param op {@code MPI_Op op}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Rget_accumulate_c(MemorySegment origin_addr, long origin_count, long origin_datatype, MemorySegment result_addr, long result_count, long result_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long op, long win, MemorySegment request) {
        try {
            return (int) MPI_Rget_accumulate_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op, win, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Rget_accumulate_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rget_accumulate_c", "int(pointer,long,MPI_Datatype,pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Op,MPI_Win,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Rget_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long win, MemorySegment request) {
        try {
            return (int) MPI_Rget_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Rget_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rget_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Win,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code int origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code int target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Rput(MemorySegment origin_addr, int origin_count, long origin_datatype, int target_rank, long target_disp, int target_count, long target_datatype, long win, MemorySegment request) {
        try {
            return (int) MPI_Rput.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Rput {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rput", "int(pointer,int,MPI_Datatype,int,long,int,MPI_Datatype,MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param origin_addr {@code const void *origin_addr}
     * @param origin_count {@code MPI_Count origin_count}
     * @param origin_datatype {@code MPI_Datatype origin_datatype}
     * @param target_rank {@code int target_rank}
     * @param target_disp {@code MPI_Aint target_disp}
     * @param target_count {@code MPI_Count target_count}
     * @param target_datatype {@code MPI_Datatype target_datatype}
     * @param win {@code MPI_Win win}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Rput_c(MemorySegment origin_addr, long origin_count, long origin_datatype, int target_rank, long target_disp, long target_count, long target_datatype, long win, MemorySegment request) {
        try {
            return (int) MPI_Rput_c.HANDLE.invokeExact(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, win, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Rput_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rput_c", "int(pointer,long,MPI_Datatype,int,long,long,MPI_Datatype,MPI_Win,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * <p>In every library.
     *
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code int disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param baseptr {@code void *baseptr}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node312.htm#Node312">MPI 5.0, section 12.2.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_allocate(long size, int disp_unit, long info, long comm, MemorySegment baseptr, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_allocate(size, disp_unit, info, comm, VirtualCall.accessible(baseptr), VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_allocate.HANDLE.invokeExact(size, disp_unit, info, comm, baseptr, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_allocate {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_allocate", "int(long,int,MPI_Info,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code MPI_Aint disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param baseptr {@code void *baseptr}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node312.htm#Node312">MPI 5.0, section 12.2.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_allocate_c(long size, long disp_unit, long info, long comm, MemorySegment baseptr, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_allocate_c(size, disp_unit, info, comm, VirtualCall.accessible(baseptr), VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_allocate_c.HANDLE.invokeExact(size, disp_unit, info, comm, baseptr, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_allocate_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_allocate_c", "int(long,long,MPI_Info,MPI_Comm,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * <p>In every library.
     *
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code int disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param baseptr {@code void *baseptr}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node313.htm#Node313">MPI 5.0, section 12.2.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_allocate_shared(long size, int disp_unit, long info, long comm, MemorySegment baseptr, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_allocate_shared(size, disp_unit, info, comm, VirtualCall.accessible(baseptr), VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_allocate_shared.HANDLE.invokeExact(size, disp_unit, info, comm, baseptr, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_allocate_shared {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_allocate_shared", "int(long,int,MPI_Info,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code MPI_Aint disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param baseptr {@code void *baseptr}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node313.htm#Node313">MPI 5.0, section 12.2.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_allocate_shared_c(long size, long disp_unit, long info, long comm, MemorySegment baseptr, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_allocate_shared_c(size, disp_unit, info, comm, VirtualCall.accessible(baseptr), VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_allocate_shared_c.HANDLE.invokeExact(size, disp_unit, info, comm, baseptr, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_allocate_shared_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_allocate_shared_c", "int(long,long,MPI_Info,MPI_Comm,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Win_attach(MPI_Win win, void *base, MPI_Aint size)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param base {@code void *base}
     * @param size {@code MPI_Aint size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node314.htm#Node314">MPI 5.0, section 12.2.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_attach(long win, MemorySegment base, long size) {
        try {
            return (int) MPI_Win_attach.HANDLE.invokeExact(win, base, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_attach {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_attach", "int(MPI_Win,pointer,long)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_complete(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_complete(long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_complete(win));
        }
        try {
            return (int) MPI_Win_complete.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_complete {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_complete", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)}.
     *
     * <p>In every library.
     *
     * @param base {@code void *base}
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code int disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node311.htm#Node311">MPI 5.0, section 12.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_create(MemorySegment base, long size, int disp_unit, long info, long comm, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_create(VirtualCall.accessible(base), size, disp_unit, info, comm, VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_create.HANDLE.invokeExact(base, size, disp_unit, info, comm, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_create {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_create", "int(pointer,long,int,MPI_Info,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param base {@code void *base}
     * @param size {@code MPI_Aint size}
     * @param disp_unit {@code MPI_Aint disp_unit}
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node311.htm#Node311">MPI 5.0, section 12.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_create_c(MemorySegment base, long size, long disp_unit, long info, long comm, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_create_c(VirtualCall.accessible(base), size, disp_unit, info, comm, VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_create_c.HANDLE.invokeExact(base, size, disp_unit, info, comm, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_create_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_create_c", "int(pointer,long,long,MPI_Info,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)}.
     *
     * <p>In every library.
     *
     * @param info {@code MPI_Info info}
     * @param comm {@code MPI_Comm comm}
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node314.htm#Node314">MPI 5.0, section 12.2.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_create_dynamic(long info, long comm, MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_create_dynamic(info, comm, VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_create_dynamic.HANDLE.invokeExact(info, comm, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_create_dynamic {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_create_dynamic", "int(MPI_Info,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_detach(MPI_Win win, const void *base)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param base {@code const void *base}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node314.htm#Node314">MPI 5.0, section 12.2.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_detach(long win, MemorySegment base) {
        try {
            return (int) MPI_Win_detach.HANDLE.invokeExact(win, base);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_detach {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_detach", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_fence(int assert, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param assert_ {@code int assert}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node330.htm#Node330">MPI 5.0, section 12.5.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_fence(int assert_, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_fence(assert_, win));
        }
        try {
            return (int) MPI_Win_fence.HANDLE.invokeExact(assert_, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_fence {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_fence", "int(int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_flush(int rank, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param rank {@code int rank}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_flush(int rank, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_flush(rank, win));
        }
        try {
            return (int) MPI_Win_flush.HANDLE.invokeExact(rank, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_flush {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_flush", "int(int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_flush_all(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_flush_all(long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_flush_all(win));
        }
        try {
            return (int) MPI_Win_flush_all.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_flush_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_flush_all", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_flush_local(int rank, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param rank {@code int rank}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_flush_local(int rank, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_flush_local(rank, win));
        }
        try {
            return (int) MPI_Win_flush_local.HANDLE.invokeExact(rank, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_flush_local {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_flush_local", "int(int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_flush_local_all(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_flush_local_all(long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_flush_local_all(win));
        }
        try {
            return (int) MPI_Win_flush_local_all.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_flush_local_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_flush_local_all", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_free(MPI_Win *win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win *win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node315.htm#Node315">MPI 5.0, section 12.2.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_free(MemorySegment win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_free(VirtualCall.accessible(win)));
        }
        try {
            return (int) MPI_Win_free.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_get_group(MPI_Win win, MPI_Group *group)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param group {@code MPI_Group *group}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node316.htm#Node316">MPI 5.0, section 12.2.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_get_group(long win, MemorySegment group) {
        try {
            return (int) MPI_Win_get_group.HANDLE.invokeExact(win, group);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_get_group {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_get_group", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_get_info(MPI_Win win, MPI_Info *info_used)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param info_used {@code MPI_Info *info_used}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node317.htm#Node317">MPI 5.0, section 12.2.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_get_info(long win, MemorySegment info_used) {
        try {
            return (int) MPI_Win_get_info.HANDLE.invokeExact(win, info_used);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_get_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_get_info", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_lock(int lock_type, int rank, int assert, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param lock_type {@code int lock_type}
     * @param rank {@code int rank}
     * @param assert_ {@code int assert}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_lock(int lock_type, int rank, int assert_, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_lock(lock_type, rank, assert_, win));
        }
        try {
            return (int) MPI_Win_lock.HANDLE.invokeExact(lock_type, rank, assert_, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_lock {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_lock", "int(int,int,int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_lock_all(int assert, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param assert_ {@code int assert}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_lock_all(int assert_, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_lock_all(assert_, win));
        }
        try {
            return (int) MPI_Win_lock_all.HANDLE.invokeExact(assert_, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_lock_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_lock_all", "int(int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_post(MPI_Group group, int assert, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param assert_ {@code int assert}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_post(long group, int assert_, long win) {
        try {
            return (int) MPI_Win_post.HANDLE.invokeExact(group, assert_, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_post {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_post", "int(MPI_Group,int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_set_info(MPI_Win win, MPI_Info info)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param info {@code MPI_Info info}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node317.htm#Node317">MPI 5.0, section 12.2.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_set_info(long win, long info) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_set_info(win, info));
        }
        try {
            return (int) MPI_Win_set_info.HANDLE.invokeExact(win, info);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_set_info {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_set_info", "int(MPI_Win,MPI_Info)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param rank {@code int rank}
     * @param size {@code MPI_Aint *size}
     * @param disp_unit {@code int *disp_unit}
     * @param baseptr {@code void *baseptr}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node313.htm#Node313">MPI 5.0, section 12.2.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_shared_query(long win, int rank, MemorySegment size, MemorySegment disp_unit, MemorySegment baseptr) {
        try {
            return (int) MPI_Win_shared_query.HANDLE.invokeExact(win, rank, size, disp_unit, baseptr);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_shared_query {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_shared_query", "int(MPI_Win,int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_shared_query_c(MPI_Win win, int rank, MPI_Aint *size, MPI_Aint *disp_unit, void *baseptr)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param win {@code MPI_Win win}
     * @param rank {@code int rank}
     * @param size {@code MPI_Aint *size}
     * @param disp_unit {@code MPI_Aint *disp_unit}
     * @param baseptr {@code void *baseptr}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node313.htm#Node313">MPI 5.0, section 12.2.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_shared_query_c(long win, int rank, MemorySegment size, MemorySegment disp_unit, MemorySegment baseptr) {
        try {
            return (int) MPI_Win_shared_query_c.HANDLE.invokeExact(win, rank, size, disp_unit, baseptr);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_shared_query_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_shared_query_c", "int(MPI_Win,int,pointer,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Win_start(MPI_Group group, int assert, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param group {@code MPI_Group group}
     * @param assert_ {@code int assert}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_start(long group, int assert_, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_start(group, assert_, win));
        }
        try {
            return (int) MPI_Win_start.HANDLE.invokeExact(group, assert_, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_start {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_start", "int(MPI_Group,int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_sync(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_sync(long win) {
        try {
            return (int) MPI_Win_sync.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_sync {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_sync", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_test(MPI_Win win, int *flag)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_test(long win, MemorySegment flag) {
        try {
            return (int) MPI_Win_test.HANDLE.invokeExact(win, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_test {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_test", "int(MPI_Win,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_unlock(int rank, MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param rank {@code int rank}
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_unlock(int rank, long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_unlock(rank, win));
        }
        try {
            return (int) MPI_Win_unlock.HANDLE.invokeExact(rank, win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_unlock {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_unlock", "int(int,MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_unlock_all(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_unlock_all(long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Win_unlock_all(win));
        }
        try {
            return (int) MPI_Win_unlock_all.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_unlock_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_unlock_all", "int(MPI_Win)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Win_wait(MPI_Win win)}.
     *
     * <p>In every library.
     *
     * @param win {@code MPI_Win win}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Win_wait(long win) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Win_test(win, flagAt));
        }
        try {
            return (int) MPI_Win_wait.HANDLE.invokeExact(win);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Win_wait {

        static final MethodHandle HANDLE = Linkage.link("MPI_Win_wait", "int(MPI_Win)", "MPI 3.1");
    }
}
