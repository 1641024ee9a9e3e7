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
     * Calls {@code MPI_Pstart_init}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code buf} holds its count, one block for each partition.
     *
     * <p>C: {@code int MPI_Pstart_init(const void *buf, int partitions, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param partitions number of partitions
     * @param count number of elements of each partition
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Prequest Pstart_init(Object buf, int offset, int partitions, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Pstart_init", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, offset, (long) partitions * count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, (long) partitions * count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Pstart_init(bufAt, partitions, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null, partitions);
        }
    }

    /**
     * {@link Comm#Pstart_init(Object, int, int, int, Datatype, int, int) Pstart_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param partitions number of partitions
     * @param count number of elements of each partition
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pstart_init")
    public Prequest pStartInit(Object buf, int partitions, int count, Datatype datatype, int dest, int tag) {
        return Pstart_init(CamelCaseBuffers.of(buf, datatype, dest), 0, partitions, count, datatype, dest, tag);
    }

    private static final boolean PSTART_INIT_C = Linkage.has("MPI_Pstart_init_c");

    /**
     * Calls {@code MPI_Pstart_init_c}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code buf} holds its count, one block for each partition.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Pstart_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Pstart_init_c(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param partitions number of partitions
     * @param count number of elements of each partition
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Prequest Pstart_init(MemorySegment buf, int partitions, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Pstart_init_c", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, (long) partitions * count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, (long) partitions * count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(PSTART_INIT_C ? Mpi.MPI_Pstart_init_c(bufAt, partitions, count, Datatype.handle(datatype), dest, tag, handle(), requestAt) : Mpi.MPI_Pstart_init(bufAt, partitions, frame.small(count), Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null, partitions);
        }
    }

    /**
     * {@link Comm#Pstart_init(MemorySegment, int, long, Datatype, int, int) Pstart_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param partitions number of partitions
     * @param count number of elements of each partition
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pstart_init_c")
    public Prequest pStartInit(MemorySegment buf, int partitions, long count, Datatype datatype, int dest, int tag) {
        return Pstart_init(buf, partitions, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Pstart_init(Object, int, int, int, Datatype, int, int) Pstart_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param partitions number of partitions
     * @param count number of elements of each partition
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pstart_init")
    public Prequest pStartInit(MemorySegment buf, int partitions, int count, Datatype datatype, int dest, int tag) {
        return Pstart_init(CamelCaseBuffers.of(buf, datatype, dest), 0, partitions, count, datatype, dest, tag);
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
