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

        static final MethodHandle HANDLE = Linkage.link("MPI_Improbe", "int(int,int,MPI_Comm,pointer,pointer,pointer)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Irecv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Isend", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Mprobe", "int(int,int,MPI_Comm,pointer,pointer)", "MPI 4.0");
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
            return VirtualCall.offload(() -> MPI_Mrecv(VirtualCall.accessible(buf), count, datatype, VirtualCall.accessible(message), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_Mrecv.HANDLE.invokeExact(buf, count, datatype, message, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Mrecv {

        static final MethodHandle HANDLE = Linkage.link("MPI_Mrecv", "int(pointer,int,MPI_Datatype,pointer,pointer)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Recv", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Send", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Send_init", "int(pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv", "int(pointer,int,MPI_Datatype,int,int,pointer,int,MPI_Datatype,int,int,MPI_Comm,pointer)", "MPI 4.0");
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

        static final MethodHandle HANDLE = Linkage.link("MPI_Sendrecv_replace", "int(pointer,int,MPI_Datatype,int,int,int,int,MPI_Comm,pointer)", "MPI 4.0");
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
            return VirtualCall.offload(() -> MPI_Wait(VirtualCall.accessible(request), VirtualCall.accessible(status)));
        }
        try {
            return (int) MPI_Wait.HANDLE.invokeExact(request, status);
        } catch (Throwable failure) {
            throw Native.rethrow(failure);
        }
    }

    private static final class MPI_Wait {

        static final MethodHandle HANDLE = Linkage.link("MPI_Wait", "int(pointer,pointer)", "MPI 4.0");
    }
}
