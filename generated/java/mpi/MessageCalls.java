// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;
import mpi.internal.link.Linkage;
import mpi.internal.call.CallShape;
import mpi.internal.objects.ObjectLists;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Message} that the generator makes from the MPI header.
 */
abstract class MessageCalls extends ExclusiveHandle {

    MessageCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Message}, such as a handle that a C
     * library returns; local. The Java object borrows the handle: neither the garbage collector nor
     * {@code close} frees it. The C library frees the handle or, if the library allows it, the
     * program calls the free method.
     *
     * @param handle value of the handle: the {@code int} if handles are numbers (MPICH, Intel MPI),
     *     else the address.
     * @return an object for the handle.
     * @throws MPIException if {@code handle} is the null handle.
     * @see #nativeHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static Message ofNative(long handle) {
        return Wrap.borrowed("MPI_Message", Wrap.message(Wrap.given("MPI_Message", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Message} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Message") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
    }

    /**
     * Makes a Java object for a Fortran handle, such as a handle that a Fortran library returns;
     * local. The Java object borrows the handle, as an object from {@link #ofNative} does.
     *
     * @param handle the handle, an {@code INTEGER} in Fortran.
     * @return an object for the handle.
     * @throws MPIException if {@code handle} is the null handle, or if the library reports that it
     *     is no valid handle.
     * @throws mpi.abi.MissingFunctionException if the library has no such handles in Fortran.
     * @see #fortranHandle
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static Message ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Message", "MPI_Message", handle));
    }

    /**
     * Returns the handle in Fortran's form, to pass it to a library in Fortran; local. This object
     * still owns the handle, as with {@link #nativeHandle}. Open MPI, and libraries with the
     * standard ABI, number the handles for which this method was called, and keep the number until
     * the handle is freed.
     *
     * @return the handle, for an {@code INTEGER} in Fortran; the C handle itself if handles are
     *     numbers in C.
     * @throws MPIException if this object is null.
     * @throws mpi.abi.MissingFunctionException if the library has no such handles in Fortran.
     * @see #ofFortran
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public int fortranHandle() {
        return FortranHandles.of("MPI_Message", "MPI_Message", nativeHandle());
    }

    /**
     * Begins to receive the message that a matched probe found.
     *
     * <p>Calls {@code MPI_Imrecv}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("CallsEmitter")
    public Request Imrecv(Object buf, int offset, int count, Datatype datatype) {
        if (datatype instanceof ObjectType) {
            try (ObjectReceiveBuffer posted = ObjectReceiveBuffer.of("MPI_Imrecv", codec(), buf, offset, count, datatype)) {
                return posted.received(Imrecv(posted.memory(), 0, posted.capacity(), MPI.BYTE));
            }
        }
        try (Frame frame = Frame.open("MPI_Imrecv", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            MemorySegment messageAt = frame.receive((Message) this, "MPI_Message");
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).message().told();
            }
            int error = Mpi.MPI_Imrecv(bufAt, count, Datatype.handle(datatype), messageAt, requestAt);
            adopt(frame.handleAt(messageAt, "MPI_Message"));
            frame.check(error);
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * Begins to receive the message that a matched probe found.
     *
     * <p>Calls {@code MPI_Imrecv}: point-to-point, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Imrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> imrecv() {
        Object[] received = new Object[1];
        return new ObjectRequest<>(Imrecv(received, 0, 1, MPI.OBJECT), received);
    }

    /**
     * {@link Message#Imrecv(Object, int, int, Datatype) Imrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Imrecv")
    public Request imRecv(Object buf, int count, Datatype datatype) {
        return Imrecv(CamelCaseBuffers.of(buf, datatype, ((Message) this).peer()), 0, count, datatype);
    }

    /**
     * {@link Message#imrecv() imrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Imrecv")
    public <T> ObjectRequest<T> imRecv() {
        return imrecv();
    }

    private static final boolean IMRECV_C = Linkage.has("MPI_Imrecv_c");

    /**
     * Begins to receive the message that a matched probe found.
     *
     * <p>Calls {@code MPI_Imrecv_c}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Imrecv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Imrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Request *request)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("CallsEmitter")
    public Request Imrecv(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Imrecv_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            MemorySegment messageAt = frame.receive((Message) this, "MPI_Message");
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).message().told();
            }
            int error = IMRECV_C ? Mpi.MPI_Imrecv_c(bufAt, count, Datatype.handle(datatype), messageAt, requestAt) : Mpi.MPI_Imrecv(bufAt, frame.small(count), Datatype.handle(datatype), messageAt, requestAt);
            adopt(frame.handleAt(messageAt, "MPI_Message"));
            frame.check(error);
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link Message#Imrecv(MemorySegment, long, Datatype) Imrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Imrecv_c")
    public Request imRecv(MemorySegment buf, long count, Datatype datatype) {
        return Imrecv(buf, count, datatype);
    }

    /**
     * {@link Message#Imrecv(Object, int, int, Datatype) Imrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Imrecv")
    public Request imRecv(MemorySegment buf, int count, Datatype datatype) {
        return Imrecv(CamelCaseBuffers.of(buf, datatype, ((Message) this).peer()), 0, count, datatype);
    }

    /**
     * Receives the message that a matched probe found.
     *
     * <p>Calls {@code MPI_Mrecv}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("CallsEmitter")
    public Status Mrecv(Object buf, int offset, int count, Datatype datatype) {
        if (datatype instanceof ObjectType) {
            try (ObjectReceive receive = ObjectReceive.of("MPI_Mrecv", codec(), buf, offset, count, datatype)) {
                return receive.received((Message) this);
            }
        }
        return new Status(statusOfMrecv(buf, offset, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfMrecv(Object buf, int offset, int count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Mrecv")) {
            MemorySegment bufAt = frame.receive(buf, offset, count, datatype);
            MemorySegment messageAt = frame.receive((Message) this, "MPI_Message");
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).message().told();
            }
            int error = Mpi.MPI_Mrecv(bufAt, count, Datatype.handle(datatype), messageAt, statusAt);
            adopt(frame.handleAt(messageAt, "MPI_Message"));
            frame.check(error);
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * Receives the message that a matched probe found.
     *
     * <p>Calls {@code MPI_Mrecv}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)}.
     *
     * @param <T> class of the objects
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("CallsEmitter")
    public <T> T mrecv() {
        Object[] received = new Object[1];
        Mrecv(received, 0, 1, MPI.OBJECT);
        return ObjectLists.only(received);
    }

    /**
     * Receives the message that a matched probe found.
     *
     * <p>Calls {@code MPI_Mrecv}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Mrecv(void *buf, int count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)}.
     *
     * @param <T> class of the objects
     * @param status status of the message that was received
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("CallsEmitter")
    public <T> T mrecv(Status status) {
        Object[] received = new Object[1];
        Status.copy(Mrecv(received, 0, 1, MPI.OBJECT), status);
        return ObjectLists.only(received);
    }

    /**
     * {@link Message#Mrecv(Object, int, int, Datatype) Mrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Mrecv")
    public Status mRecv(Object buf, int count, Datatype datatype) {
        return Mrecv(CamelCaseBuffers.of(buf, datatype, ((Message) this).peer()), 0, count, datatype);
    }

    /**
     * {@link Message#mrecv() mrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Mrecv")
    public <T> T mRecv() {
        return mrecv();
    }

    /**
     * {@link Message#mrecv(Status) mrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param status status of the message that was received
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Mrecv")
    public <T> T mRecv(Status status) {
        return mrecv(status);
    }

    private static final boolean MRECV_C = Linkage.has("MPI_Mrecv_c");

    /**
     * Receives the message that a matched probe found.
     *
     * <p>Calls {@code MPI_Mrecv_c}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Mrecv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Mrecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, MPI_Message *message, MPI_Status *status)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated("CallsEmitter")
    public Status Mrecv(MemorySegment buf, long count, Datatype datatype) {
        return new Status(statusOfMrecv(buf, count, datatype), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfMrecv(MemorySegment buf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Mrecv_c")) {
            MemorySegment bufAt = frame.receive(buf, count, datatype);
            MemorySegment messageAt = frame.receive((Message) this, "MPI_Message");
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).message().told();
            }
            int error = MRECV_C ? Mpi.MPI_Mrecv_c(bufAt, count, Datatype.handle(datatype), messageAt, statusAt) : Mpi.MPI_Mrecv(bufAt, frame.small(count), Datatype.handle(datatype), messageAt, statusAt);
            adopt(frame.handleAt(messageAt, "MPI_Message"));
            frame.check(error);
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link Message#Mrecv(MemorySegment, long, Datatype) Mrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Mrecv_c")
    public Status mRecv(MemorySegment buf, long count, Datatype datatype) {
        return Mrecv(buf, count, datatype);
    }

    /**
     * {@link Message#Mrecv(Object, int, int, Datatype) Mrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node83.htm#Node83">MPI 5.0, section 3.8.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Mrecv")
    public Status mRecv(MemorySegment buf, int count, Datatype datatype) {
        return Mrecv(CamelCaseBuffers.of(buf, datatype, ((Message) this).peer()), 0, count, datatype);
    }
}
