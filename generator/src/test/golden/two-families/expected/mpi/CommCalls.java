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
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Comm} that the generator makes from the MPI header.
 */
abstract class CommCalls extends Ranks {

    CommCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Comm}, such as a handle that a C
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
    public static Comm ofNative(long handle) {
        return Wrap.borrowed("MPI_Comm", Wrap.comm(Wrap.given("MPI_Comm", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Comm} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Comm") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
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
    public static Comm ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Comm", "MPI_Comm", handle));
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
        return FortranHandles.of("MPI_Comm", "MPI_Comm", nativeHandle());
    }

    /**
     * Makes a key for attributes of communicators, with functions that copy and delete them.
     *
     * <p>Calls {@code MPI_Comm_create_keyval}: local.
     *
     * <p>C: {@code int MPI_Comm_create_keyval(MPI_Comm_copy_attr_function *copy_fn, int *keyval, void *extra_state)}.
     *
     * @param copy_fn function that MPI calls
     * @return the keyval
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("CallsEmitter")
    public static int Create_keyval(Comm_copy_attr_function copy_fn) {
        try (Frame frame = Frame.open("MPI_Comm_create_keyval")) {
            MemorySegment keyvalAt = frame.cell();
            frame.check(Mpi.MPI_Comm_create_keyval(Callbacks.comm_copy_attr_function(copy_fn), keyvalAt, MemorySegment.NULL));
            return frame.intAt(keyvalAt);
        }
    }

    /**
     * {@link Comm#Create_keyval(Comm_copy_attr_function) Create_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @param copy_fn function that MPI calls
     * @return the keyval
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_create_keyval")
    public static int createKeyval(Comm_copy_attr_function copy_fn) {
        return Create_keyval(copy_fn);
    }

    /**
     * {@link Comm#Create_keyval(Comm_copy_attr_function) Create_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the keyval
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_create_keyval")
    public static int createKeyval() {
        return Create_keyval((old, key, value) -> value);
    }

    /**
     * Calls {@code MPI_Comm_depth}: local.
     *
     * <p>C: {@code int MPI_Comm_depth(MPI_Comm comm, int *size)}.
     *
     * @return the size
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Depth() {
        if (size == UNKNOWN) {
            size = askDepth();
        }
        Job.require("MPI_Comm_depth");
        return size;
    }

    @Generated("CallsEmitter")
    private int askDepth() {
        try (Frame frame = Frame.open("MPI_Comm_depth")) {
            MemorySegment sizeAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_depth(handle(), sizeAt));
            return frame.intAt(sizeAt);
        }
    }

    /**
     * {@link Comm#Depth() Depth} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the size
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_depth")
    public int depth() {
        return Depth();
    }

    /**
     * Calls {@code MPI_Iswap}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Iswap(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iswap(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Iswap", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Iswap(sendbufAt, recvbufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Iswap(Object, int, Object, int, int, Datatype, int, int) Iswap} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iswap")
    public Request iswap(Object sendbuf, Object recvbuf, int count, Datatype datatype, int dest, int tag) {
        return Iswap(CamelCaseBuffers.of(sendbuf, datatype, dest), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, dest, tag);
    }

    /**
     * Calls {@code MPI_Peek}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Peek(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)}.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the status of the completed operation; null where MPI's {@code flag} is false
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Peek(int source, int tag) {
        try (Frame frame = Frame.open("MPI_Peek")) {
            source("source", source);
            MemorySegment flagAt = frame.cell();
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().source(source).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Peek(source, tag, handle(), flagAt, statusAt));
            return frame.flagAt(flagAt) ? frame.completion().toStatus(statusAt) : null;
        }
    }

    /**
     * {@link Comm#Peek(int, int) Peek} <span class="camel-case">under its camelCase name</span>.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the status of the completed operation; null where MPI's {@code flag} is false
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Peek")
    public Status peek(int source, int tag) {
        return Peek(source, tag);
    }

    /**
     * Sends a message; the buffer may be used again when the call returns.
     *
     * <p>Calls {@code MPI_Send}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Send(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param type datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated("CallsEmitter")
    public void Send(Object buf, int offset, int count, Datatype type, int dest, int tag) {
        if (type instanceof ObjectType) {
            try (ObjectMessage message = ObjectMessage.of("MPI_Send", codec(), buf, offset, count, type)) {
                Send(message.buffer(), 0, message.count(), message.type(), dest, tag);
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Send")) {
            MemorySegment bufAt = frame.in(buf, offset, count, type);
            peer("dest", dest);
            if (Trace.on) {
                frame.trace().reads(buf, count, type).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Send(bufAt, count, Datatype.handle(type), dest, tag, handle()));
            Reference.reachabilityFence(type);
        }
    }

    /**
     * Sends a message; the buffer may be used again when the call returns.
     *
     * <p>Calls {@code MPI_Send}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Send(const void *buf, int count, MPI_Datatype type, int dest, int tag, MPI_Comm comm)}.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated("CallsEmitter")
    public void send(Object obj, int dest, int tag) {
        Send(new Object[] { obj }, 0, 1, MPI.OBJECT, dest, tag);
    }

    /**
     * {@link Comm#Send(Object, int, int, Datatype, int, int) Send} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param type datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Send")
    public void send(Object buf, int count, Datatype type, int dest, int tag) {
        Send(CamelCaseBuffers.of(buf, type, dest), 0, count, type, dest, tag);
    }

    private static final boolean SEND_C = Linkage.has("MPI_Send_c");

    /**
     * Sends a message; the buffer may be used again when the call returns.
     *
     * <p>Calls {@code MPI_Send_c}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Send} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Send_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param type datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated("CallsEmitter")
    public void Send(MemorySegment buf, long count, Datatype type, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Send_c")) {
            MemorySegment bufAt = frame.in(buf, count, type);
            peer("dest", dest);
            if (Trace.on) {
                frame.trace().reads(buf, count, type).dest(dest).tag(tag).on(this).told();
            }
            frame.check(SEND_C ? Mpi.MPI_Send_c(bufAt, count, Datatype.handle(type), dest, tag, handle()) : Mpi.MPI_Send(bufAt, frame.small(count), Datatype.handle(type), dest, tag, handle()));
            Reference.reachabilityFence(type);
        }
    }

    /**
     * {@link Comm#Send(MemorySegment, long, Datatype, int, int) Send} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param type datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Send_c")
    public void send(MemorySegment buf, long count, Datatype type, int dest, int tag) {
        Send(buf, count, type, dest, tag);
    }

    /**
     * {@link Comm#Send(Object, int, int, Datatype, int, int) Send} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param type datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Send")
    public void send(MemorySegment buf, int count, Datatype type, int dest, int tag) {
        Send(CamelCaseBuffers.of(buf, type, dest), 0, count, type, dest, tag);
    }

    /**
     * Argument of {@code splitType} for parts whose processes can share memory.
     */
    @Generated("AliasEmitter")
    public static final int TYPE_SHARED = Mpi.MPI_COMM_TYPE_SHARED;

    /**
     * The request of the call that makes this communicator; null if the call returned a communicator that was ready for use.
     */
    private Request madeBy;

    /**
     * Stores the request of the call that makes this communicator.
     */
    final void madeBy(Request request) {
        madeBy = request;
    }

    /**
     * Returns the request of the {@code iDup} that makes this communicator; local.
     *
     * @return the request; {@code MPI.REQUEST_NULL} if another call made it.
     */
    @Generated("AliasEmitter")
    public Request getRequest() {
        return madeBy == null ? MPI.REQUEST_NULL : madeBy;
    }

    /**
     * Duplicates the communicator; collective.
     *
     * @return the copy, of the same class.
     * @throws MPIException if MPI reports an error.
     */
    @Generated("AliasEmitter")
    public abstract Comm dup();

    /**
     * Begins to duplicate the communicator; collective, not blocking.
     *
     * @return the copy, to be used once its {@code getRequest()} is complete.
     * @throws MPIException if MPI reports an error.
     */
    @Generated("AliasEmitter")
    public abstract Comm iDup();

    /**
     * Duplicates the communicator with other hints; collective.
     *
     * @param info hints for the copy.
     * @return the copy, of the same class.
     * @throws MPIException if MPI reports an error.
     */
    @Generated("AliasEmitter")
    public abstract Comm dupWithInfo(Info info);

    /**
     * Returns this communicator, for calls on its topology; throws an exception if it has no topology.
     */
    @Generated("AliasEmitter")
    private Topocomm asTopocomm() {
        if (this instanceof Topocomm topology) {
            return topology;
        }
        throw new MPIException("", Mpi.MPI_ERR_TOPOLOGY, Mpi.MPI_ERR_TOPOLOGY, "the communicator has no topology");
    }

    /**
     * {@link Comm#Abort(int) Abort} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode exit code of the job.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Abort")
    public void abort(int errorcode) {
        ((Comm) this).Abort(errorcode);
    }

    /**
     * {@code Reduce_local} of an operation <span class="camel-case">under its camelCase name</span>, as a method of this class.
     *
     * @param inbuf the first operands.
     * @param inoutbuf the second operands, where the results go.
     * @param count number of elements.
     * @param datatype datatype of the elements.
     * @param op the operation.
     * @throws MPIException if an argument is wrong or MPI reports an error.
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_local")
    public static void reduceLocal(Object inbuf, Object inoutbuf, int count, Datatype datatype, Op op) {
        op.reduceLocal(inbuf, inoutbuf, count, datatype);
    }
}
