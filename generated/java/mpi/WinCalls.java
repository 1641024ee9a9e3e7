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
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallShape;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Win} that the generator makes from the MPI header.
 */
abstract class WinCalls extends WindowBuffers {

    WinCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Win}, such as a handle that a C
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
    public static Win ofNative(long handle) {
        return Wrap.borrowed("MPI_Win", Wrap.win(Wrap.given("MPI_Win", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Win} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Win") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
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
    public static Win ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Win", "MPI_Win", handle));
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
        return FortranHandles.of("MPI_Win", "MPI_Win", nativeHandle());
    }

    /**
     * Combines elements of this rank with elements in the target's window and leaves the result there.
     *
     * <p>Calls {@code MPI_Accumulate}: one-sided, nonblocking.
     *
     * <p>The window keeps the buffers; they are the program's again after the next call that completes the operation.
     *
     * <p>C: {@code int MPI_Accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_offset index of the first element in the buffer
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("CallsEmitter")
    public void Accumulate(Object origin_addr, int origin_offset, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Accumulate", CallShape.OBJECT)) {
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_offset, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype, op);
            if (Trace.on) {
                frame.trace().reads(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(Mpi.MPI_Accumulate(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), Op.handle(op), handle()));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            Reference.reachabilityFence(op);
            hold(frame, target_rank);
        }
    }

    /**
     * {@link Win#Accumulate(Object, int, int, Datatype, int, long, int, Datatype, Op) Accumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Accumulate")
    public void accumulate(Object origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        Accumulate(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    private static final boolean ACCUMULATE_C = Linkage.has("MPI_Accumulate_c");

    /**
     * Combines elements of this rank with elements in the target's window and leaves the result there.
     *
     * <p>Calls {@code MPI_Accumulate_c}: one-sided, nonblocking.
     *
     * <p>The window keeps the buffers; they are the program's again after the next call that completes the operation.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Accumulate} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("CallsEmitter")
    public void Accumulate(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Accumulate_c", CallShape.OBJECT)) {
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype, op);
            if (Trace.on) {
                frame.trace().reads(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(ACCUMULATE_C ? Mpi.MPI_Accumulate_c(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), Op.handle(op), handle()) : Mpi.MPI_Accumulate(origin_addrAt, frame.small(origin_count), Datatype.handle(origin_datatype), target_rank, target_disp, frame.small(target_count), Datatype.handle(target_datatype), Op.handle(op), handle()));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            Reference.reachabilityFence(op);
            hold(frame, target_rank);
        }
    }

    /**
     * {@link Win#Accumulate(MemorySegment, long, Datatype, int, long, long, Datatype, Op) Accumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Accumulate_c")
    public void accumulate(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype, Op op) {
        Accumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    /**
     * {@link Win#Accumulate(Object, int, int, Datatype, int, long, int, Datatype, Op) Accumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Accumulate")
    public void accumulate(MemorySegment origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        Accumulate(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    /**
     * Replaces one element in the target's window if it equals a given one; fetches the old value.
     *
     * <p>Calls {@code MPI_Compare_and_swap}: one-sided, nonblocking.
     *
     * <p>The window keeps the buffers; they are the program's again after the next call that completes the operation.
     *
     * <p>C: {@code int MPI_Compare_and_swap(const void *origin_addr, const void *compare_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Win win)}.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_offset index of the first element in the buffer
     * @param compare_addr array, segment or direct buffer that is read
     * @param compare_offset index of the first element in the buffer
     * @param result_addr array, segment or direct buffer that is filled
     * @param result_offset index of the first element in the buffer
     * @param datatype datatype of the elements
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("CallsEmitter")
    public void Compare_and_swap(Object origin_addr, int origin_offset, Object compare_addr, int compare_offset, Object result_addr, int result_offset, Datatype datatype, int target_rank, long target_disp) {
        try (Frame frame = Frame.open("MPI_Compare_and_swap", CallShape.OBJECT)) {
            frame.mustBeApart(origin_addr, compare_addr);
            frame.mustBeApart(origin_addr, result_addr);
            frame.mustBeApart(compare_addr, result_addr);
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_offset, 1, datatype);
            MemorySegment compare_addrAt = frame.in(compare_addr, compare_offset, 1, datatype);
            MemorySegment result_addrAt = frame.out(result_addr, result_offset, 1, datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, 1, datatype);
            if (Trace.on) {
                frame.trace().reads(origin_addr, 1, datatype).reads(compare_addr, 1, datatype).writes(result_addr, 1, datatype).dest(target_rank).told();
            }
            frame.check(Mpi.MPI_Compare_and_swap(origin_addrAt, compare_addrAt, result_addrAt, Datatype.handle(datatype), target_rank, target_disp, handle()));
            Reference.reachabilityFence(datatype);
            hold(frame, target_rank);
        }
    }

    /**
     * {@link Win#Compare_and_swap(Object, int, Object, int, Object, int, Datatype, int, long) Compare_and_swap} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param compare_addr array, segment or direct buffer that is read
     * @param result_addr array, segment or direct buffer that is filled
     * @param datatype datatype of the elements
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Compare_and_swap")
    public void compareAndSwap(Object origin_addr, Object compare_addr, Object result_addr, Datatype datatype, int target_rank, long target_disp) {
        Compare_and_swap(CamelCaseBuffers.of(origin_addr, datatype, target_rank), 0, CamelCaseBuffers.of(compare_addr, datatype, target_rank), 0, CamelCaseBuffers.of(result_addr, datatype, target_rank), 0, datatype, target_rank, target_disp);
    }

    /**
     * Combines one element with one in the target's window in a single step; fetches the old value.
     *
     * <p>Calls {@code MPI_Fetch_and_op}: one-sided, nonblocking.
     *
     * <p>The window keeps the buffers; they are the program's again after the next call that completes the operation.
     *
     * <p>C: {@code int MPI_Fetch_and_op(const void *origin_addr, void *result_addr, MPI_Datatype datatype, int target_rank, MPI_Aint target_disp, MPI_Op op, MPI_Win win)}.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_offset index of the first element in the buffer
     * @param result_addr array, segment or direct buffer that is filled
     * @param result_offset index of the first element in the buffer
     * @param datatype datatype of the elements
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("CallsEmitter")
    public void Fetch_and_op(Object origin_addr, int origin_offset, Object result_addr, int result_offset, Datatype datatype, int target_rank, long target_disp, Op op) {
        try (Frame frame = Frame.open("MPI_Fetch_and_op", CallShape.OBJECT)) {
            frame.mustBeApart(origin_addr, result_addr);
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_offset, Op.operands(op, 1), datatype);
            MemorySegment result_addrAt = frame.out(result_addr, result_offset, 1, datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, 1, datatype);
            if (Trace.on) {
                frame.trace().reads(origin_addr, Op.operands(op, 1), datatype).writes(result_addr, 1, datatype).dest(target_rank).told();
            }
            frame.check(Mpi.MPI_Fetch_and_op(origin_addrAt, result_addrAt, Datatype.handle(datatype), target_rank, target_disp, Op.handle(op, datatype), handle()));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            hold(frame, target_rank);
        }
    }

    /**
     * {@link Win#Fetch_and_op(Object, int, Object, int, Datatype, int, long, Op) Fetch_and_op} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param result_addr array, segment or direct buffer that is filled
     * @param datatype datatype of the elements
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Fetch_and_op")
    public void fetchAndOp(Object origin_addr, Object result_addr, Datatype datatype, int target_rank, long target_disp, Op op) {
        Fetch_and_op(CamelCaseBuffers.of(origin_addr, datatype, target_rank), 0, CamelCaseBuffers.of(result_addr, datatype, target_rank), 0, datatype, target_rank, target_disp, op);
    }

    /**
     * Fetches elements from the target's window.
     *
     * <p>Calls {@code MPI_Get}: one-sided, nonblocking.
     *
     * <p>The window keeps the buffers; they are the program's again after the next call that completes the operation.
     *
     * <p>C: {@code int MPI_Get(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * @param origin_addr array, segment or direct buffer that is filled
     * @param origin_offset index of the first element in the buffer
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node320.htm#Node320">MPI 5.0, section 12.3.2</a>
     */
    @Generated("CallsEmitter")
    public void Get(Object origin_addr, int origin_offset, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        try (Frame frame = Frame.open("MPI_Get", CallShape.OBJECT)) {
            MemorySegment origin_addrAt = frame.out(origin_addr, origin_offset, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            fetches(target_rank, origin_count, origin_datatype, target_count, target_datatype);
            if (Trace.on) {
                frame.trace().writes(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(Mpi.MPI_Get(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), handle()));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            hold(frame, target_rank);
        }
    }

    /**
     * {@link Win#Get(Object, int, int, Datatype, int, long, int, Datatype) Get} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is filled
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node320.htm#Node320">MPI 5.0, section 12.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get")
    public void get(Object origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        Get(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    private static final boolean GET_C = Linkage.has("MPI_Get_c");

    /**
     * Fetches elements from the target's window.
     *
     * <p>Calls {@code MPI_Get_c}: one-sided, nonblocking.
     *
     * <p>The window keeps the buffers; they are the program's again after the next call that completes the operation.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Get} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Get_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * @param origin_addr segment that is filled
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node320.htm#Node320">MPI 5.0, section 12.3.2</a>
     */
    @Generated("CallsEmitter")
    public void Get(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype) {
        try (Frame frame = Frame.open("MPI_Get_c", CallShape.OBJECT)) {
            MemorySegment origin_addrAt = frame.out(origin_addr, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            fetches(target_rank, origin_count, origin_datatype, target_count, target_datatype);
            if (Trace.on) {
                frame.trace().writes(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(GET_C ? Mpi.MPI_Get_c(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), handle()) : Mpi.MPI_Get(origin_addrAt, frame.small(origin_count), Datatype.handle(origin_datatype), target_rank, target_disp, frame.small(target_count), Datatype.handle(target_datatype), handle()));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            hold(frame, target_rank);
        }
    }

    /**
     * {@link Win#Get(MemorySegment, long, Datatype, int, long, long, Datatype) Get} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr segment that is filled
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node320.htm#Node320">MPI 5.0, section 12.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_c")
    public void get(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype) {
        Get(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    /**
     * {@link Win#Get(Object, int, int, Datatype, int, long, int, Datatype) Get} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is filled
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node320.htm#Node320">MPI 5.0, section 12.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get")
    public void get(MemorySegment origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        Get(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    /**
     * Combines elements with those in the target's window and fetches what was there before.
     *
     * <p>Calls {@code MPI_Get_accumulate}: one-sided, nonblocking.
     *
     * <p>The window keeps the buffers; they are the program's again after the next call that completes the operation.
     *
     * <p>C: {@code int MPI_Get_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_offset index of the first element in the buffer
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param result_addr array, segment or direct buffer that is filled
     * @param result_offset index of the first element in the buffer
     * @param result_count number of elements that are fetched
     * @param result_datatype datatype of the elements that are fetched
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("CallsEmitter")
    public void Get_accumulate(Object origin_addr, int origin_offset, int origin_count, Datatype origin_datatype, Object result_addr, int result_offset, int result_count, Datatype result_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Get_accumulate", CallShape.OBJECT_REPLACING)) {
            frame.mustBeApart(origin_addr, result_addr);
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_offset, Op.operands(op, origin_count), origin_datatype);
            MemorySegment result_addrAt = frame.out(result_addr, result_offset, result_count, result_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype, op);
            fetches(target_rank, result_count, result_datatype, target_count, target_datatype);
            if (Trace.on) {
                frame.trace().reads(origin_addr, Op.operands(op, origin_count), origin_datatype).writes(result_addr, result_count, result_datatype).dest(target_rank).told();
            }
            frame.check(Mpi.MPI_Get_accumulate(origin_addrAt, origin_count, Datatype.handle(origin_datatype), result_addrAt, result_count, Datatype.handle(result_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), Op.handle(op), handle()));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(result_datatype);
            Reference.reachabilityFence(target_datatype);
            Reference.reachabilityFence(op);
            hold(frame, target_rank);
        }
    }

    /**
     * {@link Win#Get_accumulate(Object, int, int, Datatype, Object, int, int, Datatype, int, long, int, Datatype, Op) Get_accumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param result_addr array, segment or direct buffer that is filled
     * @param result_count number of elements that are fetched
     * @param result_datatype datatype of the elements that are fetched
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_accumulate")
    public void getAccumulate(Object origin_addr, int origin_count, Datatype origin_datatype, Object result_addr, int result_count, Datatype result_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        Get_accumulate(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, CamelCaseBuffers.of(result_addr, result_datatype, target_rank), 0, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    private static final boolean GET_ACCUMULATE_C = Linkage.has("MPI_Get_accumulate_c");

    /**
     * Combines elements with those in the target's window and fetches what was there before.
     *
     * <p>Calls {@code MPI_Get_accumulate_c}: one-sided, nonblocking.
     *
     * <p>The window keeps the buffers; they are the program's again after the next call that completes the operation.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Get_accumulate} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Get_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win)}.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param result_addr segment that is filled
     * @param result_count number of elements that are fetched
     * @param result_datatype datatype of the elements that are fetched
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated("CallsEmitter")
    public void Get_accumulate(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, MemorySegment result_addr, long result_count, Datatype result_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Get_accumulate_c", CallShape.OBJECT)) {
            frame.mustBeApart(origin_addr, result_addr);
            MemorySegment origin_addrAt = frame.in(origin_addr, Op.operands(op, origin_count), origin_datatype);
            MemorySegment result_addrAt = frame.out(result_addr, result_count, result_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype, op);
            fetches(target_rank, result_count, result_datatype, target_count, target_datatype);
            if (Trace.on) {
                frame.trace().reads(origin_addr, Op.operands(op, origin_count), origin_datatype).writes(result_addr, result_count, result_datatype).dest(target_rank).told();
            }
            frame.check(GET_ACCUMULATE_C ? Mpi.MPI_Get_accumulate_c(origin_addrAt, origin_count, Datatype.handle(origin_datatype), result_addrAt, result_count, Datatype.handle(result_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), Op.handle(op), handle()) : Mpi.MPI_Get_accumulate(origin_addrAt, frame.small(origin_count), Datatype.handle(origin_datatype), result_addrAt, frame.small(result_count), Datatype.handle(result_datatype), target_rank, target_disp, frame.small(target_count), Datatype.handle(target_datatype), Op.handle(op), handle()));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(result_datatype);
            Reference.reachabilityFence(target_datatype);
            Reference.reachabilityFence(op);
            hold(frame, target_rank);
        }
    }

    /**
     * {@link Win#Get_accumulate(MemorySegment, long, Datatype, MemorySegment, long, Datatype, int, long, long, Datatype, Op) Get_accumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param result_addr segment that is filled
     * @param result_count number of elements that are fetched
     * @param result_datatype datatype of the elements that are fetched
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_accumulate_c")
    public void getAccumulate(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, MemorySegment result_addr, long result_count, Datatype result_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype, Op op) {
        Get_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    /**
     * {@link Win#Get_accumulate(Object, int, int, Datatype, Object, int, int, Datatype, int, long, int, Datatype, Op) Get_accumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param result_addr array, segment or direct buffer that is filled
     * @param result_count number of elements that are fetched
     * @param result_datatype datatype of the elements that are fetched
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node322.htm#Node322">MPI 5.0, section 12.3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Get_accumulate")
    public void getAccumulate(MemorySegment origin_addr, int origin_count, Datatype origin_datatype, MemorySegment result_addr, int result_count, Datatype result_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        Get_accumulate(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, CamelCaseBuffers.of(result_addr, result_datatype, target_rank), 0, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    /**
     * Writes elements into the target's window.
     *
     * <p>Calls {@code MPI_Put}: one-sided, nonblocking.
     *
     * <p>The window keeps the buffers; they are the program's again after the next call that completes the operation.
     *
     * <p>C: {@code int MPI_Put(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_offset index of the first element in the buffer
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node319.htm#Node319">MPI 5.0, section 12.3.1</a>
     */
    @Generated("CallsEmitter")
    public void Put(Object origin_addr, int origin_offset, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        try (Frame frame = Frame.open("MPI_Put", CallShape.OBJECT)) {
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_offset, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype);
            if (Trace.on) {
                frame.trace().reads(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(Mpi.MPI_Put(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), handle()));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            hold(frame, target_rank);
        }
    }

    /**
     * {@link Win#Put(Object, int, int, Datatype, int, long, int, Datatype) Put} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node319.htm#Node319">MPI 5.0, section 12.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Put")
    public void put(Object origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        Put(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    private static final boolean PUT_C = Linkage.has("MPI_Put_c");

    /**
     * Writes elements into the target's window.
     *
     * <p>Calls {@code MPI_Put_c}: one-sided, nonblocking.
     *
     * <p>The window keeps the buffers; they are the program's again after the next call that completes the operation.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Put} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Put_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win)}.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node319.htm#Node319">MPI 5.0, section 12.3.1</a>
     */
    @Generated("CallsEmitter")
    public void Put(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype) {
        try (Frame frame = Frame.open("MPI_Put_c", CallShape.OBJECT)) {
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype);
            if (Trace.on) {
                frame.trace().reads(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(PUT_C ? Mpi.MPI_Put_c(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), handle()) : Mpi.MPI_Put(origin_addrAt, frame.small(origin_count), Datatype.handle(origin_datatype), target_rank, target_disp, frame.small(target_count), Datatype.handle(target_datatype), handle()));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            hold(frame, target_rank);
        }
    }

    /**
     * {@link Win#Put(MemorySegment, long, Datatype, int, long, long, Datatype) Put} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node319.htm#Node319">MPI 5.0, section 12.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Put_c")
    public void put(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype) {
        Put(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    /**
     * {@link Win#Put(Object, int, int, Datatype, int, long, int, Datatype) Put} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node319.htm#Node319">MPI 5.0, section 12.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Put")
    public void put(MemorySegment origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        Put(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    /**
     * Begins what {@code Accumulate} does; the request tells when the buffer may be used again.
     *
     * <p>Calls {@code MPI_Raccumulate}: one-sided, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Raccumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_offset index of the first element in the buffer
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("CallsEmitter")
    public Request Raccumulate(Object origin_addr, int origin_offset, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Raccumulate", CallShape.REQUEST)) {
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_offset, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype, op);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(Mpi.MPI_Raccumulate(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), Op.handle(op), handle(), requestAt));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, null, origin_addr);
        }
    }

    /**
     * {@link Win#Raccumulate(Object, int, int, Datatype, int, long, int, Datatype, Op) Raccumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Raccumulate")
    public Request rAccumulate(Object origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        return Raccumulate(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    private static final boolean RACCUMULATE_C = Linkage.has("MPI_Raccumulate_c");

    /**
     * Begins what {@code Accumulate} does; the request tells when the buffer may be used again.
     *
     * <p>Calls {@code MPI_Raccumulate_c}: one-sided, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Raccumulate} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Raccumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("CallsEmitter")
    public Request Raccumulate(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Raccumulate_c", CallShape.REQUEST)) {
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype, op);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(RACCUMULATE_C ? Mpi.MPI_Raccumulate_c(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), Op.handle(op), handle(), requestAt) : Mpi.MPI_Raccumulate(origin_addrAt, frame.small(origin_count), Datatype.handle(origin_datatype), target_rank, target_disp, frame.small(target_count), Datatype.handle(target_datatype), Op.handle(op), handle(), requestAt));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, null, origin_addr);
        }
    }

    /**
     * {@link Win#Raccumulate(MemorySegment, long, Datatype, int, long, long, Datatype, Op) Raccumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Raccumulate_c")
    public Request rAccumulate(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype, Op op) {
        return Raccumulate(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    /**
     * {@link Win#Raccumulate(Object, int, int, Datatype, int, long, int, Datatype, Op) Raccumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Raccumulate")
    public Request rAccumulate(MemorySegment origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        return Raccumulate(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    /**
     * Fetches elements from the target's window; the request completes when they are here.
     *
     * <p>Calls {@code MPI_Rget}: one-sided, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Rget(void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * @param origin_addr array, segment or direct buffer that is filled
     * @param origin_offset index of the first element in the buffer
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("CallsEmitter")
    public Request Rget(Object origin_addr, int origin_offset, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        try (Frame frame = Frame.open("MPI_Rget", CallShape.REQUEST)) {
            MemorySegment origin_addrAt = frame.out(origin_addr, origin_offset, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            fetches(target_rank, origin_count, origin_datatype, target_count, target_datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(Mpi.MPI_Rget(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), handle(), requestAt));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            return new Request(frame, requestAt, origin_datatype, origin_addr);
        }
    }

    /**
     * {@link Win#Rget(Object, int, int, Datatype, int, long, int, Datatype) Rget} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is filled
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rget")
    public Request rGet(Object origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        return Rget(CamelCaseBuffers.of(origin_addr, origin_datatype), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    private static final boolean RGET_C = Linkage.has("MPI_Rget_c");

    /**
     * Fetches elements from the target's window; the request completes when they are here.
     *
     * <p>Calls {@code MPI_Rget_c}: one-sided, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Rget} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Rget_c(void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * @param origin_addr segment that is filled
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("CallsEmitter")
    public Request Rget(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype) {
        try (Frame frame = Frame.open("MPI_Rget_c", CallShape.REQUEST)) {
            MemorySegment origin_addrAt = frame.out(origin_addr, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            fetches(target_rank, origin_count, origin_datatype, target_count, target_datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(RGET_C ? Mpi.MPI_Rget_c(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), handle(), requestAt) : Mpi.MPI_Rget(origin_addrAt, frame.small(origin_count), Datatype.handle(origin_datatype), target_rank, target_disp, frame.small(target_count), Datatype.handle(target_datatype), handle(), requestAt));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            return new Request(frame, requestAt, origin_datatype, origin_addr);
        }
    }

    /**
     * {@link Win#Rget(MemorySegment, long, Datatype, int, long, long, Datatype) Rget} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr segment that is filled
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rget_c")
    public Request rGet(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype) {
        return Rget(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    /**
     * {@link Win#Rget(Object, int, int, Datatype, int, long, int, Datatype) Rget} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is filled
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rget")
    public Request rGet(MemorySegment origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        return Rget(CamelCaseBuffers.of(origin_addr, origin_datatype), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    /**
     * Begins what {@code Get_accumulate} does; the request completes when the old values are here.
     *
     * <p>Calls {@code MPI_Rget_accumulate}: one-sided, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Rget_accumulate(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, void *result_addr, int result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_offset index of the first element in the buffer
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param result_addr array, segment or direct buffer that is filled
     * @param result_offset index of the first element in the buffer
     * @param result_count number of elements that are fetched
     * @param result_datatype datatype of the elements that are fetched
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("CallsEmitter")
    public Request Rget_accumulate(Object origin_addr, int origin_offset, int origin_count, Datatype origin_datatype, Object result_addr, int result_offset, int result_count, Datatype result_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Rget_accumulate", CallShape.REQUEST_REPLACING)) {
            frame.mustBeApart(origin_addr, result_addr);
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_offset, Op.operands(op, origin_count), origin_datatype);
            MemorySegment result_addrAt = frame.out(result_addr, result_offset, result_count, result_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype, op);
            fetches(target_rank, result_count, result_datatype, target_count, target_datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(origin_addr, Op.operands(op, origin_count), origin_datatype).writes(result_addr, result_count, result_datatype).dest(target_rank).told();
            }
            frame.check(Mpi.MPI_Rget_accumulate(origin_addrAt, origin_count, Datatype.handle(origin_datatype), result_addrAt, result_count, Datatype.handle(result_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), Op.handle(op), handle(), requestAt));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(result_datatype);
            Reference.reachabilityFence(target_datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, result_datatype, origin_addr, result_addr);
        }
    }

    /**
     * {@link Win#Rget_accumulate(Object, int, int, Datatype, Object, int, int, Datatype, int, long, int, Datatype, Op) Rget_accumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param result_addr array, segment or direct buffer that is filled
     * @param result_count number of elements that are fetched
     * @param result_datatype datatype of the elements that are fetched
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rget_accumulate")
    public Request rGetAccumulate(Object origin_addr, int origin_count, Datatype origin_datatype, Object result_addr, int result_count, Datatype result_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        return Rget_accumulate(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, CamelCaseBuffers.of(result_addr, result_datatype), 0, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    private static final boolean RGET_ACCUMULATE_C = Linkage.has("MPI_Rget_accumulate_c");

    /**
     * Begins what {@code Get_accumulate} does; the request completes when the old values are here.
     *
     * <p>Calls {@code MPI_Rget_accumulate_c}: one-sided, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Rget_accumulate} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Rget_accumulate_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, void *result_addr, MPI_Count result_count, MPI_Datatype result_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Op op, MPI_Win win, MPI_Request *request)}.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param result_addr segment that is filled
     * @param result_count number of elements that are fetched
     * @param result_datatype datatype of the elements that are fetched
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("CallsEmitter")
    public Request Rget_accumulate(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, MemorySegment result_addr, long result_count, Datatype result_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Rget_accumulate_c", CallShape.REQUEST)) {
            frame.mustBeApart(origin_addr, result_addr);
            MemorySegment origin_addrAt = frame.in(origin_addr, Op.operands(op, origin_count), origin_datatype);
            MemorySegment result_addrAt = frame.out(result_addr, result_count, result_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype, op);
            fetches(target_rank, result_count, result_datatype, target_count, target_datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(origin_addr, Op.operands(op, origin_count), origin_datatype).writes(result_addr, result_count, result_datatype).dest(target_rank).told();
            }
            frame.check(RGET_ACCUMULATE_C ? Mpi.MPI_Rget_accumulate_c(origin_addrAt, origin_count, Datatype.handle(origin_datatype), result_addrAt, result_count, Datatype.handle(result_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), Op.handle(op), handle(), requestAt) : Mpi.MPI_Rget_accumulate(origin_addrAt, frame.small(origin_count), Datatype.handle(origin_datatype), result_addrAt, frame.small(result_count), Datatype.handle(result_datatype), target_rank, target_disp, frame.small(target_count), Datatype.handle(target_datatype), Op.handle(op), handle(), requestAt));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(result_datatype);
            Reference.reachabilityFence(target_datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, result_datatype, origin_addr, result_addr);
        }
    }

    /**
     * {@link Win#Rget_accumulate(MemorySegment, long, Datatype, MemorySegment, long, Datatype, int, long, long, Datatype, Op) Rget_accumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param result_addr segment that is filled
     * @param result_count number of elements that are fetched
     * @param result_datatype datatype of the elements that are fetched
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rget_accumulate_c")
    public Request rGetAccumulate(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, MemorySegment result_addr, long result_count, Datatype result_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype, Op op) {
        return Rget_accumulate(origin_addr, origin_count, origin_datatype, result_addr, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    /**
     * {@link Win#Rget_accumulate(Object, int, int, Datatype, Object, int, int, Datatype, int, long, int, Datatype, Op) Rget_accumulate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param result_addr array, segment or direct buffer that is filled
     * @param result_count number of elements that are fetched
     * @param result_datatype datatype of the elements that are fetched
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rget_accumulate")
    public Request rGetAccumulate(MemorySegment origin_addr, int origin_count, Datatype origin_datatype, MemorySegment result_addr, int result_count, Datatype result_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype, Op op) {
        return Rget_accumulate(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, CamelCaseBuffers.of(result_addr, result_datatype), 0, result_count, result_datatype, target_rank, target_disp, target_count, target_datatype, op);
    }

    /**
     * Writes elements into the target's window; the request tells when the buffer may be used again.
     *
     * <p>Calls {@code MPI_Rput}: one-sided, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Rput(const void *origin_addr, int origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, int target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_offset index of the first element in the buffer
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("CallsEmitter")
    public Request Rput(Object origin_addr, int origin_offset, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        try (Frame frame = Frame.open("MPI_Rput", CallShape.REQUEST)) {
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_offset, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(Mpi.MPI_Rput(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), handle(), requestAt));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            return new Request(frame, requestAt, null, origin_addr);
        }
    }

    /**
     * {@link Win#Rput(Object, int, int, Datatype, int, long, int, Datatype) Rput} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rput")
    public Request rPut(Object origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        return Rput(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    private static final boolean RPUT_C = Linkage.has("MPI_Rput_c");

    /**
     * Writes elements into the target's window; the request tells when the buffer may be used again.
     *
     * <p>Calls {@code MPI_Rput_c}: one-sided, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Rput} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Rput_c(const void *origin_addr, MPI_Count origin_count, MPI_Datatype origin_datatype, int target_rank, MPI_Aint target_disp, MPI_Count target_count, MPI_Datatype target_datatype, MPI_Win win, MPI_Request *request)}.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated("CallsEmitter")
    public Request Rput(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype) {
        try (Frame frame = Frame.open("MPI_Rput_c", CallShape.REQUEST)) {
            MemorySegment origin_addrAt = frame.in(origin_addr, origin_count, origin_datatype);
            peer("target_rank", target_rank);
            target(target_rank, target_disp, target_count, target_datatype);
            sends(target_rank, origin_count, origin_datatype, target_count, target_datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(origin_addr, origin_count, origin_datatype).dest(target_rank).told();
            }
            frame.check(RPUT_C ? Mpi.MPI_Rput_c(origin_addrAt, origin_count, Datatype.handle(origin_datatype), target_rank, target_disp, target_count, Datatype.handle(target_datatype), handle(), requestAt) : Mpi.MPI_Rput(origin_addrAt, frame.small(origin_count), Datatype.handle(origin_datatype), target_rank, target_disp, frame.small(target_count), Datatype.handle(target_datatype), handle(), requestAt));
            Reference.reachabilityFence(origin_datatype);
            Reference.reachabilityFence(target_datatype);
            return new Request(frame, requestAt, null, origin_addr);
        }
    }

    /**
     * {@link Win#Rput(MemorySegment, long, Datatype, int, long, long, Datatype) Rput} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr segment that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rput_c")
    public Request rPut(MemorySegment origin_addr, long origin_count, Datatype origin_datatype, int target_rank, long target_disp, long target_count, Datatype target_datatype) {
        return Rput(origin_addr, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    /**
     * {@link Win#Rput(Object, int, int, Datatype, int, long, int, Datatype) Rput} <span class="camel-case">under its camelCase name</span>.
     *
     * @param origin_addr array, segment or direct buffer that is read
     * @param origin_count number of elements on this rank
     * @param origin_datatype datatype of the elements on this rank
     * @param target_rank rank of the target, or MPI.PROC_NULL
     * @param target_disp displacement into the target's window, in units that the target chose
     * @param target_count number of elements at the target
     * @param target_datatype datatype of the elements at the target
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node327.htm#Node327">MPI 5.0, section 12.3.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rput")
    public Request rPut(MemorySegment origin_addr, int origin_count, Datatype origin_datatype, int target_rank, long target_disp, int target_count, Datatype target_datatype) {
        return Rput(CamelCaseBuffers.of(origin_addr, origin_datatype, target_rank), 0, origin_count, origin_datatype, target_rank, target_disp, target_count, target_datatype);
    }

    /**
     * Allocates memory on each rank and opens it to the others as a window.
     *
     * <p>Calls {@code MPI_Win_allocate}: collective, blocking.
     *
     * <p>C: {@code int MPI_Win_allocate(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * @param size number of bytes on this rank
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node312.htm#Node312">MPI 5.0, section 12.2.2</a>
     */
    @Generated("CallsEmitter")
    public static Win Allocate(long size, int disp_unit, Info info, Comm comm) {
        try (Frame frame = Frame.open("MPI_Win_allocate")) {
            mustBeIntra("comm", comm);
            MemorySegment baseptrAt = frame.cell();
            MemorySegment winAt = frame.cell();
            frame.check(Mpi.MPI_Win_allocate(size, disp_unit, Info.handle(info), Comm.handle(comm), baseptrAt, winAt));
            Reference.reachabilityFence(info);
            return new Win(frame.handleAt(winAt, "MPI_Win")).owning(frame.addressAt(baseptrAt), size).among(comm, size, disp_unit);
        }
    }

    /**
     * {@link Win#Allocate(long, int, Info, Comm) Allocate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param size number of bytes on this rank
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node312.htm#Node312">MPI 5.0, section 12.2.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_allocate")
    public static Win allocate(long size, int disp_unit, Info info, Comm comm) {
        return Allocate(size, disp_unit, info, comm);
    }

    private static final boolean WIN_ALLOCATE_C = Linkage.has("MPI_Win_allocate_c");

    /**
     * Allocates memory on each rank and opens it to the others as a window.
     *
     * <p>Calls {@code MPI_Win_allocate_c}: collective, blocking.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Win_allocate} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Win_allocate_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * @param size number of bytes on this rank
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node312.htm#Node312">MPI 5.0, section 12.2.2</a>
     */
    @Generated("CallsEmitter")
    public static Win Allocate(long size, long disp_unit, Info info, Comm comm) {
        try (Frame frame = Frame.open("MPI_Win_allocate_c")) {
            mustBeIntra("comm", comm);
            MemorySegment baseptrAt = frame.cell();
            MemorySegment winAt = frame.cell();
            frame.check(WIN_ALLOCATE_C ? Mpi.MPI_Win_allocate_c(size, disp_unit, Info.handle(info), Comm.handle(comm), baseptrAt, winAt) : Mpi.MPI_Win_allocate(size, frame.small(disp_unit), Info.handle(info), Comm.handle(comm), baseptrAt, winAt));
            Reference.reachabilityFence(info);
            return new Win(frame.handleAt(winAt, "MPI_Win")).owning(frame.addressAt(baseptrAt), size).among(comm, size, disp_unit);
        }
    }

    /**
     * {@link Win#Allocate(long, long, Info, Comm) Allocate} <span class="camel-case">under its camelCase name</span>.
     *
     * @param size number of bytes on this rank
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node312.htm#Node312">MPI 5.0, section 12.2.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_allocate_c")
    public static Win allocate(long size, long disp_unit, Info info, Comm comm) {
        return Allocate(size, disp_unit, info, comm);
    }

    /**
     * Allocates memory that the ranks of a node all see as their own, as a window.
     *
     * <p>Calls {@code MPI_Win_allocate_shared}: collective, blocking.
     *
     * <p>C: {@code int MPI_Win_allocate_shared(MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * @param size number of bytes on this rank
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node313.htm#Node313">MPI 5.0, section 12.2.3</a>
     */
    @Generated("CallsEmitter")
    public static Win Allocate_shared(long size, int disp_unit, Info info, Comm comm) {
        try (Frame frame = Frame.open("MPI_Win_allocate_shared")) {
            mustBeIntra("comm", comm);
            MemorySegment baseptrAt = frame.cell();
            MemorySegment winAt = frame.cell();
            frame.check(Mpi.MPI_Win_allocate_shared(size, disp_unit, Info.handle(info), Comm.handle(comm), baseptrAt, winAt));
            Reference.reachabilityFence(info);
            return new Win(frame.handleAt(winAt, "MPI_Win")).owning(frame.addressAt(baseptrAt), size).among(comm, size, disp_unit);
        }
    }

    /**
     * {@link Win#Allocate_shared(long, int, Info, Comm) Allocate_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param size number of bytes on this rank
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node313.htm#Node313">MPI 5.0, section 12.2.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_allocate_shared")
    public static Win allocateShared(long size, int disp_unit, Info info, Comm comm) {
        return Allocate_shared(size, disp_unit, info, comm);
    }

    private static final boolean WIN_ALLOCATE_SHARED_C = Linkage.has("MPI_Win_allocate_shared_c");

    /**
     * Allocates memory that the ranks of a node all see as their own, as a window.
     *
     * <p>Calls {@code MPI_Win_allocate_shared_c}: collective, blocking.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Win_allocate_shared} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Win_allocate_shared_c(MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, void *baseptr, MPI_Win *win)}.
     *
     * @param size number of bytes on this rank
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node313.htm#Node313">MPI 5.0, section 12.2.3</a>
     */
    @Generated("CallsEmitter")
    public static Win Allocate_shared(long size, long disp_unit, Info info, Comm comm) {
        try (Frame frame = Frame.open("MPI_Win_allocate_shared_c")) {
            mustBeIntra("comm", comm);
            MemorySegment baseptrAt = frame.cell();
            MemorySegment winAt = frame.cell();
            frame.check(WIN_ALLOCATE_SHARED_C ? Mpi.MPI_Win_allocate_shared_c(size, disp_unit, Info.handle(info), Comm.handle(comm), baseptrAt, winAt) : Mpi.MPI_Win_allocate_shared(size, frame.small(disp_unit), Info.handle(info), Comm.handle(comm), baseptrAt, winAt));
            Reference.reachabilityFence(info);
            return new Win(frame.handleAt(winAt, "MPI_Win")).owning(frame.addressAt(baseptrAt), size).among(comm, size, disp_unit);
        }
    }

    /**
     * {@link Win#Allocate_shared(long, long, Info, Comm) Allocate_shared} <span class="camel-case">under its camelCase name</span>.
     *
     * @param size number of bytes on this rank
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node313.htm#Node313">MPI 5.0, section 12.2.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_allocate_shared_c")
    public static Win allocateShared(long size, long disp_unit, Info info, Comm comm) {
        return Allocate_shared(size, disp_unit, info, comm);
    }

    /**
     * Adds memory to a dynamic window, where others reach it by its address.
     *
     * <p>Calls {@code MPI_Win_attach}: local.
     *
     * <p>C: {@code int MPI_Win_attach(MPI_Win win, void *base, MPI_Aint size)}.
     *
     * @param base off-heap memory, which must stay valid until it is detached
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node314.htm#Node314">MPI 5.0, section 12.2.4</a>
     */
    @Generated("CallsEmitter")
    public void Attach(MemorySegment base) {
        try (Frame frame = Frame.open("MPI_Win_attach")) {
            MemorySegment baseAt = CallMemory.lasting(frame, "base", base);
            frame.check(Mpi.MPI_Win_attach(handle(), baseAt, frame.bytes(base)));
            keep(base);
        }
    }

    /**
     * {@link Win#Attach(MemorySegment) Attach} <span class="camel-case">under its camelCase name</span>.
     *
     * @param base off-heap memory, which must stay valid until it is detached
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node314.htm#Node314">MPI 5.0, section 12.2.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_attach")
    public void attach(MemorySegment base) {
        Attach(base);
    }

    /**
     * Hands an error code to the error handler of the window.
     *
     * <p>Calls {@code MPI_Win_call_errhandler}: local.
     *
     * <p>C: {@code int MPI_Win_call_errhandler(MPI_Win win, int errorcode)}.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated("CallsEmitter")
    public void Call_errhandler(int errorcode) {
        try (Frame frame = Frame.open("MPI_Win_call_errhandler")) {
            frame.check(Mpi.MPI_Win_call_errhandler(handle(), errorcode));
        }
    }

    /**
     * {@link Win#Call_errhandler(int) Call_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_call_errhandler")
    public void callErrhandler(int errorcode) {
        Call_errhandler(errorcode);
    }

    /**
     * Ends what {@code Start} began: this rank's operations are complete on its side.
     *
     * <p>Calls {@code MPI_Win_complete}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_complete(MPI_Win win)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated("CallsEmitter")
    public void Complete() {
        try (Frame frame = Frame.open("MPI_Win_complete")) {
            frame.check(Mpi.MPI_Win_complete(handle()));
            completed();
        }
    }

    /**
     * {@link Win#Complete() Complete} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_complete")
    public void complete() {
        Complete();
    }

    /**
     * Opens memory of each rank to the others as a window.
     *
     * <p>Calls {@code MPI_Win_create}: collective, blocking.
     *
     * <p>C: {@code int MPI_Win_create(void *base, MPI_Aint size, int disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)}.
     *
     * @param base off-heap memory of this rank, which must stay valid until the window is freed
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node311.htm#Node311">MPI 5.0, section 12.2.1</a>
     */
    @Generated("CallsEmitter")
    public static Win Create(MemorySegment base, int disp_unit, Info info, Comm comm) {
        try (Frame frame = Frame.open("MPI_Win_create")) {
            MemorySegment baseAt = CallMemory.lasting(frame, "base", base);
            mustBeIntra("comm", comm);
            MemorySegment winAt = frame.cell();
            frame.check(Mpi.MPI_Win_create(baseAt, frame.bytes(base), disp_unit, Info.handle(info), Comm.handle(comm), winAt));
            Reference.reachabilityFence(info);
            return new Win(frame.handleAt(winAt, "MPI_Win")).over(base).among(comm, frame.bytes(base), disp_unit);
        }
    }

    /**
     * {@link Win#Create(MemorySegment, int, Info, Comm) Create} <span class="camel-case">under its camelCase name</span>.
     *
     * @param base off-heap memory of this rank, which must stay valid until the window is freed
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node311.htm#Node311">MPI 5.0, section 12.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_create")
    public static Win create(MemorySegment base, int disp_unit, Info info, Comm comm) {
        return Create(base, disp_unit, info, comm);
    }

    private static final boolean WIN_CREATE_C = Linkage.has("MPI_Win_create_c");

    /**
     * Opens memory of each rank to the others as a window.
     *
     * <p>Calls {@code MPI_Win_create_c}: collective, blocking.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Win_create} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Win_create_c(void *base, MPI_Aint size, MPI_Aint disp_unit, MPI_Info info, MPI_Comm comm, MPI_Win *win)}.
     *
     * @param base off-heap memory of this rank, which must stay valid until the window is freed
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node311.htm#Node311">MPI 5.0, section 12.2.1</a>
     */
    @Generated("CallsEmitter")
    public static Win Create(MemorySegment base, long disp_unit, Info info, Comm comm) {
        try (Frame frame = Frame.open("MPI_Win_create_c")) {
            MemorySegment baseAt = CallMemory.lasting(frame, "base", base);
            mustBeIntra("comm", comm);
            MemorySegment winAt = frame.cell();
            frame.check(WIN_CREATE_C ? Mpi.MPI_Win_create_c(baseAt, frame.bytes(base), disp_unit, Info.handle(info), Comm.handle(comm), winAt) : Mpi.MPI_Win_create(baseAt, frame.bytes(base), frame.small(disp_unit), Info.handle(info), Comm.handle(comm), winAt));
            Reference.reachabilityFence(info);
            return new Win(frame.handleAt(winAt, "MPI_Win")).over(base).among(comm, frame.bytes(base), disp_unit);
        }
    }

    /**
     * {@link Win#Create(MemorySegment, long, Info, Comm) Create} <span class="camel-case">under its camelCase name</span>.
     *
     * @param base off-heap memory of this rank, which must stay valid until the window is freed
     * @param disp_unit number of bytes that a displacement of 1 stands for
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node311.htm#Node311">MPI 5.0, section 12.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_create_c")
    public static Win create(MemorySegment base, long disp_unit, Info info, Comm comm) {
        return Create(base, disp_unit, info, comm);
    }

    /**
     * Opens a window without memory, which is attached to it later.
     *
     * <p>Calls {@code MPI_Win_create_dynamic}: collective, blocking.
     *
     * <p>C: {@code int MPI_Win_create_dynamic(MPI_Info info, MPI_Comm comm, MPI_Win *win)}.
     *
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node314.htm#Node314">MPI 5.0, section 12.2.4</a>
     */
    @Generated("CallsEmitter")
    public static Win Create_dynamic(Info info, Comm comm) {
        try (Frame frame = Frame.open("MPI_Win_create_dynamic")) {
            mustBeIntra("comm", comm);
            MemorySegment winAt = frame.cell();
            frame.check(Mpi.MPI_Win_create_dynamic(Info.handle(info), Comm.handle(comm), winAt));
            Reference.reachabilityFence(info);
            return new Win(frame.handleAt(winAt, "MPI_Win")).unbounded();
        }
    }

    /**
     * {@link Win#Create_dynamic(Info, Comm) Create_dynamic} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @param comm communicator whose ranks share the window
     * @return the window
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node314.htm#Node314">MPI 5.0, section 12.2.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_create_dynamic")
    public static Win createDynamic(Info info, Comm comm) {
        return Create_dynamic(info, comm);
    }

    /**
     * Makes an error handler for windows from a Java function.
     *
     * <p>Calls {@code MPI_Win_create_errhandler}: local.
     *
     * <p>C: {@code int MPI_Win_create_errhandler(MPI_Win_errhandler_function *win_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * @param win_errhandler_fn function that is called with the error code
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node256.htm#Node256">MPI 5.0, section 9.3.2</a>
     */
    @Generated("CallsEmitter")
    public static Errhandler Create_errhandler(Win_errhandler_function win_errhandler_fn) {
        try (Frame frame = Frame.open("MPI_Win_create_errhandler")) {
            MemorySegment errhandlerAt = frame.cell();
            frame.check(Mpi.MPI_Win_create_errhandler(Callbacks.win_errhandler_function(win_errhandler_fn), errhandlerAt));
            return new Errhandler(frame.handleAt(errhandlerAt, "MPI_Errhandler"));
        }
    }

    /**
     * {@link Win#Create_errhandler(Win_errhandler_function) Create_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param win_errhandler_fn function that is called with the error code
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node256.htm#Node256">MPI 5.0, section 9.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_create_errhandler")
    public static Errhandler createErrhandler(Win_errhandler_function win_errhandler_fn) {
        return Create_errhandler(win_errhandler_fn);
    }

    /**
     * Makes a key for attributes of windows, with functions that copy and delete them.
     *
     * <p>Calls {@code MPI_Win_create_keyval}: local.
     *
     * <p>C: {@code int MPI_Win_create_keyval(MPI_Win_copy_attr_function *win_copy_attr_fn, MPI_Win_delete_attr_function *win_delete_attr_fn, int *win_keyval, void *extra_state)}.
     *
     * @param win_copy_attr_fn function that makes the attribute of a copy of the object; null for none
     * @param win_delete_attr_fn function that is called when an attribute goes; null for none
     * @return the key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated("CallsEmitter")
    public static int Create_keyval(Win_copy_attr_function win_copy_attr_fn, Win_delete_attr_function win_delete_attr_fn) {
        try (Frame frame = Frame.open("MPI_Win_create_keyval")) {
            MemorySegment win_keyvalAt = frame.cell();
            frame.check(Mpi.MPI_Win_create_keyval(Callbacks.win_copy_attr_function(win_copy_attr_fn), Callbacks.win_delete_attr_function(win_delete_attr_fn), win_keyvalAt, MemorySegment.NULL));
            return frame.intAt(win_keyvalAt);
        }
    }

    /**
     * {@link Win#Create_keyval(Win_copy_attr_function, Win_delete_attr_function) Create_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @param win_copy_attr_fn function that makes the attribute of a copy of the object; null for none
     * @param win_delete_attr_fn function that is called when an attribute goes; null for none
     * @return the key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_create_keyval")
    public static int createKeyval(Win_copy_attr_function win_copy_attr_fn, Win_delete_attr_function win_delete_attr_fn) {
        return Create_keyval(win_copy_attr_fn, win_delete_attr_fn);
    }

    /**
     * {@link Win#Create_keyval(Win_copy_attr_function, Win_delete_attr_function) Create_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_create_keyval")
    public static int createKeyval() {
        return Create_keyval((old, key, value) -> value, null);
    }

    /**
     * Takes an attribute away from the window, after its delete function has been called.
     *
     * <p>Calls {@code MPI_Win_delete_attr}: local.
     *
     * <p>C: {@code int MPI_Win_delete_attr(MPI_Win win, int win_keyval)}.
     *
     * @param win_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated("CallsEmitter")
    public void Delete_attr(int win_keyval) {
        try (Frame frame = Frame.open("MPI_Win_delete_attr")) {
            frame.check(Mpi.MPI_Win_delete_attr(handle(), win_keyval));
        }
    }

    /**
     * {@link Win#Delete_attr(int) Delete_attr} <span class="camel-case">under its camelCase name</span>.
     *
     * @param win_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_delete_attr")
    public void deleteAttr(int win_keyval) {
        Delete_attr(win_keyval);
    }

    /**
     * Takes memory out of a dynamic window.
     *
     * <p>Calls {@code MPI_Win_detach}: local.
     *
     * <p>C: {@code int MPI_Win_detach(MPI_Win win, const void *base)}.
     *
     * @param base memory that was attached
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node314.htm#Node314">MPI 5.0, section 12.2.4</a>
     */
    @Generated("CallsEmitter")
    public void Detach(MemorySegment base) {
        try (Frame frame = Frame.open("MPI_Win_detach")) {
            MemorySegment baseAt = CallMemory.address(frame, "base", base);
            frame.check(Mpi.MPI_Win_detach(handle(), baseAt));
        }
    }

    /**
     * {@link Win#Detach(MemorySegment) Detach} <span class="camel-case">under its camelCase name</span>.
     *
     * @param base memory that was attached
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node314.htm#Node314">MPI 5.0, section 12.2.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_detach")
    public void detach(MemorySegment base) {
        Detach(base);
    }

    /**
     * Completes all operations on the window so far and lets all ranks begin new ones.
     *
     * <p>Calls {@code MPI_Win_fence}: collective, blocking.
     *
     * <p>C: {@code int MPI_Win_fence(int assert, MPI_Win win)}.
     *
     * @param assert_ a sum of MPI.MODE_ constants that say what the program does not do, or 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node330.htm#Node330">MPI 5.0, section 12.5.1</a>
     */
    @Generated("CallsEmitter")
    public void Fence(int assert_) {
        try (Frame frame = Frame.open("MPI_Win_fence")) {
            frame.check(Mpi.MPI_Win_fence(assert_, handle()));
            completed();
        }
    }

    /**
     * {@link Win#Fence(int) Fence} <span class="camel-case">under its camelCase name</span>.
     *
     * @param assert_ a sum of MPI.MODE_ constants that say what the program does not do, or 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node330.htm#Node330">MPI 5.0, section 12.5.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_fence")
    public void fence(int assert_) {
        Fence(assert_);
    }

    /**
     * Waits until this rank's operations on one target are complete there and here.
     *
     * <p>Calls {@code MPI_Win_flush}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_flush(int rank, MPI_Win win)}.
     *
     * @param rank rank of the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated("CallsEmitter")
    public void Flush(int rank) {
        try (Frame frame = Frame.open("MPI_Win_flush")) {
            frame.check(Mpi.MPI_Win_flush(rank, handle()));
            completed(rank);
        }
    }

    /**
     * {@link Win#Flush(int) Flush} <span class="camel-case">under its camelCase name</span>.
     *
     * @param rank rank of the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_flush")
    public void flush(int rank) {
        Flush(rank);
    }

    /**
     * Waits until this rank's operations on all targets are complete there and here.
     *
     * <p>Calls {@code MPI_Win_flush_all}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_flush_all(MPI_Win win)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated("CallsEmitter")
    public void Flush_all() {
        try (Frame frame = Frame.open("MPI_Win_flush_all")) {
            frame.check(Mpi.MPI_Win_flush_all(handle()));
            completed();
        }
    }

    /**
     * {@link Win#Flush_all() Flush_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_flush_all")
    public void flushAll() {
        Flush_all();
    }

    /**
     * Waits until this rank may use the buffers of its operations on one target again.
     *
     * <p>Calls {@code MPI_Win_flush_local}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_flush_local(int rank, MPI_Win win)}.
     *
     * @param rank rank of the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated("CallsEmitter")
    public void Flush_local(int rank) {
        try (Frame frame = Frame.open("MPI_Win_flush_local")) {
            frame.check(Mpi.MPI_Win_flush_local(rank, handle()));
            completed(rank);
        }
    }

    /**
     * {@link Win#Flush_local(int) Flush_local} <span class="camel-case">under its camelCase name</span>.
     *
     * @param rank rank of the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_flush_local")
    public void flushLocal(int rank) {
        Flush_local(rank);
    }

    /**
     * Waits until this rank may use the buffers of all its operations again.
     *
     * <p>Calls {@code MPI_Win_flush_local_all}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_flush_local_all(MPI_Win win)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated("CallsEmitter")
    public void Flush_local_all() {
        try (Frame frame = Frame.open("MPI_Win_flush_local_all")) {
            frame.check(Mpi.MPI_Win_flush_local_all(handle()));
            completed();
        }
    }

    /**
     * {@link Win#Flush_local_all() Flush_local_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_flush_local_all")
    public void flushLocalAll() {
        Flush_local_all();
    }

    /**
     * Closes the window; memory that it allocated goes with it.
     *
     * <p>Calls {@code MPI_Win_free}: collective, blocking.
     *
     * <p>C: {@code int MPI_Win_free(MPI_Win *win)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node315.htm#Node315">MPI 5.0, section 12.2.5</a>
     */
    @Generated("CallsEmitter")
    public void Free() {
        try (Frame frame = Frame.open("MPI_Win_free")) {
            MemorySegment winAt = frame.cell(handle(), "MPI_Win");
            int error = Mpi.MPI_Win_free(winAt);
            adopt(frame.handleAt(winAt, "MPI_Win"));
            frame.check(error);
            freed();
        }
    }

    /**
     * {@link Win#Free() Free} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node315.htm#Node315">MPI 5.0, section 12.2.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_free")
    public void free() {
        Free();
    }

    /**
     * Frees a key for attributes; attributes that are set under it stay until they are deleted.
     *
     * <p>Calls {@code MPI_Win_free_keyval}: local.
     *
     * <p>C: {@code int MPI_Win_free_keyval(int *win_keyval)}.
     *
     * @param win_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated("CallsEmitter")
    public static void Free_keyval(int win_keyval) {
        try (Frame frame = Frame.open("MPI_Win_free_keyval")) {
            MemorySegment win_keyvalAt = frame.cell(win_keyval);
            frame.check(Mpi.MPI_Win_free_keyval(win_keyvalAt));
        }
    }

    /**
     * {@link Win#Free_keyval(int) Free_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @param win_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_free_keyval")
    public static void freeKeyval(int win_keyval) {
        Free_keyval(win_keyval);
    }

    /**
     * Returns the attribute that the window has under a key; null if it has none.
     *
     * <p>Calls {@code MPI_Win_get_attr}: local.
     *
     * <p>C: {@code int MPI_Win_get_attr(MPI_Win win, int win_keyval, void *attribute_val, int *flag)}.
     *
     * @param win_keyval key of the attribute
     * @return the attribute; null where there is none under the key
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated("CallsEmitter")
    public Object Get_attr(int win_keyval) {
        try (Frame frame = Frame.open("MPI_Win_get_attr")) {
            MemorySegment attribute_valAt = frame.cell();
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Win_get_attr(handle(), win_keyval, attribute_valAt, flagAt));
            return frame.flagAt(flagAt) ? Attributes.toJava(this, win_keyval, frame.addressAt(attribute_valAt)) : null;
        }
    }

    /**
     * {@link Win#Get_attr(int) Get_attr} <span class="camel-case">under its camelCase name</span>.
     *
     * @param win_keyval key of the attribute
     * @return the value, a number or truth value if it is one of MPI's own attributes, a copy of it otherwise; null if the object has no such attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_get_attr")
    public Object getAttr(int win_keyval) {
        return AttributeValues.boxed(win_keyval, Get_attr(win_keyval));
    }

    /**
     * Returns the error handler of the window, for the caller to free.
     *
     * <p>Calls {@code MPI_Win_get_errhandler}: local.
     *
     * <p>C: {@code int MPI_Win_get_errhandler(MPI_Win win, MPI_Errhandler *errhandler)}.
     *
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node256.htm#Node256">MPI 5.0, section 9.3.2</a>
     */
    @Generated("CallsEmitter")
    public Errhandler Get_errhandler() {
        try (Frame frame = Frame.open("MPI_Win_get_errhandler")) {
            MemorySegment errhandlerAt = frame.cell();
            frame.check(Mpi.MPI_Win_get_errhandler(handle(), errhandlerAt));
            return new Errhandler(frame.handleAt(errhandlerAt, "MPI_Errhandler"));
        }
    }

    /**
     * {@link Win#Get_errhandler() Get_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node256.htm#Node256">MPI 5.0, section 9.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_get_errhandler")
    public Errhandler getErrhandler() {
        return Get_errhandler();
    }

    /**
     * Returns the group of the window's ranks, for the caller to free.
     *
     * <p>Calls {@code MPI_Win_get_group}: local.
     *
     * <p>C: {@code int MPI_Win_get_group(MPI_Win win, MPI_Group *group)}.
     *
     * @return the group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node316.htm#Node316">MPI 5.0, section 12.2.6</a>
     */
    @Generated("CallsEmitter")
    public Group Get_group() {
        try (Frame frame = Frame.open("MPI_Win_get_group")) {
            MemorySegment groupAt = frame.cell();
            frame.check(Mpi.MPI_Win_get_group(handle(), groupAt));
            return new Group(frame.handleAt(groupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Win#Get_group() Get_group} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node316.htm#Node316">MPI 5.0, section 12.2.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_get_group")
    public Group getGroup() {
        return Get_group();
    }

    /**
     * Returns the hints that MPI follows for the window, for the caller to free.
     *
     * <p>Calls {@code MPI_Win_get_info}: local.
     *
     * <p>C: {@code int MPI_Win_get_info(MPI_Win win, MPI_Info *info_used)}.
     *
     * @return the hints that are followed
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node317.htm#Node317">MPI 5.0, section 12.2.7</a>
     */
    @Generated("CallsEmitter")
    public Info Get_info() {
        try (Frame frame = Frame.open("MPI_Win_get_info")) {
            MemorySegment info_usedAt = frame.cell();
            frame.check(Mpi.MPI_Win_get_info(handle(), info_usedAt));
            return new Info(frame.handleAt(info_usedAt, "MPI_Info"));
        }
    }

    /**
     * {@link Win#Get_info() Get_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the hints that are followed
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node317.htm#Node317">MPI 5.0, section 12.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_get_info")
    public Info getInfo() {
        return Get_info();
    }

    /**
     * Returns the name that was given to the window; an empty text if none was.
     *
     * <p>Calls {@code MPI_Win_get_name}: local.
     *
     * <p>C: {@code int MPI_Win_get_name(MPI_Win win, char *win_name, int *resultlen)}.
     *
     * @return the name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("CallsEmitter")
    public String Get_name() {
        try (Frame frame = Frame.open("MPI_Win_get_name")) {
            MemorySegment win_nameAt = frame.textOut();
            MemorySegment resultlenAt = frame.cell();
            frame.check(Mpi.MPI_Win_get_name(handle(), win_nameAt, resultlenAt));
            return frame.textAt(win_nameAt);
        }
    }

    /**
     * {@link Win#Get_name() Get_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_get_name")
    public String getName() {
        return Get_name();
    }

    /**
     * Begins access to the window of one target, which need not take part.
     *
     * <p>Calls {@code MPI_Win_lock}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_lock(int lock_type, int rank, int assert, MPI_Win win)}.
     *
     * @param lock_type MPI.LOCK_EXCLUSIVE or MPI.LOCK_SHARED
     * @param rank rank of the target
     * @param assert_ a sum of MPI.MODE_ constants that say what the program does not do, or 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated("CallsEmitter")
    public void Lock(int lock_type, int rank, int assert_) {
        try (Frame frame = Frame.open("MPI_Win_lock")) {
            frame.check(Mpi.MPI_Win_lock(lock_type, rank, assert_, handle()));
        }
    }

    /**
     * {@link Win#Lock(int, int, int) Lock} <span class="camel-case">under its camelCase name</span>.
     *
     * @param lock_type MPI.LOCK_EXCLUSIVE or MPI.LOCK_SHARED
     * @param rank rank of the target
     * @param assert_ a sum of MPI.MODE_ constants that say what the program does not do, or 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_lock")
    public void lock(int lock_type, int rank, int assert_) {
        Lock(lock_type, rank, assert_);
    }

    /**
     * Begins shared access to the windows of all ranks, which need not take part.
     *
     * <p>Calls {@code MPI_Win_lock_all}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_lock_all(int assert, MPI_Win win)}.
     *
     * @param assert_ a sum of MPI.MODE_ constants that say what the program does not do, or 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated("CallsEmitter")
    public void Lock_all(int assert_) {
        try (Frame frame = Frame.open("MPI_Win_lock_all")) {
            frame.check(Mpi.MPI_Win_lock_all(assert_, handle()));
            completed();
        }
    }

    /**
     * {@link Win#Lock_all(int) Lock_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @param assert_ a sum of MPI.MODE_ constants that say what the program does not do, or 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_lock_all")
    public void lockAll(int assert_) {
        Lock_all(assert_);
    }

    /**
     * Lets the ranks of a group access this rank's window; {@code Wait} or {@code Test} ends it.
     *
     * <p>Calls {@code MPI_Win_post}: local.
     *
     * <p>C: {@code int MPI_Win_post(MPI_Group group, int assert, MPI_Win win)}.
     *
     * @param group group of the ranks that may access
     * @param assert_ a sum of MPI.MODE_ constants that say what the program does not do, or 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated("CallsEmitter")
    public void Post(Group group, int assert_) {
        try (Frame frame = Frame.open("MPI_Win_post")) {
            frame.check(Mpi.MPI_Win_post(Group.handle(group), assert_, handle()));
            Reference.reachabilityFence(group);
        }
    }

    /**
     * {@link Win#Post(Group, int) Post} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group group of the ranks that may access
     * @param assert_ a sum of MPI.MODE_ constants that say what the program does not do, or 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_post")
    public void post(Group group, int assert_) {
        Post(group, assert_);
    }

    /**
     * Stores an object under a key with the window, on this process only.
     *
     * <p>Calls {@code MPI_Win_set_attr}: local.
     *
     * <p>C: {@code int MPI_Win_set_attr(MPI_Win win, int win_keyval, void *attribute_val)}.
     *
     * @param win_keyval key of the attribute
     * @param attribute_val attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated("CallsEmitter")
    public void Set_attr(int win_keyval, Object attribute_val) {
        try (Frame frame = Frame.open("MPI_Win_set_attr")) {
            frame.check(Mpi.MPI_Win_set_attr(handle(), win_keyval, Attributes.toNative(attribute_val)));
        }
    }

    /**
     * {@link Win#Set_attr(int, Object) Set_attr} <span class="camel-case">under its camelCase name</span>.
     *
     * @param win_keyval key of the attribute
     * @param attribute_val attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node209.htm#Node209">MPI 5.0, section 7.7.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_set_attr")
    public void setAttr(int win_keyval, Object attribute_val) {
        Set_attr(win_keyval, AttributeValues.copy(attribute_val));
    }

    /**
     * Says what happens from now on when a call on the window fails.
     *
     * <p>Calls {@code MPI_Win_set_errhandler}: local.
     *
     * <p>C: {@code int MPI_Win_set_errhandler(MPI_Win win, MPI_Errhandler errhandler)}.
     *
     * @param errhandler error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node256.htm#Node256">MPI 5.0, section 9.3.2</a>
     */
    @Generated("CallsEmitter")
    public void Set_errhandler(Errhandler errhandler) {
        try (Frame frame = Frame.open("MPI_Win_set_errhandler")) {
            frame.check(Mpi.MPI_Win_set_errhandler(handle(), Errhandler.handle(errhandler)));
            Reference.reachabilityFence(errhandler);
        }
    }

    /**
     * {@link Win#Set_errhandler(Errhandler) Set_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errhandler error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node256.htm#Node256">MPI 5.0, section 9.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_set_errhandler")
    public void setErrhandler(Errhandler errhandler) {
        Set_errhandler(errhandler);
    }

    /**
     * Gives the window new hints.
     *
     * <p>Calls {@code MPI_Win_set_info}: collective, blocking.
     *
     * <p>C: {@code int MPI_Win_set_info(MPI_Win win, MPI_Info info)}.
     *
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node317.htm#Node317">MPI 5.0, section 12.2.7</a>
     */
    @Generated("CallsEmitter")
    public void Set_info(Info info) {
        try (Frame frame = Frame.open("MPI_Win_set_info")) {
            frame.check(Mpi.MPI_Win_set_info(handle(), Info.handle(info)));
            Reference.reachabilityFence(info);
        }
    }

    /**
     * {@link Win#Set_info(Info) Set_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node317.htm#Node317">MPI 5.0, section 12.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_set_info")
    public void setInfo(Info info) {
        Set_info(info);
    }

    /**
     * Gives the window a name, which debuggers and error messages show.
     *
     * <p>Calls {@code MPI_Win_set_name}: local.
     *
     * <p>C: {@code int MPI_Win_set_name(MPI_Win win, const char *win_name)}.
     *
     * @param win_name name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("CallsEmitter")
    public void Set_name(String win_name) {
        try (Frame frame = Frame.open("MPI_Win_set_name")) {
            MemorySegment win_nameAt = frame.text("win_name", win_name);
            frame.check(Mpi.MPI_Win_set_name(handle(), win_nameAt));
        }
    }

    /**
     * {@link Win#Set_name(String) Set_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @param win_name name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_set_name")
    public void setName(String win_name) {
        Set_name(win_name);
    }

    /**
     * Returns the part of a rank in shared window memory, which this rank reads and writes directly.
     *
     * <p>Calls {@code MPI_Win_shared_query}: local.
     *
     * <p>C: {@code int MPI_Win_shared_query(MPI_Win win, int rank, MPI_Aint *size, int *disp_unit, void *baseptr)}.
     *
     * @param rank rank whose memory it is, or MPI.PROC_NULL for the first that has some
     * @return the number of bytes that a displacement of 1 stands for; the memory of that rank
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node313.htm#Node313">MPI 5.0, section 12.2.3</a>
     */
    @Generated("CallsEmitter")
    public WinSharedQuery Shared_query(int rank) {
        try (Frame frame = Frame.open("MPI_Win_shared_query")) {
            MemorySegment sizeAt = frame.cell();
            MemorySegment disp_unitAt = frame.cell();
            MemorySegment baseptrAt = frame.cell();
            frame.check(Mpi.MPI_Win_shared_query(handle(), rank, sizeAt, disp_unitAt, baseptrAt));
            return new WinSharedQuery(frame.intAt(disp_unitAt), memory(frame.addressAt(baseptrAt), frame.longAt(sizeAt)));
        }
    }

    /**
     * {@link Win#Shared_query(int) Shared_query} <span class="camel-case">under its camelCase name</span>.
     *
     * @param rank rank whose memory it is, or MPI.PROC_NULL for the first that has some
     * @return the number of bytes that a displacement of 1 stands for; the memory of that rank
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node313.htm#Node313">MPI 5.0, section 12.2.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_shared_query")
    public WinSharedQuery queryShared(int rank) {
        return Shared_query(rank);
    }

    /**
     * Begins access to the windows of a group's ranks; {@code Complete} ends it.
     *
     * <p>Calls {@code MPI_Win_start}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_start(MPI_Group group, int assert, MPI_Win win)}.
     *
     * @param group group of the ranks that are accessed
     * @param assert_ a sum of MPI.MODE_ constants that say what the program does not do, or 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated("CallsEmitter")
    public void Start(Group group, int assert_) {
        try (Frame frame = Frame.open("MPI_Win_start")) {
            frame.check(Mpi.MPI_Win_start(Group.handle(group), assert_, handle()));
            Reference.reachabilityFence(group);
        }
    }

    /**
     * {@link Win#Start(Group, int) Start} <span class="camel-case">under its camelCase name</span>.
     *
     * @param group group of the ranks that are accessed
     * @param assert_ a sum of MPI.MODE_ constants that say what the program does not do, or 0
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_start")
    public void start(Group group, int assert_) {
        Start(group, assert_);
    }

    /**
     * Makes this rank's loads and stores and the accesses of others to its window see each other.
     *
     * <p>Calls {@code MPI_Win_sync}: local.
     *
     * <p>C: {@code int MPI_Win_sync(MPI_Win win)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated("CallsEmitter")
    public void Sync() {
        try (Frame frame = Frame.open("MPI_Win_sync")) {
            frame.check(Mpi.MPI_Win_sync(handle()));
        }
    }

    /**
     * {@link Win#Sync() Sync} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node333.htm#Node333">MPI 5.0, section 12.5.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_sync")
    public void sync() {
        Sync();
    }

    /**
     * Looks whether all that {@code Post} let in are done; if so, the access has ended.
     *
     * <p>Calls {@code MPI_Win_test}: local.
     *
     * <p>C: {@code int MPI_Win_test(MPI_Win win, int *flag)}.
     *
     * @return whether the access has ended
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated("CallsEmitter")
    public boolean Test() {
        try (Frame frame = Frame.open("MPI_Win_test")) {
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Win_test(handle(), flagAt));
            return frame.flagAt(flagAt);
        }
    }

    /**
     * {@link Win#Test() Test} <span class="camel-case">under its camelCase name</span>.
     *
     * @return whether the access has ended
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_test")
    public boolean test() {
        return Test();
    }

    /**
     * Ends access to the window of one target; all operations on it are complete.
     *
     * <p>Calls {@code MPI_Win_unlock}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_unlock(int rank, MPI_Win win)}.
     *
     * @param rank rank of the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated("CallsEmitter")
    public void Unlock(int rank) {
        try (Frame frame = Frame.open("MPI_Win_unlock")) {
            frame.check(Mpi.MPI_Win_unlock(rank, handle()));
            completed(rank);
        }
    }

    /**
     * {@link Win#Unlock(int) Unlock} <span class="camel-case">under its camelCase name</span>.
     *
     * @param rank rank of the target
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_unlock")
    public void unlock(int rank) {
        Unlock(rank);
    }

    /**
     * Ends access to the windows of all ranks; all operations on them are complete.
     *
     * <p>Calls {@code MPI_Win_unlock_all}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_unlock_all(MPI_Win win)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated("CallsEmitter")
    public void Unlock_all() {
        try (Frame frame = Frame.open("MPI_Win_unlock_all")) {
            frame.check(Mpi.MPI_Win_unlock_all(handle()));
            completed();
        }
    }

    /**
     * {@link Win#Unlock_all() Unlock_all} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node332.htm#Node332">MPI 5.0, section 12.5.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_unlock_all")
    public void unlockAll() {
        Unlock_all();
    }

    /**
     * Waits until all that {@code Post} let in are done with this rank's window.
     *
     * <p>Calls {@code MPI_Win_wait}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Win_wait(MPI_Win win)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated("CallsEmitter")
    public void Wait() {
        try (Frame frame = Frame.open("MPI_Win_wait")) {
            frame.check(Mpi.MPI_Win_wait(handle()));
        }
    }

    /**
     * {@link Win#Wait() Wait} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node331.htm#Node331">MPI 5.0, section 12.5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Win_wait")
    public void waitFor() {
        Wait();
    }
}
