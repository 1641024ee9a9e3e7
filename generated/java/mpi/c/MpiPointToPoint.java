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
     * C: {@code int MPI_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Bsend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        try {
            return (int) MPI_Bsend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Bsend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bsend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Bsend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        try {
            return (int) MPI_Bsend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Bsend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bsend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Bsend_init(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Bsend_init.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Bsend_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bsend_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Bsend_init_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Bsend_init_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Bsend_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Bsend_init_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Buffer_attach(void *buffer, int size)}.
     *
     * <p>In every library.
     *
     * @param buffer {@code void *buffer}
     * @param size {@code int size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Buffer_attach(MemorySegment buffer, int size) {
        try {
            return (int) MPI_Buffer_attach.HANDLE.invokeExact(buffer, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_attach {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_attach", "int(pointer,int)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Buffer_attach_c(void *buffer, MPI_Count size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buffer {@code void *buffer}
     * @param size {@code MPI_Count size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Buffer_attach_c(MemorySegment buffer, long size) {
        try {
            return (int) MPI_Buffer_attach_c.HANDLE.invokeExact(buffer, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_attach_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_attach_c", "int(pointer,long)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Buffer_detach(void *buffer_addr, int *size)}.
     *
     * <p>In every library.
     *
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Buffer_detach(MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Buffer_detach(VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Buffer_detach.HANDLE.invokeExact(buffer_addr, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_detach {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_detach", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Buffer_detach_c(void *buffer_addr, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Buffer_detach_c(MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Buffer_detach_c(VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Buffer_detach_c.HANDLE.invokeExact(buffer_addr, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_detach_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_detach_c", "int(pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Buffer_flush(void)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Buffer_flush() {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Buffer_flush());
        }
        try {
            return (int) MPI_Buffer_flush.HANDLE.invokeExact();
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_flush {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_flush", "int()", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Buffer_iflush(MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Buffer_iflush(MemorySegment request) {
        try {
            return (int) MPI_Buffer_iflush.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Buffer_iflush {

        static final MethodHandle HANDLE = Linkage.link("MPI_Buffer_iflush", "int(pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Cancel(MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node84.htm#Node84">MPI 5.0, section 3.8.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Cancel(MemorySegment request) {
        try {
            return (int) MPI_Cancel.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Cancel {

        static final MethodHandle HANDLE = Linkage.link("MPI_Cancel", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param buffer {@code void *buffer}
     * @param size {@code int size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_attach_buffer(long comm, MemorySegment buffer, int size) {
        try {
            return (int) MPI_Comm_attach_buffer.HANDLE.invokeExact(comm, buffer, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_attach_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_attach_buffer", "int(MPI_Comm,pointer,int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Comm_attach_buffer_c(MPI_Comm comm, void *buffer, MPI_Count size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param buffer {@code void *buffer}
     * @param size {@code MPI_Count size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_attach_buffer_c(long comm, MemorySegment buffer, long size) {
        try {
            return (int) MPI_Comm_attach_buffer_c.HANDLE.invokeExact(comm, buffer, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_attach_buffer_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_attach_buffer_c", "int(MPI_Comm,pointer,long)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_detach_buffer(long comm, MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_detach_buffer(comm, VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Comm_detach_buffer.HANDLE.invokeExact(comm, buffer_addr, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_detach_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_detach_buffer", "int(MPI_Comm,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Comm_detach_buffer_c(MPI_Comm comm, void *buffer_addr, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_detach_buffer_c(long comm, MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_detach_buffer_c(comm, VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Comm_detach_buffer_c.HANDLE.invokeExact(comm, buffer_addr, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_detach_buffer_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_detach_buffer_c", "int(MPI_Comm,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Comm_flush_buffer(MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_flush_buffer(long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Comm_flush_buffer(comm));
        }
        try {
            return (int) MPI_Comm_flush_buffer.HANDLE.invokeExact(comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_flush_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_flush_buffer", "int(MPI_Comm)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Comm_iflush_buffer(long comm, MemorySegment request) {
        try {
            return (int) MPI_Comm_iflush_buffer.HANDLE.invokeExact(comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Comm_iflush_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Comm_iflush_buffer", "int(MPI_Comm,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Get_count(const MPI_Status *status, MPI_Datatype datatype, int *count)}.
     *
     * <p>In every library.
     *
     * @param status {@code const MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code int *count}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_count(MemorySegment status, long datatype, MemorySegment count) {
        try {
            return (int) MPI_Get_count.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_count {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_count", "int(pointer,MPI_Datatype,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Get_count_c(const MPI_Status *status, MPI_Datatype datatype, MPI_Count *count)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param status {@code const MPI_Status *status}
     * @param datatype {@code MPI_Datatype datatype}
     * @param count {@code MPI_Count *count}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Get_count_c(MemorySegment status, long datatype, MemorySegment count) {
        try {
            return (int) MPI_Get_count_c.HANDLE.invokeExact(status, datatype, count);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Get_count_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Get_count_c", "int(pointer,MPI_Datatype,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ibsend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ibsend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ibsend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ibsend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ibsend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ibsend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ibsend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ibsend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node82.htm#Node82">MPI 5.0, section 3.8.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Improbe(int source, int tag, long comm, MemorySegment flag, MemorySegment message, MemorySegment status) {
        try {
            return (int) MPI_Improbe.HANDLE.invokeExact(source, tag, comm, flag, message, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Improbe {

        static final MethodHandle HANDLE = Linkage.link("MPI_Improbe", "int(int,int,MPI_Comm,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param message {@code MPI_Message *message}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Imrecv(MemorySegment buf, int count, long datatype, MemorySegment message, MemorySegment request) {
        try {
            return (int) MPI_Imrecv.HANDLE.invokeExact(buf, count, datatype, message, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Imrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Imrecv", "int(pointer,int,MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param message {@code MPI_Message *message}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Imrecv_c(MemorySegment buf, long count, long datatype, MemorySegment message, MemorySegment request) {
        try {
            return (int) MPI_Imrecv_c.HANDLE.invokeExact(buf, count, datatype, message, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Imrecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Imrecv_c", "int(pointer,long,MPI_Datatype,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node81.htm#Node81">MPI 5.0, section 3.8.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Iprobe(int source, int tag, long comm, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Iprobe.HANDLE.invokeExact(source, tag, comm, flag, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Iprobe {

        static final MethodHandle HANDLE = Linkage.link("MPI_Iprobe", "int(int,int,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Irecv(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Irecv.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Irecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Irecv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Irecv_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Irecv_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Irecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Irecv_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Irsend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Irsend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Irsend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Irsend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Irsend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Irsend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Irsend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Irsend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Isend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Isend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Isend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Isend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Isendrecv(MemorySegment sendbuf, int sendcount, long sendtype, int dest, int sendtag, MemorySegment recvbuf, int recvcount, long recvtype, int source, int recvtag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isendrecv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Isendrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isendrecv", "int(pointer,int,MPI_Datatype,int,int,pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Isendrecv_c(MemorySegment sendbuf, long sendcount, long sendtype, int dest, int sendtag, MemorySegment recvbuf, long recvcount, long recvtype, int source, int recvtag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isendrecv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Isendrecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isendrecv_c", "int(pointer,long,MPI_Datatype,int,int,pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+, openmpi 5.0.11+.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Isendrecv_replace(MemorySegment buf, int count, long datatype, int dest, int sendtag, int source, int recvtag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isendrecv_replace.HANDLE.invokeExact(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Isendrecv_replace {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isendrecv_replace", "int(pointer,int,MPI_Datatype,int,int,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Isendrecv_replace_c(MemorySegment buf, long count, long datatype, int dest, int sendtag, int source, int recvtag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Isendrecv_replace_c.HANDLE.invokeExact(buf, count, datatype, dest, sendtag, source, recvtag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Isendrecv_replace_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Isendrecv_replace_c", "int(pointer,long,MPI_Datatype,int,int,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Issend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Issend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Issend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Issend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Issend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Issend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Issend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Issend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node82.htm#Node82">MPI 5.0, section 3.8.2</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Mprobe(int source, int tag, long comm, MemorySegment message, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Improbe(source, tag, comm, flagAt, message, status));
        }
        try {
            return (int) MPI_Mprobe.HANDLE.invokeExact(source, tag, comm, message, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Mprobe {

        static final MethodHandle HANDLE = Linkage.link("MPI_Mprobe", "int(int,int,MPI_Comm,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Mrecv(MemorySegment buf, int count, long datatype, MemorySegment message, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Imrecv(buf, count, datatype, message, requestAt), status);
        }
        try {
            return (int) MPI_Mrecv.HANDLE.invokeExact(buf, count, datatype, message, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Mrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Mrecv", "int(pointer,int,MPI_Datatype,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param message {@code MPI_Message *message}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Mrecv_c(MemorySegment buf, long count, long datatype, MemorySegment message, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Imrecv_c(buf, count, datatype, message, requestAt), status);
        }
        try {
            return (int) MPI_Mrecv_c.HANDLE.invokeExact(buf, count, datatype, message, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Mrecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Mrecv_c", "int(pointer,long,MPI_Datatype,pointer,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node81.htm#Node81">MPI 5.0, section 3.8.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Probe(int source, int tag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Iprobe(source, tag, comm, flagAt, status));
        }
        try {
            return (int) MPI_Probe.HANDLE.invokeExact(source, tag, comm, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Probe {

        static final MethodHandle HANDLE = Linkage.link("MPI_Probe", "int(int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Recv(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Irecv(buf, count, datatype, source, tag, comm, requestAt), status);
        }
        try {
            return (int) MPI_Recv.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Recv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Recv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Recv_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Irecv_c(buf, count, datatype, source, tag, comm, requestAt), status);
        }
        try {
            return (int) MPI_Recv_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Recv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Recv_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Recv_init(MemorySegment buf, int count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Recv_init.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Recv_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Recv_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param source {@code int source}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Recv_init_c(MemorySegment buf, long count, long datatype, int source, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Recv_init_c.HANDLE.invokeExact(buf, count, datatype, source, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Recv_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Recv_init_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Request_free(MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Request_free(MemorySegment request) {
        try {
            return (int) MPI_Request_free.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Request_free {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_free", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Request_get_status(MPI_Request request, int *flag, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request request}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Request_get_status(long request, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Request_get_status.HANDLE.invokeExact(request, flag, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Request_get_status {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_get_status", "int(MPI_Request,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Request_get_status_all(int count, const MPI_Request array_of_requests[], int *flag, MPI_Status *array_of_statuses)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code const MPI_Request array_of_requests[]}
     * @param flag {@code int *flag}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Request_get_status_all(int count, MemorySegment array_of_requests, MemorySegment flag, MemorySegment array_of_statuses) {
        try {
            return (int) MPI_Request_get_status_all.HANDLE.invokeExact(count, array_of_requests, flag, array_of_statuses);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Request_get_status_all {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_get_status_all", "int(int,pointer,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Request_get_status_any(int count, const MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code const MPI_Request array_of_requests[]}
     * @param indx {@code int *indx}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Request_get_status_any(int count, MemorySegment array_of_requests, MemorySegment indx, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Request_get_status_any.HANDLE.invokeExact(count, array_of_requests, indx, flag, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Request_get_status_any {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_get_status_any", "int(int,pointer,pointer,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Request_get_status_some(int incount, const MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status *array_of_statuses)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param incount {@code int incount}
     * @param array_of_requests {@code const MPI_Request array_of_requests[]}
     * @param outcount {@code int *outcount}
     * @param array_of_indices {@code int array_of_indices[]}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node79.htm#Node79">MPI 5.0, section 3.7.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Request_get_status_some(int incount, MemorySegment array_of_requests, MemorySegment outcount, MemorySegment array_of_indices, MemorySegment array_of_statuses) {
        try {
            return (int) MPI_Request_get_status_some.HANDLE.invokeExact(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Request_get_status_some {

        static final MethodHandle HANDLE = Linkage.link("MPI_Request_get_status_some", "int(int,pointer,pointer,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Rsend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Irsend(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Rsend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Rsend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rsend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Rsend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Irsend_c(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Rsend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Rsend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rsend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Rsend_init(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Rsend_init.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Rsend_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rsend_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Rsend_init_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Rsend_init_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Rsend_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Rsend_init_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Send(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Isend(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Send.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
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
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
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
            return VirtualCall.start(requestAt -> MPI_Isend_c(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
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
     * C: {@code int MPI_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Send_init(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Send_init.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Send_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Send_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Send_init_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Send_init_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Send_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Send_init_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code int sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code int recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Sendrecv(MemorySegment sendbuf, int sendcount, long sendtype, int dest, int sendtag, MemorySegment recvbuf, int recvcount, long recvtype, int source, int recvtag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.both(requestAt -> MPI_Irecv(recvbuf, recvcount, recvtype, source, recvtag, comm, requestAt), requestAt -> MPI_Isend(sendbuf, sendcount, sendtype, dest, sendtag, comm, requestAt), status);
        }
        try {
            return (int) MPI_Sendrecv.HANDLE.invokeExact(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Sendrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv", "int(pointer,int,MPI_Datatype,int,int,pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param sendbuf {@code const void *sendbuf}
     * @param sendcount {@code MPI_Count sendcount}
     * @param sendtype {@code MPI_Datatype sendtype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param recvbuf {@code void *recvbuf}
     * @param recvcount {@code MPI_Count recvcount}
     * @param recvtype {@code MPI_Datatype recvtype}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Sendrecv_c(MemorySegment sendbuf, long sendcount, long sendtype, int dest, int sendtag, MemorySegment recvbuf, long recvcount, long recvtype, int source, int recvtag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.both(requestAt -> MPI_Irecv_c(recvbuf, recvcount, recvtype, source, recvtag, comm, requestAt), requestAt -> MPI_Isend_c(sendbuf, sendcount, sendtype, dest, sendtag, comm, requestAt), status);
        }
        try {
            return (int) MPI_Sendrecv_c.HANDLE.invokeExact(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag, comm, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Sendrecv_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv_c", "int(pointer,long,MPI_Datatype,int,int,pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param buf {@code void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Sendrecv_replace(MemorySegment buf, int count, long datatype, int dest, int sendtag, int source, int recvtag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Sendrecv_replace(VirtualCall.accessible(buf), count, datatype, dest, sendtag, source, recvtag, comm, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_Sendrecv_replace.HANDLE.invokeExact(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Sendrecv_replace {

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv_replace", "int(pointer,int,MPI_Datatype,int,int,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param sendtag {@code int sendtag}
     * @param source {@code int source}
     * @param recvtag {@code int recvtag}
     * @param comm {@code MPI_Comm comm}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Sendrecv_replace_c(MemorySegment buf, long count, long datatype, int dest, int sendtag, int source, int recvtag, long comm, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Sendrecv_replace_c(VirtualCall.accessible(buf), count, datatype, dest, sendtag, source, recvtag, comm, VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_Sendrecv_replace_c.HANDLE.invokeExact(buf, count, datatype, dest, sendtag, source, recvtag, comm, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Sendrecv_replace_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv_replace_c", "int(pointer,long,MPI_Datatype,int,int,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Session_attach_buffer(MPI_Session session, void *buffer, int size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @param buffer {@code void *buffer}
     * @param size {@code int size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_attach_buffer(long session, MemorySegment buffer, int size) {
        try {
            return (int) MPI_Session_attach_buffer.HANDLE.invokeExact(session, buffer, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_attach_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_attach_buffer", "int(MPI_Session,pointer,int)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Session_attach_buffer_c(MPI_Session session, void *buffer, MPI_Count size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @param buffer {@code void *buffer}
     * @param size {@code MPI_Count size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_attach_buffer_c(long session, MemorySegment buffer, long size) {
        try {
            return (int) MPI_Session_attach_buffer_c.HANDLE.invokeExact(session, buffer, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_attach_buffer_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_attach_buffer_c", "int(MPI_Session,pointer,long)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Session_detach_buffer(MPI_Session session, void *buffer_addr, int *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code int *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_detach_buffer(long session, MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Session_detach_buffer(session, VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Session_detach_buffer.HANDLE.invokeExact(session, buffer_addr, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_detach_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_detach_buffer", "int(MPI_Session,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Session_detach_buffer_c(MPI_Session session, void *buffer_addr, MPI_Count *size)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @param buffer_addr {@code void *buffer_addr}
     * @param size {@code MPI_Count *size}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_detach_buffer_c(long session, MemorySegment buffer_addr, MemorySegment size) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Session_detach_buffer_c(session, VirtualCall.accessible(buffer_addr), VirtualCall.accessible(size)));
        }
        try {
            return (int) MPI_Session_detach_buffer_c.HANDLE.invokeExact(session, buffer_addr, size);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_detach_buffer_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_detach_buffer_c", "int(MPI_Session,pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Session_flush_buffer(MPI_Session session)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_flush_buffer(long session) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Session_flush_buffer(session));
        }
        try {
            return (int) MPI_Session_flush_buffer.HANDLE.invokeExact(session);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_flush_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_flush_buffer", "int(MPI_Session)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Session_iflush_buffer(MPI_Session session, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param session {@code MPI_Session session}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Session_iflush_buffer(long session, MemorySegment request) {
        try {
            return (int) MPI_Session_iflush_buffer.HANDLE.invokeExact(session, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Session_iflush_buffer {

        static final MethodHandle HANDLE = Linkage.link("MPI_Session_iflush_buffer", "int(MPI_Session,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ssend(MemorySegment buf, int count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Issend(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Ssend.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ssend {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ssend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ssend_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.start(requestAt -> MPI_Issend_c(buf, count, datatype, dest, tag, comm, requestAt), MPI_STATUS_IGNORE);
        }
        try {
            return (int) MPI_Ssend_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ssend_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ssend_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param buf {@code const void *buf}
     * @param count {@code int count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ssend_init(MemorySegment buf, int count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ssend_init.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ssend_init {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ssend_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.0.2+.
     *
     * @param buf {@code const void *buf}
     * @param count {@code MPI_Count count}
     * @param datatype {@code MPI_Datatype datatype}
     * @param dest {@code int dest}
     * @param tag {@code int tag}
     * @param comm {@code MPI_Comm comm}
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Ssend_init_c(MemorySegment buf, long count, long datatype, int dest, int tag, long comm, MemorySegment request) {
        try {
            return (int) MPI_Ssend_init_c.HANDLE.invokeExact(buf, count, datatype, dest, tag, comm, request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Ssend_init_c {

        static final MethodHandle HANDLE = Linkage.link("MPI_Ssend_init_c", "int(pointer,long,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
    }

    /**
     * C: {@code int MPI_Start(MPI_Request *request)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Start(MemorySegment request) {
        try {
            return (int) MPI_Start.HANDLE.invokeExact(request);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Start {

        static final MethodHandle HANDLE = Linkage.link("MPI_Start", "int(pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Startall(int count, MPI_Request array_of_requests[])}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Startall(int count, MemorySegment array_of_requests) {
        try {
            return (int) MPI_Startall.HANDLE.invokeExact(count, array_of_requests);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Startall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Startall", "int(int,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Status_get_error(const MPI_Status *status, int *error)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code const MPI_Status *status}
     * @param error {@code int *error}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_get_error(MemorySegment status, MemorySegment error) {
        try {
            return (int) MPI_Status_get_error.HANDLE.invokeExact(status, error);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_get_error {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_get_error", "int(pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Status_get_source(const MPI_Status *status, int *source)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code const MPI_Status *status}
     * @param source {@code int *source}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_get_source(MemorySegment status, MemorySegment source) {
        try {
            return (int) MPI_Status_get_source.HANDLE.invokeExact(status, source);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_get_source {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_get_source", "int(pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Status_get_tag(const MPI_Status *status, int *tag)}.
     *
     * <p>In intel 2021.18.1+, intel-abi 5.0+, mpi-abi 5.0+, mpich 4.2.3+.
     *
     * @param status {@code const MPI_Status *status}
     * @param tag {@code int *tag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node62.htm#Node62">MPI 5.0, section 3.2.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Status_get_tag(MemorySegment status, MemorySegment tag) {
        try {
            return (int) MPI_Status_get_tag.HANDLE.invokeExact(status, tag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Status_get_tag {

        static final MethodHandle HANDLE = Linkage.link("MPI_Status_get_tag", "int(pointer,pointer)", "MPI 4.1");
    }

    /**
     * C: {@code int MPI_Test(MPI_Request *request, int *flag, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Test(MemorySegment request, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Test.HANDLE.invokeExact(request, flag, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Test {

        static final MethodHandle HANDLE = Linkage.link("MPI_Test", "int(pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Test_cancelled(const MPI_Status *status, int *flag)}.
     *
     * <p>In every library.
     *
     * @param status {@code const MPI_Status *status}
     * @param flag {@code int *flag}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node84.htm#Node84">MPI 5.0, section 3.8.4</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Test_cancelled(MemorySegment status, MemorySegment flag) {
        try {
            return (int) MPI_Test_cancelled.HANDLE.invokeExact(status, flag);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Test_cancelled {

        static final MethodHandle HANDLE = Linkage.link("MPI_Test_cancelled", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Testall(int count, MPI_Request array_of_requests[], int *flag, MPI_Status *array_of_statuses)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param flag {@code int *flag}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Testall(int count, MemorySegment array_of_requests, MemorySegment flag, MemorySegment array_of_statuses) {
        try {
            return (int) MPI_Testall.HANDLE.invokeExact(count, array_of_requests, flag, array_of_statuses);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Testall {

        static final MethodHandle HANDLE = Linkage.link("MPI_Testall", "int(int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Testany(int count, MPI_Request array_of_requests[], int *indx, int *flag, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param indx {@code int *indx}
     * @param flag {@code int *flag}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Testany(int count, MemorySegment array_of_requests, MemorySegment indx, MemorySegment flag, MemorySegment status) {
        try {
            return (int) MPI_Testany.HANDLE.invokeExact(count, array_of_requests, indx, flag, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Testany {

        static final MethodHandle HANDLE = Linkage.link("MPI_Testany", "int(int,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Testsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status *array_of_statuses)}.
     *
     * <p>In every library.
     *
     * @param incount {@code int incount}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param outcount {@code int *outcount}
     * @param array_of_indices {@code int array_of_indices[]}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Testsome(int incount, MemorySegment array_of_requests, MemorySegment outcount, MemorySegment array_of_indices, MemorySegment array_of_statuses) {
        try {
            return (int) MPI_Testsome.HANDLE.invokeExact(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Testsome {

        static final MethodHandle HANDLE = Linkage.link("MPI_Testsome", "int(int,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Wait(MPI_Request *request, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param request {@code MPI_Request *request}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node76.htm#Node76">MPI 5.0, section 3.7.3</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Wait(MemorySegment request, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Test(request, flagAt, status));
        }
        try {
            return (int) MPI_Wait.HANDLE.invokeExact(request, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Wait {

        static final MethodHandle HANDLE = Linkage.link("MPI_Wait", "int(pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Waitall(int count, MPI_Request array_of_requests[], MPI_Status *array_of_statuses)}.
     *
     * <p>In every library.
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
            return VirtualCall.ask(flagAt -> MPI_Testall(count, array_of_requests, flagAt, array_of_statuses));
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

    /**
     * C: {@code int MPI_Waitany(int count, MPI_Request array_of_requests[], int *indx, MPI_Status *status)}.
     *
     * <p>In every library.
     *
     * @param count {@code int count}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param indx {@code int *indx}
     * @param status {@code MPI_Status *status}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Waitany(int count, MemorySegment array_of_requests, MemorySegment indx, MemorySegment status) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.ask(flagAt -> MPI_Testany(count, array_of_requests, indx, flagAt, status));
        }
        try {
            return (int) MPI_Waitany.HANDLE.invokeExact(count, array_of_requests, indx, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Waitany {

        static final MethodHandle HANDLE = Linkage.link("MPI_Waitany", "int(int,pointer,pointer,pointer)", "MPI 3.1");
    }

    /**
     * C: {@code int MPI_Waitsome(int incount, MPI_Request array_of_requests[], int *outcount, int array_of_indices[], MPI_Status *array_of_statuses)}.
     *
     * <p>In every library.
     *
     * @param incount {@code int incount}
     * @param array_of_requests {@code MPI_Request array_of_requests[]}
     * @param outcount {@code int *outcount}
     * @param array_of_indices {@code int array_of_indices[]}
     * @param array_of_statuses {@code MPI_Status *array_of_statuses}
     * @return MPI's error code, 0 for success
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node78.htm#Node78">MPI 5.0, section 3.7.5</a>
     */
    @Generated("FunctionEmitter")
    public static int MPI_Waitsome(int incount, MemorySegment array_of_requests, MemorySegment outcount, MemorySegment array_of_indices, MemorySegment array_of_statuses) {
        if (VirtualCall.isNeeded()) {
            return VirtualCall.offload(() -> MPI_Waitsome(incount, VirtualCall.accessible(array_of_requests), VirtualCall.accessible(outcount), VirtualCall.accessible(array_of_indices), VirtualCall.accessible(array_of_statuses)));
        }
        try {
            return (int) MPI_Waitsome.HANDLE.invokeExact(incount, array_of_requests, outcount, array_of_indices, array_of_statuses);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Waitsome {

        static final MethodHandle HANDLE = Linkage.link("MPI_Waitsome", "int(int,pointer,pointer,pointer,pointer)", "MPI 3.1");
    }
}
