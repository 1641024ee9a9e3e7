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
 * The calls of {@link Op} that the generator makes from the MPI header.
 */
abstract class OpCalls extends Handle {

    OpCalls(long handle) {
        super(handle);
    }

    /**
     * Makes a Java object for a C handle of type {@code MPI_Op}, such as a handle that a C
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
    public static Op ofNative(long handle) {
        return Wrap.borrowed("MPI_Op", Wrap.op(Wrap.given("MPI_Op", handle)));
    }

    /**
     * Returns the layout of {@code MPI_Op} in calls of C functions, for {@link
     * java.lang.foreign.FunctionDescriptor}: it depends on the MPI that is open.
     *
     * @return {@code JAVA_INT}, for which {@code (int) nativeHandle()} is passed, or {@code ADDRESS},
     *     for {@code MemorySegment.ofAddress(nativeHandle())}.
     * @since 0.3
     */
    @Generated("BaseEmitter")
    public static ValueLayout nativeLayout() {
        return MpiMemory.isNumber("MPI_Op") ? ValueLayout.JAVA_INT : ValueLayout.ADDRESS;
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
    public static Op ofFortran(int handle) {
        return ofNative(Wrap.fromFortran("MPI_Op", "MPI_Op", handle));
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
        return FortranHandles.of("MPI_Op", "MPI_Op", nativeHandle());
    }

    /**
     * Tells whether the operation may take its operands in any order.
     *
     * <p>Calls {@code MPI_Op_commutative}: local.
     *
     * <p>C: {@code int MPI_Op_commutative(MPI_Op op, int *commute)}.
     *
     * @return whether the operands may change places
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node139.htm#Node139">MPI 5.0, section 6.9.7</a>
     */
    @Generated("CallsEmitter")
    public boolean Commutative() {
        try (Frame frame = Frame.open("MPI_Op_commutative")) {
            MemorySegment commuteAt = frame.cell();
            frame.check(Mpi.MPI_Op_commutative(handle(), commuteAt));
            Reference.reachabilityFence(this);
            return frame.flagAt(commuteAt);
        }
    }

    /**
     * {@link Op#Commutative() Commutative} <span class="camel-case">under its camelCase name</span>.
     *
     * @return whether the operands may change places
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node139.htm#Node139">MPI 5.0, section 6.9.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Op_commutative")
    public boolean isCommutative() {
        return Commutative();
    }

    /**
     * Frees the operation; calls that use it still end as they should.
     *
     * <p>Calls {@code MPI_Op_free}: local.
     *
     * <p>C: {@code int MPI_Op_free(MPI_Op *op)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node136.htm#Node136">MPI 5.0, section 6.9.5</a>
     */
    @Generated("CallsEmitter")
    public void Free() {
        try (Frame frame = Frame.open("MPI_Op_free")) {
            MemorySegment opAt = frame.cell(handle(), "MPI_Op");
            int error = Mpi.MPI_Op_free(opAt);
            adopt(frame.handleAt(opAt, "MPI_Op"));
            frame.check(error);
            Reference.reachabilityFence(this);
        }
    }

    /**
     * {@link Op#Free() Free} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node136.htm#Node136">MPI 5.0, section 6.9.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Op_free")
    public void free() {
        Free();
    }

    /**
     * Combines the elements of two buffers of this process; the second receives the result.
     *
     * <p>Calls {@code MPI_Reduce_local}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Reduce_local(const void *inbuf, void *inoutbuf, int count, MPI_Datatype datatype, MPI_Op op)}.
     *
     * @param inbuf array, segment or direct buffer of the first operands
     * @param inoffset index of the first element in the buffer
     * @param inoutbuf array, segment or direct buffer of the second operands, which the results replace
     * @param inoutoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node139.htm#Node139">MPI 5.0, section 6.9.7</a>
     */
    @Generated("CallsEmitter")
    public void Reduce_local(Object inbuf, int inoffset, Object inoutbuf, int inoutoffset, int count, Datatype datatype) {
        if (datatype instanceof ObjectType) {
            Op.onObjects("MPI_Reduce_local", (Op) this).Call(inbuf, inoffset, inoutbuf, inoutoffset, count, datatype);
            return;
        }
        try (Frame frame = Frame.open("MPI_Reduce_local", CallShape.REPLACING)) {
            frame.mustBeApart(inbuf, inoutbuf);
            MemorySegment inbufAt = frame.in(inbuf, inoffset, count, datatype);
            MemorySegment inoutbufAt = frame.out(inoutbuf, inoutoffset, count, datatype);
            if (Trace.on) {
                frame.trace().reads(inbuf, count, datatype).reads(inoutbuf, count, datatype).told();
            }
            frame.check(Mpi.MPI_Reduce_local(inbufAt, inoutbufAt, count, Datatype.handle(datatype), handle()));
            frame.back(0, inoutbuf);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * {@link Op#Reduce_local(Object, int, Object, int, int, Datatype) Reduce_local} <span class="camel-case">under its camelCase name</span>.
     *
     * @param inbuf array, segment or direct buffer of the first operands
     * @param inoutbuf array, segment or direct buffer of the second operands, which the results replace
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node139.htm#Node139">MPI 5.0, section 6.9.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_local")
    public void reduceLocal(Object inbuf, Object inoutbuf, int count, Datatype datatype) {
        Reduce_local(CamelCaseBuffers.of(inbuf, datatype), 0, CamelCaseBuffers.of(inoutbuf, datatype), 0, count, datatype);
    }

    private static final boolean REDUCE_LOCAL_C = Linkage.has("MPI_Reduce_local_c");

    /**
     * Combines the elements of two buffers of this process; the second receives the result.
     *
     * <p>Calls {@code MPI_Reduce_local_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Reduce_local} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Reduce_local_c(const void *inbuf, void *inoutbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op)}.
     *
     * @param inbuf segment of the first operands
     * @param inoutbuf segment of the second operands, which the results replace
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node139.htm#Node139">MPI 5.0, section 6.9.7</a>
     */
    @Generated("CallsEmitter")
    public void Reduce_local(MemorySegment inbuf, MemorySegment inoutbuf, long count, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Reduce_local_c")) {
            frame.mustBeApart(inbuf, inoutbuf);
            MemorySegment inbufAt = frame.in(inbuf, count, datatype);
            MemorySegment inoutbufAt = frame.out(inoutbuf, count, datatype);
            if (Trace.on) {
                frame.trace().reads(inbuf, count, datatype).reads(inoutbuf, count, datatype).told();
            }
            frame.check(REDUCE_LOCAL_C ? Mpi.MPI_Reduce_local_c(inbufAt, inoutbufAt, count, Datatype.handle(datatype), handle()) : Mpi.MPI_Reduce_local(inbufAt, inoutbufAt, frame.small(count), Datatype.handle(datatype), handle()));
            frame.back(0, inoutbuf);
            Reference.reachabilityFence(this);
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * {@link Op#Reduce_local(MemorySegment, MemorySegment, long, Datatype) Reduce_local} <span class="camel-case">under its camelCase name</span>.
     *
     * @param inbuf segment of the first operands
     * @param inoutbuf segment of the second operands, which the results replace
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node139.htm#Node139">MPI 5.0, section 6.9.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_local_c")
    public void reduceLocal(MemorySegment inbuf, MemorySegment inoutbuf, long count, Datatype datatype) {
        Reduce_local(inbuf, inoutbuf, count, datatype);
    }

    /**
     * {@link Op#Reduce_local(Object, int, Object, int, int, Datatype) Reduce_local} <span class="camel-case">under its camelCase name</span>.
     *
     * @param inbuf array, segment or direct buffer that is read
     * @param inoutbuf array, segment or direct buffer that is read, filled, or both
     * @param count number of elements
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node139.htm#Node139">MPI 5.0, section 6.9.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_local")
    public void reduceLocal(MemorySegment inbuf, MemorySegment inoutbuf, int count, Datatype datatype) {
        Reduce_local(CamelCaseBuffers.of(inbuf, datatype), 0, CamelCaseBuffers.of(inoutbuf, datatype), 0, count, datatype);
    }
}
