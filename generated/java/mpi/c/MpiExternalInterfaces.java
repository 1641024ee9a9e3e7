// Generated from the snapshots in generated/api by `make bindings`; edit templates/MpiChapter.java instead.

package mpi.c;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.system.Native;

/**
 * Generalized requests and contents of a status, chapter 13 of MPI 5.0.
 *
 * <p>Programs refer to these members through {@link Mpi}, which inherits them.
 */
public abstract class MpiExternalInterfaces extends MpiOneSided {

    MpiExternalInterfaces() {
    }

    /**
     * C: {@code int MPI_Grequest_complete(MPI_Request request)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node347.htm#Node347">MPI 5.0, section 13.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Grequest_complete(long request) {
        try {
            return (int) MPI_Grequest_complete.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Grequest_complete {

        static final MethodHandle HANDLE = Linkage.link("MPI_Grequest_complete", "int(MPI_Request)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Grequest_start(MPI_Grequest_query_function *query_fn, MPI_Grequest_free_function *free_fn, MPI_Grequest_cancel_function *cancel_fn, void *extra_state, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param query_fn {@code MPI_Grequest_query_function *query_fn}
     * @param free_fn {@code MPI_Grequest_free_function *free_fn}
     * @param cancel_fn {@code MPI_Grequest_cancel_function *cancel_fn}
     * @param extra_state {@code void *extra_state}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node347.htm#Node347">MPI 5.0, section 13.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Grequest_start(MemorySegment query_fn, MemorySegment free_fn, MemorySegment cancel_fn, MemorySegment extra_state, MemorySegment request) {
        try {
            return (int) MPI_Grequest_start.HANDLE.invokeExact(query_fn, free_fn, cancel_fn, extra_state, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Grequest_start {

        static final MethodHandle HANDLE = Linkage.link("MPI_Grequest_start", "int(pointer,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_set_cancelled(MPI_Status *status, int flag)}.
     *
     * <p>In every library.
     *
     * @param status {@code MPI_Status *status}
     * @param flag {@code int flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_set_cancelled(MemorySegment status, int flag) {
        try {
            return (int) MPI_Status_set_cancelled.HANDLE.invokeExact(status, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_cancelled {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_cancelled", "int(pointer,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_set_elements(MPI_Status *status, MPI_Datatype datatype, int count)}.
     *
     * <p>In every library.
     *
     * @param status {@code MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code int count}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_set_elements(MemorySegment status, long datatype, int count) {
        try {
            return (int) MPI_Status_set_elements.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_elements {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_elements", "int(pointer,MPI_Datatype,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_set_elements_c(MPI_Status *status, MPI_Datatype datatype, MPI_Count count)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.1.3+.
     *
     * @param status {@code MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code MPI_Count count}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_set_elements_c(MemorySegment status, long datatype, long count) {
        try {
            return (int) MPI_Status_set_elements_c.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_elements_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_elements_c", "int(pointer,MPI_Datatype,long)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Status_set_error(MPI_Status *status, int error)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code MPI_Status *status}
     * @param error {@code int error}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_set_error(MemorySegment status, int error) {
        try {
            return (int) MPI_Status_set_error.HANDLE.invokeExact(status, error);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_error {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_error", "int(pointer,int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Status_set_source(MPI_Status *status, int source)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code MPI_Status *status}
     * @param source {@code int source}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_set_source(MemorySegment status, int source) {
        try {
            return (int) MPI_Status_set_source.HANDLE.invokeExact(status, source);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_source {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_source", "int(pointer,int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Status_set_tag(MPI_Status *status, int tag)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code MPI_Status *status}
     * @param tag {@code int tag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node349.htm#Node349">MPI 5.0, section 13.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_set_tag(MemorySegment status, int tag) {
        try {
            return (int) MPI_Status_set_tag.HANDLE.invokeExact(status, tag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_set_tag {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_set_tag", "int(pointer,int)", "MPI 4.1");
    }
}
