// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.Reference;
import java.util.List;
import java.util.function.BinaryOperator;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Generated;
import mpi.internal.link.FortranHandles;
import mpi.internal.link.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallShape;
import mpi.internal.call.MpiMemoryArenas;
import mpi.internal.call.StatusCount;
import mpi.internal.objects.ObjectLists;
import mpi.internal.staging.BufferChecks;
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
     * Gives all ranks that still run the bitwise "and" of what each of them brings.
     *
     * <p>Calls {@code MPIX_Comm_agree}: collective, blocking.
     *
     * <p>C: {@code int MPIX_Comm_agree(MPI_Comm comm, int *flag)}.
     *
     * @param flag bits, which are combined over all ranks
     * @return the bits, which are combined over all ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Agree(int flag) {
        try (Frame frame = Frame.open("MPIX_Comm_agree")) {
            MemorySegment flagAt = frame.cell(flag);
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPIX_Comm_agree(handle(), flagAt));
            return frame.intAt(flagAt);
        }
    }

    /**
     * {@link Comm#Agree(int) Agree} <span class="camel-case">under its camelCase name</span>.
     *
     * @param flag bits, which are combined over all ranks
     * @return the bits, which are combined over all ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPIX_Comm_agree")
    public int agree(int flag) {
        return Agree(flag);
    }

    /**
     * Notes the failures known so far, so that receiving from any source works again.
     *
     * <p>Calls {@code MPIX_Comm_failure_ack}: local.
     *
     * <p>C: {@code int MPIX_Comm_failure_ack(MPI_Comm comm)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Failure_ack() {
        try (Frame frame = Frame.open("MPIX_Comm_failure_ack")) {
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPIX_Comm_failure_ack(handle()));
        }
    }

    /**
     * {@link Comm#Failure_ack() Failure_ack} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPIX_Comm_failure_ack")
    public void failureAck() {
        Failure_ack();
    }

    /**
     * Returns the group of failed ranks that this rank has taken note of.
     *
     * <p>Calls {@code MPIX_Comm_failure_get_acked}: local.
     *
     * <p>C: {@code int MPIX_Comm_failure_get_acked(MPI_Comm comm, MPI_Group *failedgrp)}.
     *
     * @return the group of failed ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Group Failure_get_acked() {
        try (Frame frame = Frame.open("MPIX_Comm_failure_get_acked")) {
            MemorySegment failedgrpAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPIX_Comm_failure_get_acked(handle(), failedgrpAt));
            return new Group(frame.handleAt(failedgrpAt, "MPI_Group"));
        }
    }

    /**
     * {@link Comm#Failure_get_acked() Failure_get_acked} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the group of failed ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPIX_Comm_failure_get_acked")
    public Group failureGetAcked() {
        return Failure_get_acked();
    }

    /**
     * Returns the group of the ranks that are known to have failed.
     *
     * <p>Calls {@code MPIX_Comm_get_failed}: local.
     *
     * <p>C: {@code int MPIX_Comm_get_failed(MPI_Comm comm, MPI_Group *failedgrp)}.
     *
     * @return the group of failed ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Group Get_failed() {
        try (Frame frame = Frame.open("MPIX_Comm_get_failed")) {
            MemorySegment failedgrpAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPIX_Comm_get_failed(handle(), failedgrpAt));
            return new Group(frame.handleAt(failedgrpAt, "MPI_Group"));
        }
    }

    /**
     * {@link Comm#Get_failed() Get_failed} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the group of failed ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPIX_Comm_get_failed")
    public Group getFailed() {
        return Get_failed();
    }

    /**
     * Makes the communicator unusable on every rank; whoever waits in it gets an error.
     *
     * <p>Calls {@code MPIX_Comm_revoke}: not collective, blocking.
     *
     * <p>C: {@code int MPIX_Comm_revoke(MPI_Comm comm)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Revoke() {
        try (Frame frame = Frame.open("MPIX_Comm_revoke")) {
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPIX_Comm_revoke(handle()));
        }
    }

    /**
     * {@link Comm#Revoke() Revoke} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPIX_Comm_revoke")
    public void revoke() {
        Revoke();
    }

    /**
     * Returns a communicator of the ranks that still run.
     *
     * <p>Calls {@code MPIX_Comm_shrink}: collective, blocking.
     *
     * <p>C: {@code int MPIX_Comm_shrink(MPI_Comm comm, MPI_Comm *newcomm)}.
     *
     * @return the new communicator
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Intracomm Shrink() {
        try (Frame frame = Frame.open("MPIX_Comm_shrink")) {
            MemorySegment newcommAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPIX_Comm_shrink(handle(), newcommAt));
            return Handle.orNull(new Intracomm(frame.handleAt(newcommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Comm#Shrink() Shrink} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the new communicator
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated(value = "AliasEmitter", comments = "MPIX_Comm_shrink")
    public Intracomm shrink() {
        return Shrink();
    }

    /**
     * Collects a block from each rank and gives all of them, in the order of ranks, to every rank.
     *
     * <p>Calls {@code MPI_Allgather}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated("CallsEmitter")
    public void Allgather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Allgather", codec(), sendbuf, sendoffset, sendcount, sendtype, 1);
                ObjectBlocks received = ObjectBlocks.of("MPI_Allgather", codec(), recvbuf, recvoffset, recvcount, recvtype, peers())) {
                sent.encoded();
                Allgather(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT);
                Allgatherv(sent.bytes(), 0, sent.length(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Allgather", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocks(recvcount), recvtype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Allgather(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * Collects a block from each rank and gives all of them, in the order of ranks, to every rank.
     *
     * <p>Calls {@code MPI_Allgather}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated("CallsEmitter")
    public <T> List<T> allgather(T sendobj) {
        Object[] received = new Object[peers()];
        Allgather(new Object[] { sendobj }, 0, 1, MPI.OBJECT, received, 0, 1, MPI.OBJECT);
        return ObjectLists.of(received);
    }

    /**
     * {@link Comm#Allgather(Object, int, int, Datatype, Object, int, int, Datatype) Allgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather")
    public void allGather(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype) {
        Allgather(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * {@link Comm#Allgather(Object, int, int, Datatype, Object, int, int, Datatype) Allgather} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather")
    public void allGather(Object buf, int count, Datatype datatype) {
        Allgather(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * {@link Comm#allgather(Object) allgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather")
    public <T> List<T> allGather(T sendobj) {
        return allgather(sendobj);
    }

    private static final boolean ALLGATHER_C = Linkage.has("MPI_Allgather_c");

    /**
     * Collects a block from each rank and gives all of them, in the order of ranks, to every rank.
     *
     * <p>Calls {@code MPI_Allgather_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Allgather} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated("CallsEmitter")
    public void Allgather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Allgather_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, blocks(recvcount), recvtype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(ALLGATHER_C ? Mpi.MPI_Allgather_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle()) : Mpi.MPI_Allgather(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Allgather(MemorySegment, long, Datatype, MemorySegment, long, Datatype) Allgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather_c")
    public void allGather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        Allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Comm#Allgather(Object, int, int, Datatype, Object, int, int, Datatype) Allgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather")
    public void allGather(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype) {
        Allgather(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * Makes a persistent request for {@code Allgather}: a block from each rank to every rank.
     *
     * <p>Calls {@code MPI_Allgather_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated("CallsEmitter")
    public Prequest Allgather_init(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Allgather_init", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocks(recvcount), recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Allgather_init(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Allgather_init(Object, int, int, Datatype, Object, int, int, Datatype, Info) Allgather_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather_init")
    public Prequest allGatherInit(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, Info info) {
        return Allgather_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype, info);
    }

    /**
     * {@link Comm#Allgather_init(Object, int, int, Datatype, Object, int, int, Datatype, Info) Allgather_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather_init")
    public Prequest allGatherInit(Object buf, int count, Datatype datatype, Info info) {
        return Allgather_init(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, info);
    }

    private static final boolean ALLGATHER_INIT_C = Linkage.has("MPI_Allgather_init_c");

    /**
     * Makes a persistent request for {@code Allgather}: a block from each rank to every rank.
     *
     * <p>Calls {@code MPI_Allgather_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Allgather_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated("CallsEmitter")
    public Prequest Allgather_init(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Allgather_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, blocks(recvcount), recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(ALLGATHER_INIT_C ? Mpi.MPI_Allgather_init_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Allgather_init(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Allgather_init(MemorySegment, long, Datatype, MemorySegment, long, Datatype, Info) Allgather_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather_init_c")
    public Prequest allGatherInit(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, Info info) {
        return Allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, info);
    }

    /**
     * {@link Comm#Allgather_init(Object, int, int, Datatype, Object, int, int, Datatype, Info) Allgather_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather_init")
    public Prequest allGatherInit(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype, Info info) {
        return Allgather_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype, info);
    }

    /**
     * Collects blocks of different lengths from all ranks and gives all of them to every rank.
     *
     * <p>Calls {@code MPI_Allgatherv}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated("CallsEmitter")
    public void Allgatherv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Allgatherv", codec(), sendbuf, sendoffset, sendcount, sendtype, 1);
                ObjectBlocks received = ObjectBlocks.of("MPI_Allgatherv", codec(), recvbuf, recvoffset, recvcounts, displs, recvtype, peers())) {
                sent.encoded();
                Allgather(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT);
                Allgatherv(sent.bytes(), 0, sent.length(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Allgatherv", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, displs, recvtype, peers());
            MemorySegment recvcountsAt = frame.ints(recvcounts, peers());
            MemorySegment displsAt = frame.ints(displs, peers());
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(Mpi.MPI_Allgatherv(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Allgatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype) Allgatherv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgatherv")
    public void allGatherv(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] displs, Datatype recvtype) {
        Allgatherv(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, displs, recvtype);
    }

    /**
     * {@link Comm#Allgatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype) Allgatherv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgatherv")
    public void allGatherv(Object buf, int[] counts, int[] displs, Datatype datatype) {
        Allgatherv(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype);
    }

    private static final boolean ALLGATHERV_C = Linkage.has("MPI_Allgatherv_c");

    /**
     * Collects blocks of different lengths from all ranks and gives all of them to every rank.
     *
     * <p>Calls {@code MPI_Allgatherv_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Allgatherv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated("CallsEmitter")
    public void Allgatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Allgatherv_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, displs, recvtype, peers());
            MemorySegment recvcountsAt = frame.counts(recvcounts, peers(), ALLGATHERV_C);
            MemorySegment displsAt = frame.counts(displs, peers(), ALLGATHERV_C);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(ALLGATHERV_C ? Mpi.MPI_Allgatherv_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle()) : Mpi.MPI_Allgatherv(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Allgatherv(MemorySegment, long, Datatype, MemorySegment, long[], long[], Datatype) Allgatherv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgatherv_c")
    public void allGatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype) {
        Allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype);
    }

    /**
     * Makes a persistent request for {@code Allgatherv}: blocks of any length to every rank.
     *
     * <p>Calls {@code MPI_Allgatherv_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated("CallsEmitter")
    public Prequest Allgatherv_init(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Allgatherv_init", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, displs, recvtype, peers());
            MemorySegment recvcountsAt = frame.ints(recvcounts, peers());
            MemorySegment displsAt = frame.ints(displs, peers());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(Mpi.MPI_Allgatherv_init(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Allgatherv_init(Object, int, int, Datatype, Object, int, int[], int[], Datatype, Info) Allgatherv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgatherv_init")
    public Prequest allGathervInit(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] displs, Datatype recvtype, Info info) {
        return Allgatherv_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, displs, recvtype, info);
    }

    /**
     * {@link Comm#Allgatherv_init(Object, int, int, Datatype, Object, int, int[], int[], Datatype, Info) Allgatherv_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgatherv_init")
    public Prequest allGathervInit(Object buf, int[] counts, int[] displs, Datatype datatype, Info info) {
        return Allgatherv_init(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype, info);
    }

    private static final boolean ALLGATHERV_INIT_C = Linkage.has("MPI_Allgatherv_init_c");

    /**
     * Makes a persistent request for {@code Allgatherv}: blocks of any length to every rank.
     *
     * <p>Calls {@code MPI_Allgatherv_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Allgatherv_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated("CallsEmitter")
    public Prequest Allgatherv_init(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Allgatherv_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, displs, recvtype, peers());
            MemorySegment recvcountsAt = frame.counts(recvcounts, peers(), ALLGATHERV_INIT_C);
            MemorySegment displsAt = frame.counts(displs, peers(), ALLGATHERV_INIT_C);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(ALLGATHERV_INIT_C ? Mpi.MPI_Allgatherv_init_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Allgatherv_init(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Allgatherv_init(MemorySegment, long, Datatype, MemorySegment, long[], long[], Datatype, Info) Allgatherv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node166.htm#Node166">MPI 5.0, section 6.13.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgatherv_init_c")
    public Prequest allGathervInit(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype, Info info) {
        return Allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, info);
    }

    /**
     * Combines the elements of all ranks, one by one, and gives every rank the result.
     *
     * <p>Calls {@code MPI_Allreduce}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node138.htm#Node138">MPI 5.0, section 6.9.6</a>
     */
    @Generated("CallsEmitter")
    public void Allreduce(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        if (datatype instanceof ObjectType) {
            if (TreeReduction.suits(this)) {
                new TreeReduction("MPI_Allreduce", this).reduce(sendbuf, sendoffset, recvbuf, recvoffset, count, datatype, op);
                return;
            }
            ObjectReduction all = new ObjectReduction("MPI_Allreduce", sendbuf, op, count, datatype, peers());
            Allgather(sendbuf, sendoffset, all.count(), datatype, all.buffer(), all.offset(), all.count(), datatype);
            all.into(recvbuf, recvoffset, peers(), 0, count);
            return;
        }
        try (Frame frame = Frame.open("MPI_Allreduce", CallShape.REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Allreduce(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * Combines the elements of all ranks, one by one, and gives every rank the result.
     *
     * <p>Calls {@code MPI_Allreduce}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node138.htm#Node138">MPI 5.0, section 6.9.6</a>
     */
    @Generated("CallsEmitter")
    public <T> T allreduce(T sendobj, BinaryOperator<T> op) {
        Object[] received = new Object[1];
        Allreduce(new Object[] { sendobj }, 0, received, 0, 1, MPI.OBJECT, Op.of(op));
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#Allreduce(Object, int, Object, int, int, Datatype, Op) Allreduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node138.htm#Node138">MPI 5.0, section 6.9.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allreduce")
    public void allReduce(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op) {
        Allreduce(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Comm#Allreduce(Object, int, Object, int, int, Datatype, Op) Allreduce} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node138.htm#Node138">MPI 5.0, section 6.9.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allreduce")
    public void allReduce(Object buf, int count, Datatype datatype, Op op) {
        Allreduce(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Comm#allreduce(Object, BinaryOperator) allreduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node138.htm#Node138">MPI 5.0, section 6.9.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allreduce")
    public <T> T allReduce(T sendobj, BinaryOperator<T> op) {
        return allreduce(sendobj, op);
    }

    private static final boolean ALLREDUCE_C = Linkage.has("MPI_Allreduce_c");

    /**
     * Combines the elements of all ranks, one by one, and gives every rank the result.
     *
     * <p>Calls {@code MPI_Allreduce_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Allreduce} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Allreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node138.htm#Node138">MPI 5.0, section 6.9.6</a>
     */
    @Generated("CallsEmitter")
    public void Allreduce(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Allreduce_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, count, datatype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(ALLREDUCE_C ? Mpi.MPI_Allreduce_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle()) : Mpi.MPI_Allreduce(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * {@link Comm#Allreduce(MemorySegment, MemorySegment, long, Datatype, Op) Allreduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node138.htm#Node138">MPI 5.0, section 6.9.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allreduce_c")
    public void allReduce(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        Allreduce(sendbuf, recvbuf, count, datatype, op);
    }

    /**
     * {@link Comm#Allreduce(Object, int, Object, int, int, Datatype, Op) Allreduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node138.htm#Node138">MPI 5.0, section 6.9.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allreduce")
    public void allReduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op) {
        Allreduce(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * Makes a persistent request for {@code Allreduce}: combines and gives every rank the result.
     *
     * <p>Calls {@code MPI_Allreduce_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>C: {@code int MPI_Allreduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node169.htm#Node169">MPI 5.0, section 6.13.8</a>
     */
    @Generated("CallsEmitter")
    public Prequest Allreduce_init(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op, Info info) {
        try (Frame frame = Frame.open("MPI_Allreduce_init", CallShape.PERSISTENT_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Allreduce_init(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Allreduce_init(Object, int, Object, int, int, Datatype, Op, Info) Allreduce_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node169.htm#Node169">MPI 5.0, section 6.13.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allreduce_init")
    public Prequest allReduceInit(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op, Info info) {
        return Allreduce_init(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op, info);
    }

    /**
     * {@link Comm#Allreduce_init(Object, int, Object, int, int, Datatype, Op, Info) Allreduce_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node169.htm#Node169">MPI 5.0, section 6.13.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allreduce_init")
    public Prequest allReduceInit(Object buf, int count, Datatype datatype, Op op, Info info) {
        return Allreduce_init(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op, info);
    }

    private static final boolean ALLREDUCE_INIT_C = Linkage.has("MPI_Allreduce_init_c");

    /**
     * Makes a persistent request for {@code Allreduce}: combines and gives every rank the result.
     *
     * <p>Calls {@code MPI_Allreduce_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Allreduce_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Allreduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node169.htm#Node169">MPI 5.0, section 6.13.8</a>
     */
    @Generated("CallsEmitter")
    public Prequest Allreduce_init(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, Info info) {
        try (Frame frame = Frame.open("MPI_Allreduce_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(ALLREDUCE_INIT_C ? Mpi.MPI_Allreduce_init_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Allreduce_init(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Allreduce_init(MemorySegment, MemorySegment, long, Datatype, Op, Info) Allreduce_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node169.htm#Node169">MPI 5.0, section 6.13.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allreduce_init_c")
    public Prequest allReduceInit(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, Info info) {
        return Allreduce_init(sendbuf, recvbuf, count, datatype, op, info);
    }

    /**
     * {@link Comm#Allreduce_init(Object, int, Object, int, int, Datatype, Op, Info) Allreduce_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node169.htm#Node169">MPI 5.0, section 6.13.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allreduce_init")
    public Prequest allReduceInit(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op, Info info) {
        return Allreduce_init(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op, info);
    }

    /**
     * Sends a different block to each rank and receives one block from each.
     *
     * <p>Calls {@code MPI_Alltoall}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("CallsEmitter")
    public void Alltoall(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Alltoall", codec(), sendbuf, sendoffset, sendcount, sendtype, peers());
                ObjectBlocks received = ObjectBlocks.of("MPI_Alltoall", codec(), recvbuf, recvoffset, recvcount, recvtype, peers())) {
                sent.encoded();
                Alltoall(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT);
                Alltoallv(sent.bytes(), 0, sent.sizes(), sent.displacements(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Alltoall", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocks(sendcount), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocks(recvcount), recvtype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(sendcount), sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Alltoall(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * Sends a different block to each rank and receives one block from each.
     *
     * <p>Calls {@code MPI_Alltoall}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("CallsEmitter")
    public <T> List<T> alltoall(List<? extends T> sendobj) {
        Object[] received = new Object[peers()];
        Alltoall(ObjectLists.array("MPI_Alltoall", sendobj, peers()), 0, 1, MPI.OBJECT, received, 0, 1, MPI.OBJECT);
        return ObjectLists.of(received);
    }

    /**
     * {@link Comm#Alltoall(Object, int, int, Datatype, Object, int, int, Datatype) Alltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoall")
    public void allToAll(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype) {
        Alltoall(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * {@link Comm#Alltoall(Object, int, int, Datatype, Object, int, int, Datatype) Alltoall} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoall")
    public void allToAll(Object buf, int count, Datatype datatype) {
        Alltoall(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * {@link Comm#alltoall(List) alltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoall")
    public <T> List<T> allToAll(List<? extends T> sendobj) {
        return alltoall(sendobj);
    }

    private static final boolean ALLTOALL_C = Linkage.has("MPI_Alltoall_c");

    /**
     * Sends a different block to each rank and receives one block from each.
     *
     * <p>Calls {@code MPI_Alltoall_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Alltoall} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("CallsEmitter")
    public void Alltoall(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Alltoall_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, blocks(sendcount), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, blocks(recvcount), recvtype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(sendcount), sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(ALLTOALL_C ? Mpi.MPI_Alltoall_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle()) : Mpi.MPI_Alltoall(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Alltoall(MemorySegment, long, Datatype, MemorySegment, long, Datatype) Alltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoall_c")
    public void allToAll(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        Alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Comm#Alltoall(Object, int, int, Datatype, Object, int, int, Datatype) Alltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoall")
    public void allToAll(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype) {
        Alltoall(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * Makes a persistent request for {@code Alltoall}: a different block to each rank.
     *
     * <p>Calls {@code MPI_Alltoall_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("CallsEmitter")
    public Prequest Alltoall_init(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Alltoall_init", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocks(sendcount), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocks(recvcount), recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(sendcount), sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Alltoall_init(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Alltoall_init(Object, int, int, Datatype, Object, int, int, Datatype, Info) Alltoall_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoall_init")
    public Prequest allToAllInit(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, Info info) {
        return Alltoall_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype, info);
    }

    /**
     * {@link Comm#Alltoall_init(Object, int, int, Datatype, Object, int, int, Datatype, Info) Alltoall_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoall_init")
    public Prequest allToAllInit(Object buf, int count, Datatype datatype, Info info) {
        return Alltoall_init(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, info);
    }

    private static final boolean ALLTOALL_INIT_C = Linkage.has("MPI_Alltoall_init_c");

    /**
     * Makes a persistent request for {@code Alltoall}: a different block to each rank.
     *
     * <p>Calls {@code MPI_Alltoall_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Alltoall_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("CallsEmitter")
    public Prequest Alltoall_init(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Alltoall_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, blocks(sendcount), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, blocks(recvcount), recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(sendcount), sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(ALLTOALL_INIT_C ? Mpi.MPI_Alltoall_init_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Alltoall_init(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Alltoall_init(MemorySegment, long, Datatype, MemorySegment, long, Datatype, Info) Alltoall_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoall_init_c")
    public Prequest allToAllInit(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, Info info) {
        return Alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, info);
    }

    /**
     * {@link Comm#Alltoall_init(Object, int, int, Datatype, Object, int, int, Datatype, Info) Alltoall_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoall_init")
    public Prequest allToAllInit(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype, Info info) {
        return Alltoall_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype, info);
    }

    /**
     * Sends blocks of different lengths to the ranks and receives one block from each.
     *
     * <p>Calls {@code MPI_Alltoallv}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("CallsEmitter")
    public void Alltoallv(Object sendbuf, int sendoffset, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] rdispls, Datatype recvtype) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Alltoallv", codec(), sendbuf, sendoffset, sendcounts, sdispls, sendtype, peers());
                ObjectBlocks received = ObjectBlocks.of("MPI_Alltoallv", codec(), recvbuf, recvoffset, recvcounts, rdispls, recvtype, peers())) {
                sent.encoded();
                Alltoall(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT);
                Alltoallv(sent.bytes(), 0, sent.sizes(), sent.displacements(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Alltoallv", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtype, peers());
            MemorySegment sendcountsAt = frame.ints(sendcounts, peers());
            MemorySegment sdisplsAt = frame.ints(sdispls, peers());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtype, peers());
            MemorySegment recvcountsAt = frame.ints(recvcounts, peers());
            MemorySegment rdisplsAt = frame.ints(rdispls, peers());
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peers()).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(Mpi.MPI_Alltoallv(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Alltoallv(Object, int, int[], int[], Datatype, Object, int, int[], int[], Datatype) Alltoallv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoallv")
    public void allToAllv(Object sendbuf, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] rdispls, Datatype recvtype) {
        Alltoallv(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcounts, sdispls, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, rdispls, recvtype);
    }

    /**
     * {@link Comm#Alltoallv(Object, int, int[], int[], Datatype, Object, int, int[], int[], Datatype) Alltoallv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoallv")
    public void allToAllv(Object buf, int[] counts, int[] displs, Datatype datatype) {
        Alltoallv(MPI.IN_PLACE, 0, null, null, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype);
    }

    private static final boolean ALLTOALLV_C = Linkage.has("MPI_Alltoallv_c");

    /**
     * Sends blocks of different lengths to the ranks and receives one block from each.
     *
     * <p>Calls {@code MPI_Alltoallv_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Alltoallv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("CallsEmitter")
    public void Alltoallv(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Alltoallv_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtype, peers());
            MemorySegment sendcountsAt = frame.counts(sendcounts, peers(), ALLTOALLV_C);
            MemorySegment sdisplsAt = frame.counts(sdispls, peers(), ALLTOALLV_C);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtype, peers());
            MemorySegment recvcountsAt = frame.counts(recvcounts, peers(), ALLTOALLV_C);
            MemorySegment rdisplsAt = frame.counts(rdispls, peers(), ALLTOALLV_C);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peers()).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(ALLTOALLV_C ? Mpi.MPI_Alltoallv_c(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle()) : Mpi.MPI_Alltoallv(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Alltoallv(MemorySegment, long[], long[], Datatype, MemorySegment, long[], long[], Datatype) Alltoallv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoallv_c")
    public void allToAllv(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype) {
        Alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype);
    }

    /**
     * Makes a persistent request for {@code Alltoallv}: blocks of any length to all ranks.
     *
     * <p>Calls {@code MPI_Alltoallv_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("CallsEmitter")
    public Prequest Alltoallv_init(Object sendbuf, int sendoffset, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] rdispls, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Alltoallv_init", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtype, peers());
            MemorySegment sendcountsAt = frame.ints(sendcounts, peers());
            MemorySegment sdisplsAt = frame.ints(sdispls, peers());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtype, peers());
            MemorySegment recvcountsAt = frame.ints(recvcounts, peers());
            MemorySegment rdisplsAt = frame.ints(rdispls, peers());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peers()).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(Mpi.MPI_Alltoallv_init(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Alltoallv_init(Object, int, int[], int[], Datatype, Object, int, int[], int[], Datatype, Info) Alltoallv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoallv_init")
    public Prequest allToAllvInit(Object sendbuf, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] rdispls, Datatype recvtype, Info info) {
        return Alltoallv_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcounts, sdispls, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, rdispls, recvtype, info);
    }

    /**
     * {@link Comm#Alltoallv_init(Object, int, int[], int[], Datatype, Object, int, int[], int[], Datatype, Info) Alltoallv_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoallv_init")
    public Prequest allToAllvInit(Object buf, int[] counts, int[] displs, Datatype datatype, Info info) {
        return Alltoallv_init(MPI.IN_PLACE, 0, null, null, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype, info);
    }

    private static final boolean ALLTOALLV_INIT_C = Linkage.has("MPI_Alltoallv_init_c");

    /**
     * Makes a persistent request for {@code Alltoallv}: blocks of any length to all ranks.
     *
     * <p>Calls {@code MPI_Alltoallv_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Alltoallv_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("CallsEmitter")
    public Prequest Alltoallv_init(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Alltoallv_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtype, peers());
            MemorySegment sendcountsAt = frame.counts(sendcounts, peers(), ALLTOALLV_INIT_C);
            MemorySegment sdisplsAt = frame.counts(sdispls, peers(), ALLTOALLV_INIT_C);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtype, peers());
            MemorySegment recvcountsAt = frame.counts(recvcounts, peers(), ALLTOALLV_INIT_C);
            MemorySegment rdisplsAt = frame.counts(rdispls, peers(), ALLTOALLV_INIT_C);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peers()).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(ALLTOALLV_INIT_C ? Mpi.MPI_Alltoallv_init_c(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Alltoallv_init(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Alltoallv_init(MemorySegment, long[], long[], Datatype, MemorySegment, long[], long[], Datatype, Info) Alltoallv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoallv_init_c")
    public Prequest allToAllvInit(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype, Info info) {
        return Alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, info);
    }

    /**
     * Sends each rank a block with a length and a datatype of its own and receives one from each.
     *
     * <p>Calls {@code MPI_Alltoallw}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Alltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("CallsEmitter")
    public void Alltoallw(Object sendbuf, int sendoffset, int[] sendcounts, int[] sdispls, Datatype[] sendtypes, Object recvbuf, int recvoffset, int[] recvcounts, int[] rdispls, Datatype[] recvtypes) {
        try (Frame frame = Frame.open("MPI_Alltoallw", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtypes, peers());
            MemorySegment sendcountsAt = frame.ints(sendcounts, peers());
            MemorySegment sdisplsAt = frame.ints(sdispls, peers());
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), peers());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtypes, peers());
            MemorySegment recvcountsAt = frame.ints(recvcounts, peers());
            MemorySegment rdisplsAt = frame.ints(rdispls, peers());
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), peers());
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, peers()).writes(recvbuf, recvcounts, recvtypes, peers()).on(this).told();
            }
            frame.check(Mpi.MPI_Alltoallw(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
        }
    }

    /**
     * {@link Comm#Alltoallw(Object, int, int[], int[], Datatype[], Object, int, int[], int[], Datatype[]) Alltoallw} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoallw")
    public void allToAllw(Object sendbuf, int[] sendcounts, int[] sdispls, Datatype[] sendtypes, Object recvbuf, int[] recvcounts, int[] rdispls, Datatype[] recvtypes) {
        Alltoallw(CamelCaseBuffers.of(sendbuf, sendtypes), 0, sendcounts, sdispls, sendtypes, CamelCaseBuffers.of(recvbuf, recvtypes), 0, recvcounts, rdispls, recvtypes);
    }

    private static final boolean ALLTOALLW_C = Linkage.has("MPI_Alltoallw_c");

    /**
     * Sends each rank a block with a length and a datatype of its own and receives one from each.
     *
     * <p>Calls {@code MPI_Alltoallw_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Alltoallw} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated("CallsEmitter")
    public void Alltoallw(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        try (Frame frame = Frame.open("MPI_Alltoallw_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtypes, peers());
            MemorySegment sendcountsAt = frame.counts(sendcounts, peers(), ALLTOALLW_C);
            MemorySegment sdisplsAt = frame.counts(sdispls, peers(), ALLTOALLW_C);
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), peers());
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtypes, peers());
            MemorySegment recvcountsAt = frame.counts(recvcounts, peers(), ALLTOALLW_C);
            MemorySegment rdisplsAt = frame.counts(rdispls, peers(), ALLTOALLW_C);
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), peers());
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, peers()).writes(recvbuf, recvcounts, recvtypes, peers()).on(this).told();
            }
            frame.check(ALLTOALLW_C ? Mpi.MPI_Alltoallw_c(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle()) : Mpi.MPI_Alltoallw(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
        }
    }

    /**
     * {@link Comm#Alltoallw(MemorySegment, long[], long[], Datatype[], MemorySegment, long[], long[], Datatype[]) Alltoallw} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node130.htm#Node130">MPI 5.0, section 6.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoallw_c")
    public void allToAllw(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        Alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes);
    }

    /**
     * Makes a persistent request for {@code Alltoallw}: blocks of any length and datatype.
     *
     * <p>Calls {@code MPI_Alltoallw_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Alltoallw_init(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("CallsEmitter")
    public Prequest Alltoallw_init(Object sendbuf, int sendoffset, int[] sendcounts, int[] sdispls, Datatype[] sendtypes, Object recvbuf, int recvoffset, int[] recvcounts, int[] rdispls, Datatype[] recvtypes, Info info) {
        try (Frame frame = Frame.open("MPI_Alltoallw_init", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtypes, peers());
            MemorySegment sendcountsAt = frame.ints(sendcounts, peers());
            MemorySegment sdisplsAt = frame.ints(sdispls, peers());
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), peers());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtypes, peers());
            MemorySegment recvcountsAt = frame.ints(recvcounts, peers());
            MemorySegment rdisplsAt = frame.ints(rdispls, peers());
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), peers());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, peers()).writes(recvbuf, recvcounts, recvtypes, peers()).on(this).told();
            }
            frame.check(Mpi.MPI_Alltoallw_init(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Alltoallw_init(Object, int, int[], int[], Datatype[], Object, int, int[], int[], Datatype[], Info) Alltoallw_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoallw_init")
    public Prequest allToAllwInit(Object sendbuf, int[] sendcounts, int[] sdispls, Datatype[] sendtypes, Object recvbuf, int[] recvcounts, int[] rdispls, Datatype[] recvtypes, Info info) {
        return Alltoallw_init(CamelCaseBuffers.of(sendbuf, sendtypes), 0, sendcounts, sdispls, sendtypes, CamelCaseBuffers.of(recvbuf, recvtypes), 0, recvcounts, rdispls, recvtypes, info);
    }

    private static final boolean ALLTOALLW_INIT_C = Linkage.has("MPI_Alltoallw_init_c");

    /**
     * Makes a persistent request for {@code Alltoallw}: blocks of any length and datatype.
     *
     * <p>Calls {@code MPI_Alltoallw_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Alltoallw_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated("CallsEmitter")
    public Prequest Alltoallw_init(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes, Info info) {
        try (Frame frame = Frame.open("MPI_Alltoallw_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtypes, peers());
            MemorySegment sendcountsAt = frame.counts(sendcounts, peers(), ALLTOALLW_INIT_C);
            MemorySegment sdisplsAt = frame.counts(sdispls, peers(), ALLTOALLW_INIT_C);
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), peers());
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtypes, peers());
            MemorySegment recvcountsAt = frame.counts(recvcounts, peers(), ALLTOALLW_INIT_C);
            MemorySegment rdisplsAt = frame.counts(rdispls, peers(), ALLTOALLW_INIT_C);
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), peers());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, peers()).writes(recvbuf, recvcounts, recvtypes, peers()).on(this).told();
            }
            frame.check(ALLTOALLW_INIT_C ? Mpi.MPI_Alltoallw_init_c(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), Info.handle(info), requestAt) : Mpi.MPI_Alltoallw_init(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Alltoallw_init(MemorySegment, long[], long[], Datatype[], MemorySegment, long[], long[], Datatype[], Info) Alltoallw_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node167.htm#Node167">MPI 5.0, section 6.13.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Alltoallw_init_c")
    public Prequest allToAllwInit(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes, Info info) {
        return Alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, info);
    }

    /**
     * Waits until every rank of the communicator has made this call.
     *
     * <p>Calls {@code MPI_Barrier}: collective, blocking.
     *
     * <p>C: {@code int MPI_Barrier(MPI_Comm comm)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node121.htm#Node121">MPI 5.0, section 6.3</a>
     */
    @Generated("CallsEmitter")
    public void Barrier() {
        try (Frame frame = Frame.open("MPI_Barrier")) {
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Barrier(handle()));
        }
    }

    /**
     * {@link Comm#Barrier() Barrier} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node121.htm#Node121">MPI 5.0, section 6.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Barrier")
    public void barrier() {
        Barrier();
    }

    /**
     * Makes a persistent request for {@code Barrier}.
     *
     * <p>Calls {@code MPI_Barrier_init}: collective, persistent.
     *
     * <p>C: {@code int MPI_Barrier_init(MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node162.htm#Node162">MPI 5.0, section 6.13.1</a>
     */
    @Generated("CallsEmitter")
    public Prequest Barrier_init(Info info) {
        try (Frame frame = Frame.open("MPI_Barrier_init", CallShape.PERSISTENT)) {
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Barrier_init(handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Barrier_init(Info) Barrier_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node162.htm#Node162">MPI 5.0, section 6.13.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Barrier_init")
    public Prequest barrierInit(Info info) {
        return Barrier_init(info);
    }

    /**
     * Copies the elements of the root to the same buffer of every other rank.
     *
     * <p>Calls {@code MPI_Bcast}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)}.
     *
     * @param buffer array, segment or direct buffer; the root's is sent, all others are filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node122.htm#Node122">MPI 5.0, section 6.4</a>
     */
    @Generated("CallsEmitter")
    public void Bcast(Object buffer, int offset, int count, Datatype datatype, int root) {
        if (datatype instanceof ObjectType) {
            try (ObjectBlocks all = ObjectBlocks.of("MPI_Bcast", codec(), buffer, offset, count, datatype, 1)) {
                if (isRoot(root)) {
                    all.encoded();
                }
                Bcast(all.sizes(), 0, 1, MPI.INT, root);
                Bcast(all.bytes(), 0, all.length(), MPI.BYTE, root);
                if (!isRoot(root)) {
                    all.store();
                }
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Bcast")) {
            MemorySegment bufferAt = frame.out(buffer, offset, count, datatype);
            root("root", root);
            if (Trace.on) {
                frame.trace().reads(buffer, count, datatype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Bcast(bufferAt, count, Datatype.handle(datatype), root, handle()));
            frame.back(0, buffer);
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * Copies the elements of the root to the same buffer of every other rank.
     *
     * <p>Calls {@code MPI_Bcast}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param obj object to send
     * @param root rank of the root
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node122.htm#Node122">MPI 5.0, section 6.4</a>
     */
    @Generated("CallsEmitter")
    public <T> T bcast(T obj, int root) {
        Object[] received = { obj };
        Bcast(received, 0, 1, MPI.OBJECT, root);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#Bcast(Object, int, int, Datatype, int) Bcast} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer array, segment or direct buffer; the root's is sent, all others are filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node122.htm#Node122">MPI 5.0, section 6.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bcast")
    public void bcast(Object buffer, int count, Datatype datatype, int root) {
        Bcast(CamelCaseBuffers.of(buffer, datatype, root), 0, count, datatype, root);
    }

    private static final boolean BCAST_C = Linkage.has("MPI_Bcast_c");

    /**
     * Copies the elements of the root to the same buffer of every other rank.
     *
     * <p>Calls {@code MPI_Bcast_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Bcast} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Bcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm)}.
     *
     * @param buffer segment; the root's is sent, all others are filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node122.htm#Node122">MPI 5.0, section 6.4</a>
     */
    @Generated("CallsEmitter")
    public void Bcast(MemorySegment buffer, long count, Datatype datatype, int root) {
        try (Frame frame = Frame.open("MPI_Bcast_c")) {
            MemorySegment bufferAt = frame.out(buffer, count, datatype);
            root("root", root);
            if (Trace.on) {
                frame.trace().reads(buffer, count, datatype).root(root).on(this).told();
            }
            frame.check(BCAST_C ? Mpi.MPI_Bcast_c(bufferAt, count, Datatype.handle(datatype), root, handle()) : Mpi.MPI_Bcast(bufferAt, frame.small(count), Datatype.handle(datatype), root, handle()));
            frame.back(0, buffer);
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * {@link Comm#Bcast(MemorySegment, long, Datatype, int) Bcast} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer segment; the root's is sent, all others are filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node122.htm#Node122">MPI 5.0, section 6.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bcast_c")
    public void bcast(MemorySegment buffer, long count, Datatype datatype, int root) {
        Bcast(buffer, count, datatype, root);
    }

    /**
     * {@link Comm#Bcast(Object, int, int, Datatype, int) Bcast} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer array, segment or direct buffer that is read, filled, or both
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node122.htm#Node122">MPI 5.0, section 6.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bcast")
    public void bcast(MemorySegment buffer, int count, Datatype datatype, int root) {
        Bcast(CamelCaseBuffers.of(buffer, datatype, root), 0, count, datatype, root);
    }

    /**
     * Makes a persistent request for {@code Bcast}: the root's elements to every rank.
     *
     * <p>Calls {@code MPI_Bcast_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>C: {@code int MPI_Bcast_init(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param buffer array, segment or direct buffer; the root's is sent, all others are filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node163.htm#Node163">MPI 5.0, section 6.13.2</a>
     */
    @Generated("CallsEmitter")
    public Prequest Bcast_init(Object buffer, int offset, int count, Datatype datatype, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Bcast_init", CallShape.PERSISTENT)) {
            MemorySegment bufferAt = frame.out(buffer, offset, count, datatype);
            root("root", root);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buffer, count, datatype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Bcast_init(bufferAt, count, Datatype.handle(datatype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Bcast_init(Object, int, int, Datatype, int, Info) Bcast_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer array, segment or direct buffer; the root's is sent, all others are filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node163.htm#Node163">MPI 5.0, section 6.13.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bcast_init")
    public Prequest bcastInit(Object buffer, int count, Datatype datatype, int root, Info info) {
        return Bcast_init(CamelCaseBuffers.of(buffer, datatype, root), 0, count, datatype, root, info);
    }

    private static final boolean BCAST_INIT_C = Linkage.has("MPI_Bcast_init_c");

    /**
     * Makes a persistent request for {@code Bcast}: the root's elements to every rank.
     *
     * <p>Calls {@code MPI_Bcast_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Bcast_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Bcast_init_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param buffer segment; the root's is sent, all others are filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node163.htm#Node163">MPI 5.0, section 6.13.2</a>
     */
    @Generated("CallsEmitter")
    public Prequest Bcast_init(MemorySegment buffer, long count, Datatype datatype, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Bcast_init_c", CallShape.PERSISTENT)) {
            MemorySegment bufferAt = frame.out(buffer, count, datatype);
            root("root", root);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buffer, count, datatype).root(root).on(this).told();
            }
            frame.check(BCAST_INIT_C ? Mpi.MPI_Bcast_init_c(bufferAt, count, Datatype.handle(datatype), root, handle(), Info.handle(info), requestAt) : Mpi.MPI_Bcast_init(bufferAt, frame.small(count), Datatype.handle(datatype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Bcast_init(MemorySegment, long, Datatype, int, Info) Bcast_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer segment; the root's is sent, all others are filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node163.htm#Node163">MPI 5.0, section 6.13.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bcast_init_c")
    public Prequest bcastInit(MemorySegment buffer, long count, Datatype datatype, int root, Info info) {
        return Bcast_init(buffer, count, datatype, root, info);
    }

    /**
     * {@link Comm#Bcast_init(Object, int, int, Datatype, int, Info) Bcast_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer array, segment or direct buffer that is read, filled, or both
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node163.htm#Node163">MPI 5.0, section 6.13.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bcast_init")
    public Prequest bcastInit(MemorySegment buffer, int count, Datatype datatype, int root, Info info) {
        return Bcast_init(CamelCaseBuffers.of(buffer, datatype, root), 0, count, datatype, root, info);
    }

    /**
     * Copies a message into the attached buffer, to be sent from there.
     *
     * <p>Calls {@code MPI_Bsend}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("CallsEmitter")
    public void Bsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            try (ObjectMessage message = ObjectMessage.of("MPI_Bsend", codec(), buf, offset, count, datatype)) {
                Bsend(message.buffer(), 0, message.count(), message.type(), dest, tag);
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Bsend")) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Bsend(bufAt, count, Datatype.handle(datatype), dest, tag, handle()));
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * Copies a message into the attached buffer, to be sent from there.
     *
     * <p>Calls {@code MPI_Bsend}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("CallsEmitter")
    public void bsend(Object obj, int dest, int tag) {
        Bsend(new Object[] { obj }, 0, 1, MPI.OBJECT, dest, tag);
    }

    /**
     * {@link Comm#Bsend(Object, int, int, Datatype, int, int) Bsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bsend")
    public void bSend(Object buf, int count, Datatype datatype, int dest, int tag) {
        Bsend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#bsend(Object, int, int) bsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bsend")
    public void bSend(Object obj, int dest, int tag) {
        bsend(obj, dest, tag);
    }

    private static final boolean BSEND_C = Linkage.has("MPI_Bsend_c");

    /**
     * Copies a message into the attached buffer, to be sent from there.
     *
     * <p>Calls {@code MPI_Bsend_c}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Bsend} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Bsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("CallsEmitter")
    public void Bsend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Bsend_c")) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(BSEND_C ? Mpi.MPI_Bsend_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle()) : Mpi.MPI_Bsend(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle()));
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * {@link Comm#Bsend(MemorySegment, long, Datatype, int, int) Bsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bsend_c")
    public void bSend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        Bsend(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Bsend(Object, int, int, Datatype, int, int) Bsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bsend")
    public void bSend(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        Bsend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Makes a persistent request that sends a message by way of the attached buffer at each start.
     *
     * <p>Calls {@code MPI_Bsend_init}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>C: {@code int MPI_Bsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Bsend_init(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            return new RepeatedSend(() -> Ibsend(buf, offset, count, datatype, dest, tag));
        }
        try (Frame frame = Frame.open("MPI_Bsend_init", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Bsend_init(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Bsend_init(Object, int, int, Datatype, int, int) Bsend_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bsend_init")
    public Prequest bSendInit(Object buf, int count, Datatype datatype, int dest, int tag) {
        return Bsend_init(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    private static final boolean BSEND_INIT_C = Linkage.has("MPI_Bsend_init_c");

    /**
     * Makes a persistent request that sends a message by way of the attached buffer at each start.
     *
     * <p>Calls {@code MPI_Bsend_init_c}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Bsend_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Bsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Bsend_init(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Bsend_init_c", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(BSEND_INIT_C ? Mpi.MPI_Bsend_init_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt) : Mpi.MPI_Bsend_init(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Bsend_init(MemorySegment, long, Datatype, int, int) Bsend_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bsend_init_c")
    public Prequest bSendInit(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        return Bsend_init(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Bsend_init(Object, int, int, Datatype, int, int) Bsend_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bsend_init")
    public Prequest bSendInit(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        return Bsend_init(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Gives MPI memory for the messages that {@code Bsend} sends in this communicator.
     *
     * <p>Calls {@code MPI_Comm_attach_buffer}: local.
     *
     * <p>C: {@code int MPI_Comm_attach_buffer(MPI_Comm comm, void *buffer, int size)}.
     *
     * @param buffer off-heap memory for messages and MPI.BSEND_OVERHEAD bytes for each
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public void Attach_buffer(MemorySegment buffer) {
        try (Frame frame = Frame.open("MPI_Comm_attach_buffer")) {
            MemorySegment bufferAt = CallMemory.lasting(frame, "buffer", buffer);
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_attach_buffer(handle(), bufferAt, frame.small(frame.bytes(buffer))));
            MpiMemoryArenas.keep(buffer);
        }
    }

    /**
     * {@link Comm#Attach_buffer(MemorySegment) Attach_buffer} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer off-heap memory for messages and MPI.BSEND_OVERHEAD bytes for each
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_attach_buffer")
    public void attachBuffer(MemorySegment buffer) {
        Attach_buffer(buffer);
    }

    /**
     * Hands an error code to the error handler of the communicator.
     *
     * <p>Calls {@code MPI_Comm_call_errhandler}: local.
     *
     * <p>C: {@code int MPI_Comm_call_errhandler(MPI_Comm comm, int errorcode)}.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated("CallsEmitter")
    public void Call_errhandler(int errorcode) {
        try (Frame frame = Frame.open("MPI_Comm_call_errhandler")) {
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_call_errhandler(handle(), errorcode));
        }
    }

    /**
     * {@link Comm#Call_errhandler(int) Call_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errorcode error code
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node263.htm#Node263">MPI 5.0, section 9.5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_call_errhandler")
    public void callErrhandler(int errorcode) {
        Call_errhandler(errorcode);
    }

    /**
     * Tells how alike two communicators are: in their ranks, the order of these, and the context.
     *
     * <p>Calls {@code MPI_Comm_compare}: local.
     *
     * <p>C: {@code int MPI_Comm_compare(MPI_Comm comm1, MPI_Comm comm2, int *result)}.
     *
     * @param comm1 first communicator
     * @param comm2 second communicator
     * @return how alike they are, as MPI.IDENT or MPI.UNEQUAL
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node189.htm#Node189">MPI 5.0, section 7.4.1</a>
     */
    @Generated("CallsEmitter")
    public static int Compare(Comm comm1, Comm comm2) {
        try (Frame frame = Frame.open("MPI_Comm_compare")) {
            MemorySegment resultAt = frame.cell();
            frame.check(Mpi.MPI_Comm_compare(Comm.handle(comm1), Comm.handle(comm2), resultAt));
            return frame.intAt(resultAt);
        }
    }

    /**
     * {@link Comm#Compare(Comm, Comm) Compare} <span class="camel-case">under its camelCase name</span>.
     *
     * @param comm1 first communicator
     * @param comm2 second communicator
     * @return how alike they are, as MPI.IDENT or MPI.UNEQUAL
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node189.htm#Node189">MPI 5.0, section 7.4.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_compare")
    public static int compare(Comm comm1, Comm comm2) {
        return Compare(comm1, comm2);
    }

    /**
     * Makes an error handler for communicators from a Java function.
     *
     * <p>Calls {@code MPI_Comm_create_errhandler}: local.
     *
     * <p>C: {@code int MPI_Comm_create_errhandler(MPI_Comm_errhandler_function *comm_errhandler_fn, MPI_Errhandler *errhandler)}.
     *
     * @param comm_errhandler_fn function that is called with the error code
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node255.htm#Node255">MPI 5.0, section 9.3.1</a>
     */
    @Generated("CallsEmitter")
    public static Errhandler Create_errhandler(Comm_errhandler_function comm_errhandler_fn) {
        try (Frame frame = Frame.open("MPI_Comm_create_errhandler")) {
            MemorySegment errhandlerAt = frame.cell();
            frame.check(Mpi.MPI_Comm_create_errhandler(Callbacks.comm_errhandler_function(comm_errhandler_fn), errhandlerAt));
            return new Errhandler(frame.handleAt(errhandlerAt, "MPI_Errhandler"));
        }
    }

    /**
     * {@link Comm#Create_errhandler(Comm_errhandler_function) Create_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param comm_errhandler_fn function that is called with the error code
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node255.htm#Node255">MPI 5.0, section 9.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_create_errhandler")
    public static Errhandler createErrhandler(Comm_errhandler_function comm_errhandler_fn) {
        return Create_errhandler(comm_errhandler_fn);
    }

    /**
     * Makes a key for attributes of communicators, with functions that copy and delete them.
     *
     * <p>Calls {@code MPI_Comm_create_keyval}: local.
     *
     * <p>C: {@code int MPI_Comm_create_keyval(MPI_Comm_copy_attr_function *comm_copy_attr_fn, MPI_Comm_delete_attr_function *comm_delete_attr_fn, int *comm_keyval, void *extra_state)}.
     *
     * @param comm_copy_attr_fn function that makes the attribute of a copy of the object; null for none
     * @param comm_delete_attr_fn function that is called when an attribute goes; null for none
     * @return the key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("CallsEmitter")
    public static int Create_keyval(Comm_copy_attr_function comm_copy_attr_fn, Comm_delete_attr_function comm_delete_attr_fn) {
        try (Frame frame = Frame.open("MPI_Comm_create_keyval")) {
            MemorySegment comm_keyvalAt = frame.cell();
            frame.check(Mpi.MPI_Comm_create_keyval(Callbacks.comm_copy_attr_function(comm_copy_attr_fn), Callbacks.comm_delete_attr_function(comm_delete_attr_fn), comm_keyvalAt, MemorySegment.NULL));
            return frame.intAt(comm_keyvalAt);
        }
    }

    /**
     * {@link Comm#Create_keyval(Comm_copy_attr_function, Comm_delete_attr_function) Create_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @param comm_copy_attr_fn function that makes the attribute of a copy of the object; null for none
     * @param comm_delete_attr_fn function that is called when an attribute goes; null for none
     * @return the key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_create_keyval")
    public static int createKeyval(Comm_copy_attr_function comm_copy_attr_fn, Comm_delete_attr_function comm_delete_attr_fn) {
        return Create_keyval(comm_copy_attr_fn, comm_delete_attr_fn);
    }

    /**
     * {@link Comm#Create_keyval(Comm_copy_attr_function, Comm_delete_attr_function) Create_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_create_keyval")
    public static int createKeyval() {
        return Create_keyval((old, key, value) -> value, null);
    }

    /**
     * Takes an attribute away from the communicator, after its delete function has been called.
     *
     * <p>Calls {@code MPI_Comm_delete_attr}: local.
     *
     * <p>C: {@code int MPI_Comm_delete_attr(MPI_Comm comm, int comm_keyval)}.
     *
     * @param comm_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("CallsEmitter")
    public void Delete_attr(int comm_keyval) {
        try (Frame frame = Frame.open("MPI_Comm_delete_attr")) {
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_delete_attr(handle(), comm_keyval));
        }
    }

    /**
     * {@link Comm#Delete_attr(int) Delete_attr} <span class="camel-case">under its camelCase name</span>.
     *
     * @param comm_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_delete_attr")
    public void deleteAttr(int comm_keyval) {
        Delete_attr(comm_keyval);
    }

    /**
     * Waits until the communicator's attached buffer is empty and returns that memory.
     *
     * <p>Calls {@code MPI_Comm_detach_buffer}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Comm_detach_buffer(MPI_Comm comm, void *buffer_addr, int *size)}.
     *
     * @return the memory that was attached
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public MemorySegment Detach_buffer() {
        try (Frame frame = Frame.open("MPI_Comm_detach_buffer")) {
            MemorySegment buffer_addrAt = frame.cell();
            MemorySegment sizeAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_detach_buffer(handle(), buffer_addrAt, sizeAt));
            return MpiMemoryArenas.detached(frame.addressAt(buffer_addrAt), frame.intAt(sizeAt));
        }
    }

    /**
     * {@link Comm#Detach_buffer() Detach_buffer} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the memory that was attached
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_detach_buffer")
    public MemorySegment detachBuffer() {
        return Detach_buffer();
    }

    /**
     * Waits for the pending messages of the communicator and frees it.
     *
     * <p>Calls {@code MPI_Comm_disconnect}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_disconnect(MPI_Comm *comm)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node306.htm#Node306">MPI 5.0, section 11.10.4</a>
     */
    @Generated("CallsEmitter")
    public void Disconnect() {
        try (Frame frame = Frame.open("MPI_Comm_disconnect")) {
            MemorySegment commAt = frame.cell(handle(), "MPI_Comm");
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            int error = Mpi.MPI_Comm_disconnect(commAt);
            adopt(frame.handleAt(commAt, "MPI_Comm"));
            frame.check(error);
        }
    }

    /**
     * {@link Comm#Disconnect() Disconnect} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node306.htm#Node306">MPI 5.0, section 11.10.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_disconnect")
    public void disconnect() {
        Disconnect();
    }

    /**
     * Waits until the messages in the communicator's attached buffer have left it.
     *
     * <p>Calls {@code MPI_Comm_flush_buffer}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Comm_flush_buffer(MPI_Comm comm)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public void Flush_buffer() {
        try (Frame frame = Frame.open("MPI_Comm_flush_buffer")) {
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_flush_buffer(handle()));
        }
    }

    /**
     * {@link Comm#Flush_buffer() Flush_buffer} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_flush_buffer")
    public void flushBuffer() {
        Flush_buffer();
    }

    /**
     * Frees the communicator; pending communication still ends as it should.
     *
     * <p>Calls {@code MPI_Comm_free}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_free(MPI_Comm *comm)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node191.htm#Node191">MPI 5.0, section 7.4.3</a>
     */
    @Generated("CallsEmitter")
    public void Free() {
        try (Frame frame = Frame.open("MPI_Comm_free")) {
            MemorySegment commAt = frame.cell(handle(), "MPI_Comm");
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            int error = Mpi.MPI_Comm_free(commAt);
            adopt(frame.handleAt(commAt, "MPI_Comm"));
            frame.check(error);
        }
    }

    /**
     * {@link Comm#Free() Free} <span class="camel-case">under its camelCase name</span>.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node191.htm#Node191">MPI 5.0, section 7.4.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_free")
    public void free() {
        Free();
    }

    /**
     * Frees a key for attributes; attributes that are set under it stay until they are deleted.
     *
     * <p>Calls {@code MPI_Comm_free_keyval}: local.
     *
     * <p>C: {@code int MPI_Comm_free_keyval(int *comm_keyval)}.
     *
     * @param comm_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("CallsEmitter")
    public static void Free_keyval(int comm_keyval) {
        try (Frame frame = Frame.open("MPI_Comm_free_keyval")) {
            MemorySegment comm_keyvalAt = frame.cell(comm_keyval);
            frame.check(Mpi.MPI_Comm_free_keyval(comm_keyvalAt));
        }
    }

    /**
     * {@link Comm#Free_keyval(int) Free_keyval} <span class="camel-case">under its camelCase name</span>.
     *
     * @param comm_keyval key of the attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_free_keyval")
    public static void freeKeyval(int comm_keyval) {
        Free_keyval(comm_keyval);
    }

    /**
     * Returns the attribute that the communicator has under a key; null if it has none.
     *
     * <p>Calls {@code MPI_Comm_get_attr}: local.
     *
     * <p>C: {@code int MPI_Comm_get_attr(MPI_Comm comm, int comm_keyval, void *attribute_val, int *flag)}.
     *
     * @param comm_keyval key of the attribute
     * @return the attribute; null where there is none under the key
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("CallsEmitter")
    public Object Get_attr(int comm_keyval) {
        try (Frame frame = Frame.open("MPI_Comm_get_attr")) {
            MemorySegment attribute_valAt = frame.cell();
            MemorySegment flagAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_get_attr(handle(), comm_keyval, attribute_valAt, flagAt));
            return frame.flagAt(flagAt) ? Attributes.toJava(this, comm_keyval, frame.addressAt(attribute_valAt)) : null;
        }
    }

    /**
     * {@link Comm#Get_attr(int) Get_attr} <span class="camel-case">under its camelCase name</span>.
     *
     * @param comm_keyval key of the attribute
     * @return the value, a number or truth value if it is one of MPI's own attributes, a copy of it otherwise; null if the object has no such attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_get_attr")
    public Object getAttr(int comm_keyval) {
        return AttributeValues.boxed(comm_keyval, Get_attr(comm_keyval));
    }

    /**
     * Returns the error handler of the communicator, for the caller to free.
     *
     * <p>Calls {@code MPI_Comm_get_errhandler}: local.
     *
     * <p>C: {@code int MPI_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errhandler)}.
     *
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node255.htm#Node255">MPI 5.0, section 9.3.1</a>
     */
    @Generated("CallsEmitter")
    public Errhandler Get_errhandler() {
        try (Frame frame = Frame.open("MPI_Comm_get_errhandler")) {
            MemorySegment errhandlerAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_get_errhandler(handle(), errhandlerAt));
            return new Errhandler(frame.handleAt(errhandlerAt, "MPI_Errhandler"));
        }
    }

    /**
     * {@link Comm#Get_errhandler() Get_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node255.htm#Node255">MPI 5.0, section 9.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_get_errhandler")
    public Errhandler getErrhandler() {
        return Get_errhandler();
    }

    /**
     * Returns the hints that MPI follows for the communicator, for the caller to free.
     *
     * <p>Calls {@code MPI_Comm_get_info}: local.
     *
     * <p>C: {@code int MPI_Comm_get_info(MPI_Comm comm, MPI_Info *info_used)}.
     *
     * @return the hints that are followed
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node192.htm#Node192">MPI 5.0, section 7.4.4</a>
     */
    @Generated("CallsEmitter")
    public Info Get_info() {
        try (Frame frame = Frame.open("MPI_Comm_get_info")) {
            MemorySegment info_usedAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_get_info(handle(), info_usedAt));
            return new Info(frame.handleAt(info_usedAt, "MPI_Info"));
        }
    }

    /**
     * {@link Comm#Get_info() Get_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the hints that are followed
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node192.htm#Node192">MPI 5.0, section 7.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_get_info")
    public Info getInfo() {
        return Get_info();
    }

    /**
     * Returns the name that was given to the communicator; an empty text if none was.
     *
     * <p>Calls {@code MPI_Comm_get_name}: local.
     *
     * <p>C: {@code int MPI_Comm_get_name(MPI_Comm comm, char *comm_name, int *resultlen)}.
     *
     * @return the name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("CallsEmitter")
    public String Get_name() {
        try (Frame frame = Frame.open("MPI_Comm_get_name")) {
            MemorySegment comm_nameAt = frame.textOut();
            MemorySegment resultlenAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_get_name(handle(), comm_nameAt, resultlenAt));
            return frame.textAt(comm_nameAt);
        }
    }

    /**
     * {@link Comm#Get_name() Get_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_get_name")
    public String getName() {
        return Get_name();
    }

    /**
     * Returns the link to the processes that spawned this one; {@code Is_null} tells that none did.
     *
     * <p>Calls {@code MPI_Comm_get_parent}: local.
     *
     * <p>C: {@code int MPI_Comm_get_parent(MPI_Comm *parent)}.
     *
     * @return the link to the parents; null where no other job spawned the process
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node291.htm#Node291">MPI 5.0, section 11.8.2</a>
     */
    @Generated("CallsEmitter")
    public static Intercomm Get_parent() {
        try (Frame frame = Frame.open("MPI_Comm_get_parent")) {
            MemorySegment parentAt = frame.cell();
            frame.check(Mpi.MPI_Comm_get_parent(parentAt));
            return Handle.orNull(new Intercomm(frame.handleAt(parentAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Comm#Get_parent() Get_parent} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the link to the parents; {@code isNull()} where no other job spawned the process
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node291.htm#Node291">MPI 5.0, section 11.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_get_parent")
    public static Intercomm getParent() {
        Intercomm made = Get_parent();
        return made == null ? new Intercomm(Mpi.MPI_COMM_NULL) : made;
    }

    /**
     * Returns the group of the communicator's ranks, for the caller to free.
     *
     * <p>Calls {@code MPI_Comm_group}: local.
     *
     * <p>C: {@code int MPI_Comm_group(MPI_Comm comm, MPI_Group *group)}.
     *
     * @return the group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated("CallsEmitter")
    public Group Group() {
        try (Frame frame = Frame.open("MPI_Comm_group")) {
            MemorySegment groupAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_group(handle(), groupAt));
            return new Group(frame.handleAt(groupAt, "MPI_Group"));
        }
    }

    /**
     * {@link Comm#Group() Group} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the group
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node186.htm#Node186">MPI 5.0, section 7.3.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_group")
    public Group getGroup() {
        return Group();
    }

    /**
     * Begins to send what is in the communicator's attached buffer, and returns a request.
     *
     * <p>Calls {@code MPI_Comm_iflush_buffer}: local, nonblocking.
     *
     * <p>C: {@code int MPI_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request)}.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated("CallsEmitter")
    public Request Iflush_buffer() {
        try (Frame frame = Frame.open("MPI_Comm_iflush_buffer", CallShape.REQUEST)) {
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_iflush_buffer(handle(), requestAt));
            return new Request(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Iflush_buffer() Iflush_buffer} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node71.htm#Node71">MPI 5.0, section 3.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_iflush_buffer")
    public Request iFlushBuffer() {
        return Iflush_buffer();
    }

    /**
     * Makes an intercommunicator of the two processes that an open socket connects.
     *
     * <p>Calls {@code MPI_Comm_join}: not collective, may wait for other processes.
     *
     * <p>C: {@code int MPI_Comm_join(int fd, MPI_Comm *intercomm)}.
     *
     * @param fd number of the open socket in this process
     * @return the intercommunicator; null where MPI cannot connect the two ends of the socket
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node307.htm#Node307">MPI 5.0, section 11.10.5</a>
     */
    @Generated("CallsEmitter")
    public static Intercomm Join(int fd) {
        try (Frame frame = Frame.open("MPI_Comm_join")) {
            MemorySegment intercommAt = frame.cell();
            frame.check(Mpi.MPI_Comm_join(fd, intercommAt));
            return Handle.orNull(new Intercomm(frame.handleAt(intercommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Comm#Join(int) Join} <span class="camel-case">under its camelCase name</span>.
     *
     * @param fd number of the open socket in this process
     * @return the intercommunicator; {@code isNull()} where MPI cannot connect the two ends of the socket
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node307.htm#Node307">MPI 5.0, section 11.10.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_join")
    public static Intercomm join(int fd) {
        Intercomm made = Join(fd);
        return made == null ? new Intercomm(Mpi.MPI_COMM_NULL) : made;
    }

    /**
     * Returns the rank of this process in the communicator.
     *
     * <p>Calls {@code MPI_Comm_rank}: local.
     *
     * <p>C: {@code int MPI_Comm_rank(MPI_Comm comm, int *rank)}.
     *
     * @return the rank
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node189.htm#Node189">MPI 5.0, section 7.4.1</a>
     */
    @Generated("CallsEmitter")
    public int Rank() {
        if (rank == UNKNOWN) {
            rank = askRank();
        }
        Job.require("MPI_Comm_rank");
        return rank;
    }

    @Generated("CallsEmitter")
    private int askRank() {
        try (Frame frame = Frame.open("MPI_Comm_rank")) {
            MemorySegment rankAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_rank(handle(), rankAt));
            return frame.intAt(rankAt);
        }
    }

    /**
     * {@link Comm#Rank() Rank} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the rank
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node189.htm#Node189">MPI 5.0, section 7.4.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_rank")
    public int getRank() {
        return Rank();
    }

    /**
     * Stores an object under a key with the communicator, on this process only.
     *
     * <p>Calls {@code MPI_Comm_set_attr}: local.
     *
     * <p>C: {@code int MPI_Comm_set_attr(MPI_Comm comm, int comm_keyval, void *attribute_val)}.
     *
     * @param comm_keyval key of the attribute
     * @param attribute_val attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated("CallsEmitter")
    public void Set_attr(int comm_keyval, Object attribute_val) {
        try (Frame frame = Frame.open("MPI_Comm_set_attr")) {
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_set_attr(handle(), comm_keyval, Attributes.toNative(attribute_val)));
        }
    }

    /**
     * {@link Comm#Set_attr(int, Object) Set_attr} <span class="camel-case">under its camelCase name</span>.
     *
     * @param comm_keyval key of the attribute
     * @param attribute_val attribute
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node208.htm#Node208">MPI 5.0, section 7.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_set_attr")
    public void setAttr(int comm_keyval, Object attribute_val) {
        Set_attr(comm_keyval, AttributeValues.copy(attribute_val));
    }

    /**
     * Says what happens from now on when a call on the communicator fails.
     *
     * <p>Calls {@code MPI_Comm_set_errhandler}: local.
     *
     * <p>C: {@code int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errhandler)}.
     *
     * @param errhandler error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node255.htm#Node255">MPI 5.0, section 9.3.1</a>
     */
    @Generated("CallsEmitter")
    public void Set_errhandler(Errhandler errhandler) {
        try (Frame frame = Frame.open("MPI_Comm_set_errhandler")) {
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_set_errhandler(handle(), Errhandler.handle(errhandler)));
            Reference.reachabilityFence(errhandler);
        }
    }

    /**
     * {@link Comm#Set_errhandler(Errhandler) Set_errhandler} <span class="camel-case">under its camelCase name</span>.
     *
     * @param errhandler error handler
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node255.htm#Node255">MPI 5.0, section 9.3.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_set_errhandler")
    public void setErrhandler(Errhandler errhandler) {
        Set_errhandler(errhandler);
    }

    /**
     * Gives the communicator new hints.
     *
     * <p>Calls {@code MPI_Comm_set_info}: collective, blocking.
     *
     * <p>C: {@code int MPI_Comm_set_info(MPI_Comm comm, MPI_Info info)}.
     *
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node192.htm#Node192">MPI 5.0, section 7.4.4</a>
     */
    @Generated("CallsEmitter")
    public void Set_info(Info info) {
        try (Frame frame = Frame.open("MPI_Comm_set_info")) {
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_set_info(handle(), Info.handle(info)));
            Reference.reachabilityFence(info);
        }
    }

    /**
     * {@link Comm#Set_info(Info) Set_info} <span class="camel-case">under its camelCase name</span>.
     *
     * @param info hints for MPI; null for none
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node192.htm#Node192">MPI 5.0, section 7.4.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_set_info")
    public void setInfo(Info info) {
        Set_info(info);
    }

    /**
     * Gives the communicator a name, which debuggers and error messages show.
     *
     * <p>Calls {@code MPI_Comm_set_name}: local.
     *
     * <p>C: {@code int MPI_Comm_set_name(MPI_Comm comm, const char *comm_name)}.
     *
     * @param comm_name name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated("CallsEmitter")
    public void Set_name(String comm_name) {
        try (Frame frame = Frame.open("MPI_Comm_set_name")) {
            MemorySegment comm_nameAt = frame.text("comm_name", comm_name);
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_set_name(handle(), comm_nameAt));
        }
    }

    /**
     * {@link Comm#Set_name(String) Set_name} <span class="camel-case">under its camelCase name</span>.
     *
     * @param comm_name name
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node213.htm#Node213">MPI 5.0, section 7.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_set_name")
    public void setName(String comm_name) {
        Set_name(comm_name);
    }

    /**
     * Returns the number of ranks in the communicator: on an intercommunicator those of this side.
     *
     * <p>Calls {@code MPI_Comm_size}: local.
     *
     * <p>C: {@code int MPI_Comm_size(MPI_Comm comm, int *size)}.
     *
     * @return the number of ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node189.htm#Node189">MPI 5.0, section 7.4.1</a>
     */
    @Generated("CallsEmitter")
    public int Size() {
        if (size == UNKNOWN) {
            size = askSize();
        }
        Job.require("MPI_Comm_size");
        return size;
    }

    @Generated("CallsEmitter")
    private int askSize() {
        try (Frame frame = Frame.open("MPI_Comm_size")) {
            MemorySegment sizeAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_size(handle(), sizeAt));
            return frame.intAt(sizeAt);
        }
    }

    /**
     * {@link Comm#Size() Size} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the number of ranks
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node189.htm#Node189">MPI 5.0, section 7.4.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_size")
    public int getSize() {
        return Size();
    }

    /**
     * Tells whether this is an intercommunicator.
     *
     * <p>Calls {@code MPI_Comm_test_inter}: local.
     *
     * <p>C: {@code int MPI_Comm_test_inter(MPI_Comm comm, int *flag)}.
     *
     * @return whether it is an intercommunicator
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node201.htm#Node201">MPI 5.0, section 7.6.1</a>
     */
    @Generated("CallsEmitter")
    public boolean Test_inter() {
        try (Frame frame = Frame.open("MPI_Comm_test_inter")) {
            MemorySegment flagAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Comm_test_inter(handle(), flagAt));
            return frame.flagAt(flagAt);
        }
    }

    /**
     * {@link Comm#Test_inter() Test_inter} <span class="camel-case">under its camelCase name</span>.
     *
     * @return whether it is an intercommunicator
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node201.htm#Node201">MPI 5.0, section 7.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_test_inter")
    public boolean isInter() {
        return Test_inter();
    }

    /**
     * Collects a block from each rank at the root, in the order of ranks.
     *
     * <p>Calls {@code MPI_Gather}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated("CallsEmitter")
    public void Gather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Gather", codec(), sendbuf, sendoffset, sendcount, sendtype, 1);
                ObjectBlocks received = ObjectBlocks.of("MPI_Gather", codec(), recvbuf, recvoffset, recvcount, recvtype, peersAtRoot(root))) {
                sent.encoded();
                Gather(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT, root);
                Gatherv(sent.bytes(), 0, sent.length(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE, root);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Gather", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocksAtRoot(recvcount, root), recvtype);
            root("root", root, sendbuf);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocksAtRoot(recvcount, root), recvtype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Gather(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handleForRoot(recvtype), root, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * Collects a block from each rank at the root, in the order of ranks.
     *
     * <p>Calls {@code MPI_Gather}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param root rank of the root
     * @return the objects, in the order of their senders; null but on the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated("CallsEmitter")
    public <T> List<T> gather(T sendobj, int root) {
        Object[] received = new Object[peersAtRoot(root)];
        Gather(new Object[] { sendobj }, 0, 1, MPI.OBJECT, received, 0, 1, MPI.OBJECT, root);
        return isRoot(root) ? ObjectLists.of(received) : null;
    }

    /**
     * {@link Comm#Gather(Object, int, int, Datatype, Object, int, int, Datatype, int) Gather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gather")
    public void gather(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, int root) {
        Gather(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#Gather(Object, int, int, Datatype, Object, int, int, Datatype, int) Gather} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gather")
    public void gather(Object buf, int count, Datatype datatype, int root) {
        if (isRoot(root)) {
            Gather(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, root);
        } else {
            Gather(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, null, 0, 0, datatype, root);
        }
    }

    private static final boolean GATHER_C = Linkage.has("MPI_Gather_c");

    /**
     * Collects a block from each rank at the root, in the order of ranks.
     *
     * <p>Calls {@code MPI_Gather_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Gather} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Gather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated("CallsEmitter")
    public void Gather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Gather_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, blocksAtRoot(recvcount, root), recvtype);
            root("root", root, sendbuf);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocksAtRoot(recvcount, root), recvtype).root(root).on(this).told();
            }
            frame.check(GATHER_C ? Mpi.MPI_Gather_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handleForRoot(recvtype), root, handle()) : Mpi.MPI_Gather(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handleForRoot(recvtype), root, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Gather(MemorySegment, long, Datatype, MemorySegment, long, Datatype, int) Gather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gather_c")
    public void gather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        Gather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#Gather(Object, int, int, Datatype, Object, int, int, Datatype, int) Gather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gather")
    public void gather(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype, int root) {
        Gather(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcount, recvtype, root);
    }

    /**
     * Makes a persistent request for {@code Gather}: a block from each rank to the root.
     *
     * <p>Calls {@code MPI_Gather_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Gather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated("CallsEmitter")
    public Prequest Gather_init(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Gather_init", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocksAtRoot(recvcount, root), recvtype);
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocksAtRoot(recvcount, root), recvtype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Gather_init(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handleForRoot(recvtype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Gather_init(Object, int, int, Datatype, Object, int, int, Datatype, int, Info) Gather_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gather_init")
    public Prequest gatherInit(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, int root, Info info) {
        return Gather_init(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcount, recvtype, root, info);
    }

    /**
     * {@link Comm#Gather_init(Object, int, int, Datatype, Object, int, int, Datatype, int, Info) Gather_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gather_init")
    public Prequest gatherInit(Object buf, int count, Datatype datatype, int root, Info info) {
        if (isRoot(root)) {
            return Gather_init(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, root, info);
        } else {
            return Gather_init(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, null, 0, 0, datatype, root, info);
        }
    }

    private static final boolean GATHER_INIT_C = Linkage.has("MPI_Gather_init_c");

    /**
     * Makes a persistent request for {@code Gather}: a block from each rank to the root.
     *
     * <p>Calls {@code MPI_Gather_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Gather_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Gather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated("CallsEmitter")
    public Prequest Gather_init(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Gather_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, blocksAtRoot(recvcount, root), recvtype);
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocksAtRoot(recvcount, root), recvtype).root(root).on(this).told();
            }
            frame.check(GATHER_INIT_C ? Mpi.MPI_Gather_init_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handleForRoot(recvtype), root, handle(), Info.handle(info), requestAt) : Mpi.MPI_Gather_init(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handleForRoot(recvtype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Gather_init(MemorySegment, long, Datatype, MemorySegment, long, Datatype, int, Info) Gather_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gather_init_c")
    public Prequest gatherInit(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root, Info info) {
        return Gather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, info);
    }

    /**
     * {@link Comm#Gather_init(Object, int, int, Datatype, Object, int, int, Datatype, int, Info) Gather_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gather_init")
    public Prequest gatherInit(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype, int root, Info info) {
        return Gather_init(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcount, recvtype, root, info);
    }

    /**
     * Collects blocks of different lengths from all ranks at the root.
     *
     * <p>Calls {@code MPI_Gatherv}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Gatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated("CallsEmitter")
    public void Gatherv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype, int root) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Gatherv", codec(), sendbuf, sendoffset, sendcount, sendtype, 1);
                ObjectBlocks received = ObjectBlocks.of("MPI_Gatherv", codec(), recvbuf, recvoffset, recvcounts, displs, recvtype, peersAtRoot(root))) {
                sent.encoded();
                Gather(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT, root);
                Gatherv(sent.bytes(), 0, sent.length(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE, root);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Gatherv", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, displs, recvtype, peersAtRoot(root));
            MemorySegment recvcountsAt = frame.ints(recvcounts, peersAtRoot(root));
            MemorySegment displsAt = frame.ints(displs, peersAtRoot(root));
            root("root", root, sendbuf);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peersAtRoot(root)).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Gatherv(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handleForRoot(recvtype), root, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Gatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int) Gatherv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gatherv")
    public void gatherv(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] displs, Datatype recvtype, int root) {
        Gatherv(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcounts, displs, recvtype, root);
    }

    /**
     * {@link Comm#Gatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int) Gatherv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gatherv")
    public void gatherv(Object buf, int[] counts, int[] displs, Datatype datatype, int root) {
        Gatherv(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype, root);
    }

    /**
     * {@link Comm#Gatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int) Gatherv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gatherv")
    public void gatherv(Object buf, int count, Datatype datatype, int root) {
        Gatherv(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, null, 0, null, null, datatype, root);
    }

    private static final boolean GATHERV_C = Linkage.has("MPI_Gatherv_c");

    /**
     * Collects blocks of different lengths from all ranks at the root.
     *
     * <p>Calls {@code MPI_Gatherv_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Gatherv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Gatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated("CallsEmitter")
    public void Gatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Gatherv_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, displs, recvtype, peersAtRoot(root));
            MemorySegment recvcountsAt = frame.counts(recvcounts, peersAtRoot(root), GATHERV_C);
            MemorySegment displsAt = frame.counts(displs, peersAtRoot(root), GATHERV_C);
            root("root", root, sendbuf);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peersAtRoot(root)).root(root).on(this).told();
            }
            frame.check(GATHERV_C ? Mpi.MPI_Gatherv_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handleForRoot(recvtype), root, handle()) : Mpi.MPI_Gatherv(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handleForRoot(recvtype), root, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Gatherv(MemorySegment, long, Datatype, MemorySegment, long[], long[], Datatype, int) Gatherv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gatherv_c")
    public void gatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype, int root) {
        Gatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root);
    }

    /**
     * Makes a persistent request for {@code Gatherv}: blocks of any length to the root.
     *
     * <p>Calls {@code MPI_Gatherv_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Gatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated("CallsEmitter")
    public Prequest Gatherv_init(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Gatherv_init", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, displs, recvtype, peersAtRoot(root));
            MemorySegment recvcountsAt = frame.ints(recvcounts, peersAtRoot(root));
            MemorySegment displsAt = frame.ints(displs, peersAtRoot(root));
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peersAtRoot(root)).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Gatherv_init(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handleForRoot(recvtype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Gatherv_init(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int, Info) Gatherv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gatherv_init")
    public Prequest gathervInit(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] displs, Datatype recvtype, int root, Info info) {
        return Gatherv_init(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcounts, displs, recvtype, root, info);
    }

    /**
     * {@link Comm#Gatherv_init(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int, Info) Gatherv_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gatherv_init")
    public Prequest gathervInit(Object buf, int[] counts, int[] displs, Datatype datatype, int root, Info info) {
        return Gatherv_init(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype, root, info);
    }

    /**
     * {@link Comm#Gatherv_init(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int, Info) Gatherv_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gatherv_init")
    public Prequest gathervInit(Object buf, int count, Datatype datatype, int root, Info info) {
        return Gatherv_init(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, null, 0, null, null, datatype, root, info);
    }

    private static final boolean GATHERV_INIT_C = Linkage.has("MPI_Gatherv_init_c");

    /**
     * Makes a persistent request for {@code Gatherv}: blocks of any length to the root.
     *
     * <p>Calls {@code MPI_Gatherv_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Gatherv_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Gatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated("CallsEmitter")
    public Prequest Gatherv_init(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Gatherv_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, displs, recvtype, peersAtRoot(root));
            MemorySegment recvcountsAt = frame.counts(recvcounts, peersAtRoot(root), GATHERV_INIT_C);
            MemorySegment displsAt = frame.counts(displs, peersAtRoot(root), GATHERV_INIT_C);
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peersAtRoot(root)).root(root).on(this).told();
            }
            frame.check(GATHERV_INIT_C ? Mpi.MPI_Gatherv_init_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handleForRoot(recvtype), root, handle(), Info.handle(info), requestAt) : Mpi.MPI_Gatherv_init(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handleForRoot(recvtype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Gatherv_init(MemorySegment, long, Datatype, MemorySegment, long[], long[], Datatype, int, Info) Gatherv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node164.htm#Node164">MPI 5.0, section 6.13.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gatherv_init_c")
    public Prequest gathervInit(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype, int root, Info info) {
        return Gatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root, info);
    }

    /**
     * Begins to collect a block from each rank and to give all of them to every rank.
     *
     * <p>Calls {@code MPI_Iallgather}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated("CallsEmitter")
    public Request Iallgather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Iallgather", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocks(recvcount), recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Iallgather(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * Begins to collect a block from each rank and to give all of them to every rank.
     *
     * <p>Calls {@code MPI_Iallgather}: collective, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>Each part is a message of its own, on a copy of the communicator. The first such call of a communicator makes the copy, and so waits for all ranks.
     *
     * <p>C: {@code int MPI_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @return the request that completes the call and then has the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<List<T>> iallgather(T sendobj) {
        return new ObjectCollective("MPI_Iallgather", this).one(sendobj).toAll().list();
    }

    /**
     * {@link Comm#Iallgather(Object, int, int, Datatype, Object, int, int, Datatype) Iallgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallgather")
    public Request iAllGather(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype) {
        return Iallgather(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * {@link Comm#Iallgather(Object, int, int, Datatype, Object, int, int, Datatype) Iallgather} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallgather")
    public Request iAllGather(Object buf, int count, Datatype datatype) {
        return Iallgather(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * {@link Comm#iallgather(Object) iallgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @return the request that completes the call and then has the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallgather")
    public <T> ObjectRequest<List<T>> iAllGather(T sendobj) {
        return iallgather(sendobj);
    }

    private static final boolean IALLGATHER_C = Linkage.has("MPI_Iallgather_c");

    /**
     * Begins to collect a block from each rank and to give all of them to every rank.
     *
     * <p>Calls {@code MPI_Iallgather_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Iallgather} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Iallgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated("CallsEmitter")
    public Request Iallgather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Iallgather_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, blocks(recvcount), recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(IALLGATHER_C ? Mpi.MPI_Iallgather_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), requestAt) : Mpi.MPI_Iallgather(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Iallgather(MemorySegment, long, Datatype, MemorySegment, long, Datatype) Iallgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallgather_c")
    public Request iAllGather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        return Iallgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Comm#Iallgather(Object, int, int, Datatype, Object, int, int, Datatype) Iallgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallgather")
    public Request iAllGather(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype) {
        return Iallgather(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * Begins to collect blocks of different lengths and to give all of them to every rank.
     *
     * <p>Calls {@code MPI_Iallgatherv}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Iallgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated("CallsEmitter")
    public Request Iallgatherv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Iallgatherv", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, displs, recvtype, peers());
            MemorySegment recvcountsAt = frame.ints(recvcounts, peers());
            MemorySegment displsAt = frame.ints(displs, peers());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(Mpi.MPI_Iallgatherv(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Iallgatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype) Iallgatherv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallgatherv")
    public Request iAllGatherv(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] displs, Datatype recvtype) {
        return Iallgatherv(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, displs, recvtype);
    }

    /**
     * {@link Comm#Iallgatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype) Iallgatherv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallgatherv")
    public Request iAllGatherv(Object buf, int[] counts, int[] displs, Datatype datatype) {
        return Iallgatherv(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype);
    }

    private static final boolean IALLGATHERV_C = Linkage.has("MPI_Iallgatherv_c");

    /**
     * Begins to collect blocks of different lengths and to give all of them to every rank.
     *
     * <p>Calls {@code MPI_Iallgatherv_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Iallgatherv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Iallgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated("CallsEmitter")
    public Request Iallgatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Iallgatherv_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, displs, recvtype, peers());
            MemorySegment recvcountsAt = frame.counts(recvcounts, peers(), IALLGATHERV_C);
            MemorySegment displsAt = frame.counts(displs, peers(), IALLGATHERV_C);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(IALLGATHERV_C ? Mpi.MPI_Iallgatherv_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), requestAt) : Mpi.MPI_Iallgatherv(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Iallgatherv(MemorySegment, long, Datatype, MemorySegment, long[], long[], Datatype) Iallgatherv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node153.htm#Node153">MPI 5.0, section 6.12.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallgatherv_c")
    public Request iAllGatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype) {
        return Iallgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype);
    }

    /**
     * Begins to combine the elements of all ranks; every rank will have the result.
     *
     * <p>Calls {@code MPI_Iallreduce}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node156.htm#Node156">MPI 5.0, section 6.12.8</a>
     */
    @Generated("CallsEmitter")
    public Request Iallreduce(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Iallreduce", CallShape.REQUEST_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Iallreduce(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * Begins to combine the elements of all ranks; every rank will have the result.
     *
     * <p>Calls {@code MPI_Iallreduce}: collective, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>Each part is a message of its own, on a copy of the communicator. The first such call of a communicator makes the copy, and so waits for all ranks.
     *
     * <p>C: {@code int MPI_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node156.htm#Node156">MPI 5.0, section 6.12.8</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> iallreduce(T sendobj, BinaryOperator<T> op) {
        return new ObjectCollective("MPI_Iallreduce", this).one(sendobj).toAll().combined(op);
    }

    /**
     * {@link Comm#Iallreduce(Object, int, Object, int, int, Datatype, Op) Iallreduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node156.htm#Node156">MPI 5.0, section 6.12.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallreduce")
    public Request iAllReduce(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op) {
        return Iallreduce(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Comm#Iallreduce(Object, int, Object, int, int, Datatype, Op) Iallreduce} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node156.htm#Node156">MPI 5.0, section 6.12.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallreduce")
    public Request iAllReduce(Object buf, int count, Datatype datatype, Op op) {
        return Iallreduce(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Comm#iallreduce(Object, BinaryOperator) iallreduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node156.htm#Node156">MPI 5.0, section 6.12.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallreduce")
    public <T> ObjectRequest<T> iAllReduce(T sendobj, BinaryOperator<T> op) {
        return iallreduce(sendobj, op);
    }

    private static final boolean IALLREDUCE_C = Linkage.has("MPI_Iallreduce_c");

    /**
     * Begins to combine the elements of all ranks; every rank will have the result.
     *
     * <p>Calls {@code MPI_Iallreduce_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Iallreduce} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Iallreduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node156.htm#Node156">MPI 5.0, section 6.12.8</a>
     */
    @Generated("CallsEmitter")
    public Request Iallreduce(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Iallreduce_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, count, datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this).told();
            }
            frame.check(IALLREDUCE_C ? Mpi.MPI_Iallreduce_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt) : Mpi.MPI_Iallreduce(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Iallreduce(MemorySegment, MemorySegment, long, Datatype, Op) Iallreduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node156.htm#Node156">MPI 5.0, section 6.12.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallreduce_c")
    public Request iAllReduce(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op) {
        return Iallreduce(sendbuf, recvbuf, count, datatype, op);
    }

    /**
     * {@link Comm#Iallreduce(Object, int, Object, int, int, Datatype, Op) Iallreduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node156.htm#Node156">MPI 5.0, section 6.12.8</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iallreduce")
    public Request iAllReduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op) {
        return Iallreduce(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, count, datatype, op);
    }

    /**
     * Begins to send a different block to each rank and to receive one from each.
     *
     * <p>Calls {@code MPI_Ialltoall}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("CallsEmitter")
    public Request Ialltoall(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ialltoall", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocks(sendcount), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocks(recvcount), recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(sendcount), sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Ialltoall(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * Begins to send a different block to each rank and to receive one from each.
     *
     * <p>Calls {@code MPI_Ialltoall}: collective, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>Each part is a message of its own, on a copy of the communicator. The first such call of a communicator makes the copy, and so waits for all ranks.
     *
     * <p>C: {@code int MPI_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @return the request that completes the call and then has the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<List<T>> ialltoall(List<? extends T> sendobj) {
        return new ObjectCollective("MPI_Ialltoall", this).parts(sendobj).toAll().list();
    }

    /**
     * {@link Comm#Ialltoall(Object, int, int, Datatype, Object, int, int, Datatype) Ialltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ialltoall")
    public Request iAllToAll(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype) {
        return Ialltoall(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * {@link Comm#Ialltoall(Object, int, int, Datatype, Object, int, int, Datatype) Ialltoall} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ialltoall")
    public Request iAllToAll(Object buf, int count, Datatype datatype) {
        return Ialltoall(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * {@link Comm#ialltoall(List) ialltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @return the request that completes the call and then has the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ialltoall")
    public <T> ObjectRequest<List<T>> iAllToAll(List<? extends T> sendobj) {
        return ialltoall(sendobj);
    }

    private static final boolean IALLTOALL_C = Linkage.has("MPI_Ialltoall_c");

    /**
     * Begins to send a different block to each rank and to receive one from each.
     *
     * <p>Calls {@code MPI_Ialltoall_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ialltoall} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ialltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("CallsEmitter")
    public Request Ialltoall(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ialltoall_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, blocks(sendcount), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, blocks(recvcount), recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(sendcount), sendtype).writes(recvbuf, blocks(recvcount), recvtype).on(this).told();
            }
            frame.check(IALLTOALL_C ? Mpi.MPI_Ialltoall_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), requestAt) : Mpi.MPI_Ialltoall(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Ialltoall(MemorySegment, long, Datatype, MemorySegment, long, Datatype) Ialltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ialltoall_c")
    public Request iAllToAll(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        return Ialltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Comm#Ialltoall(Object, int, int, Datatype, Object, int, int, Datatype) Ialltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ialltoall")
    public Request iAllToAll(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype) {
        return Ialltoall(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * Begins to send blocks of different lengths to all ranks and to receive one from each.
     *
     * <p>Calls {@code MPI_Ialltoallv}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Ialltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("CallsEmitter")
    public Request Ialltoallv(Object sendbuf, int sendoffset, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] rdispls, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ialltoallv", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtype, peers());
            MemorySegment sendcountsAt = frame.ints(sendcounts, peers());
            MemorySegment sdisplsAt = frame.ints(sdispls, peers());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtype, peers());
            MemorySegment recvcountsAt = frame.ints(recvcounts, peers());
            MemorySegment rdisplsAt = frame.ints(rdispls, peers());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peers()).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(Mpi.MPI_Ialltoallv(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Ialltoallv(Object, int, int[], int[], Datatype, Object, int, int[], int[], Datatype) Ialltoallv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ialltoallv")
    public Request iAllToAllv(Object sendbuf, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] rdispls, Datatype recvtype) {
        return Ialltoallv(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcounts, sdispls, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, rdispls, recvtype);
    }

    /**
     * {@link Comm#Ialltoallv(Object, int, int[], int[], Datatype, Object, int, int[], int[], Datatype) Ialltoallv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ialltoallv")
    public Request iAllToAllv(Object buf, int[] counts, int[] displs, Datatype datatype) {
        return Ialltoallv(MPI.IN_PLACE, 0, null, null, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype);
    }

    private static final boolean IALLTOALLV_C = Linkage.has("MPI_Ialltoallv_c");

    /**
     * Begins to send blocks of different lengths to all ranks and to receive one from each.
     *
     * <p>Calls {@code MPI_Ialltoallv_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ialltoallv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ialltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("CallsEmitter")
    public Request Ialltoallv(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ialltoallv_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtype, peers());
            MemorySegment sendcountsAt = frame.counts(sendcounts, peers(), IALLTOALLV_C);
            MemorySegment sdisplsAt = frame.counts(sdispls, peers(), IALLTOALLV_C);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtype, peers());
            MemorySegment recvcountsAt = frame.counts(recvcounts, peers(), IALLTOALLV_C);
            MemorySegment rdisplsAt = frame.counts(rdispls, peers(), IALLTOALLV_C);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peers()).writes(recvbuf, recvcounts, recvtype, peers()).on(this).told();
            }
            frame.check(IALLTOALLV_C ? Mpi.MPI_Ialltoallv_c(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), requestAt) : Mpi.MPI_Ialltoallv(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Ialltoallv(MemorySegment, long[], long[], Datatype, MemorySegment, long[], long[], Datatype) Ialltoallv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ialltoallv_c")
    public Request iAllToAllv(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype) {
        return Ialltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype);
    }

    /**
     * Begins to send each rank a block with a length and datatype of its own, and to receive one from each.
     *
     * <p>Calls {@code MPI_Ialltoallw}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Ialltoallw(const void *sendbuf, const int sendcounts[], const int sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const int rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("CallsEmitter")
    public Request Ialltoallw(Object sendbuf, int sendoffset, int[] sendcounts, int[] sdispls, Datatype[] sendtypes, Object recvbuf, int recvoffset, int[] recvcounts, int[] rdispls, Datatype[] recvtypes) {
        try (Frame frame = Frame.open("MPI_Ialltoallw", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtypes, peers());
            MemorySegment sendcountsAt = frame.ints(sendcounts, peers());
            MemorySegment sdisplsAt = frame.ints(sdispls, peers());
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), peers());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtypes, peers());
            MemorySegment recvcountsAt = frame.ints(recvcounts, peers());
            MemorySegment rdisplsAt = frame.ints(rdispls, peers());
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), peers());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, peers()).writes(recvbuf, recvcounts, recvtypes, peers()).on(this).told();
            }
            frame.check(Mpi.MPI_Ialltoallw(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), requestAt));
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
            return new Request(frame, requestAt, null, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Ialltoallw(Object, int, int[], int[], Datatype[], Object, int, int[], int[], Datatype[]) Ialltoallw} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ialltoallw")
    public Request iAllToAllw(Object sendbuf, int[] sendcounts, int[] sdispls, Datatype[] sendtypes, Object recvbuf, int[] recvcounts, int[] rdispls, Datatype[] recvtypes) {
        return Ialltoallw(CamelCaseBuffers.of(sendbuf, sendtypes), 0, sendcounts, sdispls, sendtypes, CamelCaseBuffers.of(recvbuf, recvtypes), 0, recvcounts, rdispls, recvtypes);
    }

    private static final boolean IALLTOALLW_C = Linkage.has("MPI_Ialltoallw_c");

    /**
     * Begins to send each rank a block with a length and datatype of its own, and to receive one from each.
     *
     * <p>Calls {@code MPI_Ialltoallw_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank. {@code recvbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ialltoallw} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ialltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated("CallsEmitter")
    public Request Ialltoallw(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        try (Frame frame = Frame.open("MPI_Ialltoallw_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtypes, peers());
            MemorySegment sendcountsAt = frame.counts(sendcounts, peers(), IALLTOALLW_C);
            MemorySegment sdisplsAt = frame.counts(sdispls, peers(), IALLTOALLW_C);
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), peers());
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtypes, peers());
            MemorySegment recvcountsAt = frame.counts(recvcounts, peers(), IALLTOALLW_C);
            MemorySegment rdisplsAt = frame.counts(rdispls, peers(), IALLTOALLW_C);
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), peers());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, peers()).writes(recvbuf, recvcounts, recvtypes, peers()).on(this).told();
            }
            frame.check(IALLTOALLW_C ? Mpi.MPI_Ialltoallw_c(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), requestAt) : Mpi.MPI_Ialltoallw(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), requestAt));
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
            return new Request(frame, requestAt, null, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Ialltoallw(MemorySegment, long[], long[], Datatype[], MemorySegment, long[], long[], Datatype[]) Ialltoallw} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node154.htm#Node154">MPI 5.0, section 6.12.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ialltoallw_c")
    public Request iAllToAllw(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        return Ialltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes);
    }

    /**
     * Says that this rank is there; the request completes when all ranks are.
     *
     * <p>Calls {@code MPI_Ibarrier}: collective, nonblocking.
     *
     * <p>C: {@code int MPI_Ibarrier(MPI_Comm comm, MPI_Request *request)}.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node148.htm#Node148">MPI 5.0, section 6.12.1</a>
     */
    @Generated("CallsEmitter")
    public Request Ibarrier() {
        try (Frame frame = Frame.open("MPI_Ibarrier", CallShape.REQUEST)) {
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Ibarrier(handle(), requestAt));
            return new Request(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Ibarrier() Ibarrier} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node148.htm#Node148">MPI 5.0, section 6.12.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ibarrier")
    public Request iBarrier() {
        return Ibarrier();
    }

    /**
     * Begins to copy the root's elements to every other rank.
     *
     * <p>Calls {@code MPI_Ibcast}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buffer array, segment or direct buffer; the root's is sent, all others are filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node149.htm#Node149">MPI 5.0, section 6.12.2</a>
     */
    @Generated("CallsEmitter")
    public Request Ibcast(Object buffer, int offset, int count, Datatype datatype, int root) {
        try (Frame frame = Frame.open("MPI_Ibcast", CallShape.REQUEST)) {
            MemorySegment bufferAt = frame.out(buffer, offset, count, datatype);
            root("root", root);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buffer, count, datatype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Ibcast(bufferAt, count, Datatype.handle(datatype), root, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buffer);
        }
    }

    /**
     * Begins to copy the root's elements to every other rank.
     *
     * <p>Calls {@code MPI_Ibcast}: collective, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>Each part is a message of its own, on a copy of the communicator. The first such call of a communicator makes the copy, and so waits for all ranks.
     *
     * <p>C: {@code int MPI_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param obj object to send
     * @param root rank of the root
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node149.htm#Node149">MPI 5.0, section 6.12.2</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> ibcast(T obj, int root) {
        return new ObjectCollective("MPI_Ibcast", this).one(obj).fromRoot(root).only();
    }

    /**
     * {@link Comm#Ibcast(Object, int, int, Datatype, int) Ibcast} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer array, segment or direct buffer; the root's is sent, all others are filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node149.htm#Node149">MPI 5.0, section 6.12.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ibcast")
    public Request iBcast(Object buffer, int count, Datatype datatype, int root) {
        return Ibcast(CamelCaseBuffers.of(buffer, datatype, root), 0, count, datatype, root);
    }

    /**
     * {@link Comm#ibcast(Object, int) ibcast} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param obj object to send
     * @param root rank of the root
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node149.htm#Node149">MPI 5.0, section 6.12.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ibcast")
    public <T> ObjectRequest<T> iBcast(T obj, int root) {
        return ibcast(obj, root);
    }

    private static final boolean IBCAST_C = Linkage.has("MPI_Ibcast_c");

    /**
     * Begins to copy the root's elements to every other rank.
     *
     * <p>Calls {@code MPI_Ibcast_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ibcast} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ibcast_c(void *buffer, MPI_Count count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buffer segment; the root's is sent, all others are filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node149.htm#Node149">MPI 5.0, section 6.12.2</a>
     */
    @Generated("CallsEmitter")
    public Request Ibcast(MemorySegment buffer, long count, Datatype datatype, int root) {
        try (Frame frame = Frame.open("MPI_Ibcast_c", CallShape.REQUEST)) {
            MemorySegment bufferAt = frame.out(buffer, count, datatype);
            root("root", root);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buffer, count, datatype).root(root).on(this).told();
            }
            frame.check(IBCAST_C ? Mpi.MPI_Ibcast_c(bufferAt, count, Datatype.handle(datatype), root, handle(), requestAt) : Mpi.MPI_Ibcast(bufferAt, frame.small(count), Datatype.handle(datatype), root, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buffer);
        }
    }

    /**
     * {@link Comm#Ibcast(MemorySegment, long, Datatype, int) Ibcast} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer segment; the root's is sent, all others are filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node149.htm#Node149">MPI 5.0, section 6.12.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ibcast_c")
    public Request iBcast(MemorySegment buffer, long count, Datatype datatype, int root) {
        return Ibcast(buffer, count, datatype, root);
    }

    /**
     * {@link Comm#Ibcast(Object, int, int, Datatype, int) Ibcast} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buffer array, segment or direct buffer that is read, filled, or both
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node149.htm#Node149">MPI 5.0, section 6.12.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ibcast")
    public Request iBcast(MemorySegment buffer, int count, Datatype datatype, int root) {
        return Ibcast(CamelCaseBuffers.of(buffer, datatype, root), 0, count, datatype, root);
    }

    /**
     * Begins to copy a message into the attached buffer, to be sent from there.
     *
     * <p>Calls {@code MPI_Ibsend}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Ibsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            byte[] message = ObjectMessage.bytes("MPI_Ibsend", codec(), buf, offset, count, datatype);
            return Ibsend(message, 0, message.length, MPI.BYTE, dest, tag);
        }
        try (Frame frame = Frame.open("MPI_Ibsend", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Ibsend(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * Begins to copy a message into the attached buffer, to be sent from there.
     *
     * <p>Calls {@code MPI_Ibsend}: point-to-point, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request ibsend(Object obj, int dest, int tag) {
        return Ibsend(new Object[] { obj }, 0, 1, MPI.OBJECT, dest, tag);
    }

    /**
     * {@link Comm#Ibsend(Object, int, int, Datatype, int, int) Ibsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ibsend")
    public Request ibSend(Object buf, int count, Datatype datatype, int dest, int tag) {
        return Ibsend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#ibsend(Object, int, int) ibsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ibsend")
    public Request ibSend(Object obj, int dest, int tag) {
        return ibsend(obj, dest, tag);
    }

    private static final boolean IBSEND_C = Linkage.has("MPI_Ibsend_c");

    /**
     * Begins to copy a message into the attached buffer, to be sent from there.
     *
     * <p>Calls {@code MPI_Ibsend_c}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ibsend} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ibsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Ibsend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Ibsend_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(IBSEND_C ? Mpi.MPI_Ibsend_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt) : Mpi.MPI_Ibsend(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link Comm#Ibsend(MemorySegment, long, Datatype, int, int) Ibsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ibsend_c")
    public Request ibSend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        return Ibsend(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Ibsend(Object, int, int, Datatype, int, int) Ibsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ibsend")
    public Request ibSend(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        return Ibsend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Begins to collect a block from each rank at the root.
     *
     * <p>Calls {@code MPI_Igather}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated("CallsEmitter")
    public Request Igather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Igather", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocksAtRoot(recvcount, root), recvtype);
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocksAtRoot(recvcount, root), recvtype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Igather(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handleForRoot(recvtype), root, handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * Begins to collect a block from each rank at the root.
     *
     * <p>Calls {@code MPI_Igather}: collective, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>Each part is a message of its own, on a copy of the communicator. The first such call of a communicator makes the copy, and so waits for all ranks.
     *
     * <p>C: {@code int MPI_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param root rank of the root
     * @return the request that completes the call and then has the objects, in the order of their senders; null but on the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<List<T>> igather(T sendobj, int root) {
        return new ObjectCollective("MPI_Igather", this).one(sendobj).toRoot(root).list();
    }

    /**
     * {@link Comm#Igather(Object, int, int, Datatype, Object, int, int, Datatype, int) Igather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Igather")
    public Request iGather(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, int root) {
        return Igather(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#Igather(Object, int, int, Datatype, Object, int, int, Datatype, int) Igather} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Igather")
    public Request iGather(Object buf, int count, Datatype datatype, int root) {
        if (isRoot(root)) {
            return Igather(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, root);
        } else {
            return Igather(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, null, 0, 0, datatype, root);
        }
    }

    /**
     * {@link Comm#igather(Object, int) igather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param root rank of the root
     * @return the request that completes the call and then has the objects, in the order of their senders; null but on the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Igather")
    public <T> ObjectRequest<List<T>> iGather(T sendobj, int root) {
        return igather(sendobj, root);
    }

    private static final boolean IGATHER_C = Linkage.has("MPI_Igather_c");

    /**
     * Begins to collect a block from each rank at the root.
     *
     * <p>Calls {@code MPI_Igather_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Igather} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Igather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated("CallsEmitter")
    public Request Igather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Igather_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, blocksAtRoot(recvcount, root), recvtype);
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, blocksAtRoot(recvcount, root), recvtype).root(root).on(this).told();
            }
            frame.check(IGATHER_C ? Mpi.MPI_Igather_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handleForRoot(recvtype), root, handle(), requestAt) : Mpi.MPI_Igather(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handleForRoot(recvtype), root, handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Igather(MemorySegment, long, Datatype, MemorySegment, long, Datatype, int) Igather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Igather_c")
    public Request iGather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        return Igather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#Igather(Object, int, int, Datatype, Object, int, int, Datatype, int) Igather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Igather")
    public Request iGather(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype, int root) {
        return Igather(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcount, recvtype, root);
    }

    /**
     * Begins to collect blocks of different lengths from all ranks at the root.
     *
     * <p>Calls {@code MPI_Igatherv}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Igatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated("CallsEmitter")
    public Request Igatherv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Igatherv", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, displs, recvtype, peersAtRoot(root));
            MemorySegment recvcountsAt = frame.ints(recvcounts, peersAtRoot(root));
            MemorySegment displsAt = frame.ints(displs, peersAtRoot(root));
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peersAtRoot(root)).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Igatherv(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handleForRoot(recvtype), root, handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Igatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int) Igatherv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Igatherv")
    public Request iGatherv(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] displs, Datatype recvtype, int root) {
        return Igatherv(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcounts, displs, recvtype, root);
    }

    /**
     * {@link Comm#Igatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int) Igatherv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Igatherv")
    public Request iGatherv(Object buf, int[] counts, int[] displs, Datatype datatype, int root) {
        return Igatherv(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype, root);
    }

    /**
     * {@link Comm#Igatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int) Igatherv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Igatherv")
    public Request iGatherv(Object buf, int count, Datatype datatype, int root) {
        return Igatherv(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, null, 0, null, null, datatype, root);
    }

    private static final boolean IGATHERV_C = Linkage.has("MPI_Igatherv_c");

    /**
     * Begins to collect blocks of different lengths from all ranks at the root.
     *
     * <p>Calls {@code MPI_Igatherv_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Igatherv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Igatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated("CallsEmitter")
    public Request Igatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Igatherv_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, displs, recvtype, peersAtRoot(root));
            MemorySegment recvcountsAt = frame.counts(recvcounts, peersAtRoot(root), IGATHERV_C);
            MemorySegment displsAt = frame.counts(displs, peersAtRoot(root), IGATHERV_C);
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, peersAtRoot(root)).root(root).on(this).told();
            }
            frame.check(IGATHERV_C ? Mpi.MPI_Igatherv_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handleForRoot(recvtype), root, handle(), requestAt) : Mpi.MPI_Igatherv(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handleForRoot(recvtype), root, handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Igatherv(MemorySegment, long, Datatype, MemorySegment, long[], long[], Datatype, int) Igatherv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node151.htm#Node151">MPI 5.0, section 6.12.3</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Igatherv_c")
    public Request iGatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype, int root) {
        return Igatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, root);
    }

    /**
     * Looks for a message and takes it out of the queue if one is there; null otherwise.
     *
     * <p>Calls {@code MPI_Improbe}: local.
     *
     * <p>C: {@code int MPI_Improbe(int source, int tag, MPI_Comm comm, int *flag, MPI_Message *message, MPI_Status *status)}.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the message, for {@code Mrecv} or {@code Imrecv} to receive; the status of the message; null where no message is there
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node82.htm#Node82">MPI 5.0, section 3.8.2</a>
     */
    @Generated("CallsEmitter")
    public CommImprobe Improbe(int source, int tag) {
        try (Frame frame = Frame.open("MPI_Improbe")) {
            source("source", source);
            MemorySegment flagAt = frame.cell();
            MemorySegment messageAt = frame.cell();
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().source(source).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Improbe(source, tag, handle(), flagAt, messageAt, statusAt));
            return frame.flagAt(flagAt) ? new CommImprobe(new Message(frame.handleAt(messageAt, "MPI_Message"), StatusCount.bytes(statusAt), codec()), frame.completion().toStatus(statusAt)) : null;
        }
    }

    /**
     * {@link Comm#Improbe(int, int) Improbe} <span class="camel-case">under its camelCase name</span>.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the message, for {@code Mrecv} or {@code Imrecv} to receive; the status of the message; null where no message is there
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node82.htm#Node82">MPI 5.0, section 3.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Improbe")
    public CommImprobe imProbe(int source, int tag) {
        return Improbe(source, tag);
    }

    /**
     * Joins two groups of ranks by an intercommunicator; their leaders reach each other in this one.
     *
     * <p>Calls {@code MPI_Intercomm_create}: collective, blocking.
     *
     * <p>C: {@code int MPI_Intercomm_create(MPI_Comm local_comm, int local_leader, MPI_Comm peer_comm, int remote_leader, int tag, MPI_Comm *newintercomm)}.
     *
     * @param local_comm communicator of this side
     * @param local_leader rank of this side's leader
     * @param remote_leader rank of the far side's leader in this communicator
     * @param tag tag that the leaders use
     * @return the new intercommunicator
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node202.htm#Node202">MPI 5.0, section 7.6.2</a>
     */
    @Generated("CallsEmitter")
    public Intercomm Create_intercomm(Comm local_comm, int local_leader, int remote_leader, int tag) {
        try (Frame frame = Frame.open("MPI_Intercomm_create")) {
            MemorySegment newintercommAt = frame.cell();
            if (Trace.on) {
                frame.trace().tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Intercomm_create(Comm.handle(local_comm), local_leader, handle(), remote_leader, tag, newintercommAt));
            return Handle.orNull(new Intercomm(frame.handleAt(newintercommAt, "MPI_Comm")));
        }
    }

    /**
     * {@link Comm#Create_intercomm(Comm, int, int, int) Create_intercomm} <span class="camel-case">under its camelCase name</span>.
     *
     * @param local_comm communicator of this side
     * @param local_leader rank of this side's leader
     * @param remote_leader rank of the far side's leader in this communicator
     * @param tag tag that the leaders use
     * @return the new intercommunicator
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node202.htm#Node202">MPI 5.0, section 7.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Intercomm_create")
    public Intercomm createIntercomm(Comm local_comm, int local_leader, int remote_leader, int tag) {
        return Create_intercomm(local_comm, local_leader, remote_leader, tag);
    }

    /**
     * Looks whether a message is there and returns its status, without receiving it; null if none is.
     *
     * <p>Calls {@code MPI_Iprobe}: local.
     *
     * <p>C: {@code int MPI_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)}.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the status of the message; null where no message is there
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node81.htm#Node81">MPI 5.0, section 3.8.1</a>
     */
    @Generated("CallsEmitter")
    public Status Iprobe(int source, int tag) {
        try (Frame frame = Frame.open("MPI_Iprobe")) {
            source("source", source);
            MemorySegment flagAt = frame.cell();
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().source(source).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Iprobe(source, tag, handle(), flagAt, statusAt));
            return frame.flagAt(flagAt) ? frame.completion().toStatus(statusAt) : null;
        }
    }

    /**
     * {@link Comm#Iprobe(int, int) Iprobe} <span class="camel-case">under its camelCase name</span>.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the status of the message; null where no message is there
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node81.htm#Node81">MPI 5.0, section 3.8.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iprobe")
    public Status iProbe(int source, int tag) {
        return Iprobe(source, tag);
    }

    /**
     * Begins to receive a message; the buffer must not be touched until the request is complete.
     *
     * <p>Calls {@code MPI_Irecv}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Irecv(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        if (datatype instanceof ObjectType) {
            try (ObjectReceiveBuffer posted = ObjectReceiveBuffer.of("MPI_Irecv", codec(), buf, offset, count, datatype)) {
                return posted.received(Irecv(posted.memory(), 0, posted.capacity(), MPI.BYTE, source, tag));
            }
        }
        try (Frame frame = Frame.open("MPI_Irecv", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).source(source).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Irecv(bufAt, count, Datatype.handle(datatype), source, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * Begins to receive a message; the buffer must not be touched until the request is complete.
     *
     * <p>Calls {@code MPI_Irecv}: point-to-point, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> irecv(int source, int tag) {
        Object[] received = new Object[1];
        return new ObjectRequest<>(Irecv(received, 0, 1, MPI.OBJECT, source, tag), received);
    }

    /**
     * {@link Comm#Irecv(Object, int, int, Datatype, int, int) Irecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Irecv")
    public Request iRecv(Object buf, int count, Datatype datatype, int source, int tag) {
        return Irecv(CamelCaseBuffers.of(buf, datatype, source), 0, count, datatype, source, tag);
    }

    /**
     * {@link Comm#irecv(int, int) irecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Irecv")
    public <T> ObjectRequest<T> iRecv(int source, int tag) {
        return irecv(source, tag);
    }

    private static final boolean IRECV_C = Linkage.has("MPI_Irecv_c");

    /**
     * Begins to receive a message; the buffer must not be touched until the request is complete.
     *
     * <p>Calls {@code MPI_Irecv_c}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Irecv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Irecv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Irecv(MemorySegment buf, long count, Datatype datatype, int source, int tag) {
        try (Frame frame = Frame.open("MPI_Irecv_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).source(source).tag(tag).on(this).told();
            }
            frame.check(IRECV_C ? Mpi.MPI_Irecv_c(bufAt, count, Datatype.handle(datatype), source, tag, handle(), requestAt) : Mpi.MPI_Irecv(bufAt, frame.small(count), Datatype.handle(datatype), source, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link Comm#Irecv(MemorySegment, long, Datatype, int, int) Irecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Irecv_c")
    public Request iRecv(MemorySegment buf, long count, Datatype datatype, int source, int tag) {
        return Irecv(buf, count, datatype, source, tag);
    }

    /**
     * {@link Comm#Irecv(Object, int, int, Datatype, int, int) Irecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Irecv")
    public Request iRecv(MemorySegment buf, int count, Datatype datatype, int source, int tag) {
        return Irecv(CamelCaseBuffers.of(buf, datatype, source), 0, count, datatype, source, tag);
    }

    /**
     * Begins to combine the elements of all ranks; the root will have the result.
     *
     * <p>Calls {@code MPI_Ireduce}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count; significant only at the root.
     *
     * <p>C: {@code int MPI_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node155.htm#Node155">MPI 5.0, section 6.12.7</a>
     */
    @Generated("CallsEmitter")
    public Request Ireduce(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op, int root) {
        try (Frame frame = Frame.open("MPI_Ireduce", CallShape.REQUEST_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, atRoot(count, root), datatype);
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, atRoot(count, root), datatype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Ireduce(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), root, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * Begins to combine the elements of all ranks; the root will have the result.
     *
     * <p>Calls {@code MPI_Ireduce}: collective, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>Each part is a message of its own, on a copy of the communicator. The first such call of a communicator makes the copy, and so waits for all ranks.
     *
     * <p>C: {@code int MPI_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @param root rank of the root
     * @return the request that completes the call and then has the object; null but on the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node155.htm#Node155">MPI 5.0, section 6.12.7</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> ireduce(T sendobj, BinaryOperator<T> op, int root) {
        return new ObjectCollective("MPI_Ireduce", this).one(sendobj).toRoot(root).combined(op);
    }

    /**
     * {@link Comm#Ireduce(Object, int, Object, int, int, Datatype, Op, int) Ireduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node155.htm#Node155">MPI 5.0, section 6.12.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce")
    public Request iReduce(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op, int root) {
        return Ireduce(CamelCaseBuffers.of(sendbuf, datatype, contributor(root)), 0, CamelCaseBuffers.of(recvbuf, datatype, root), 0, count, datatype, op, root);
    }

    /**
     * {@link Comm#Ireduce(Object, int, Object, int, int, Datatype, Op, int) Ireduce} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node155.htm#Node155">MPI 5.0, section 6.12.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce")
    public Request iReduce(Object buf, int count, Datatype datatype, Op op, int root) {
        if (isRoot(root)) {
            return Ireduce(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op, root);
        } else {
            return Ireduce(CamelCaseBuffers.of(buf, datatype), 0, null, 0, count, datatype, op, root);
        }
    }

    /**
     * {@link Comm#ireduce(Object, BinaryOperator, int) ireduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @param root rank of the root
     * @return the request that completes the call and then has the object; null but on the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node155.htm#Node155">MPI 5.0, section 6.12.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce")
    public <T> ObjectRequest<T> iReduce(T sendobj, BinaryOperator<T> op, int root) {
        return ireduce(sendobj, op, root);
    }

    private static final boolean IREDUCE_C = Linkage.has("MPI_Ireduce_c");

    /**
     * Begins to combine the elements of all ranks; the root will have the result.
     *
     * <p>Calls {@code MPI_Ireduce_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ireduce} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ireduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node155.htm#Node155">MPI 5.0, section 6.12.7</a>
     */
    @Generated("CallsEmitter")
    public Request Ireduce(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, int root) {
        try (Frame frame = Frame.open("MPI_Ireduce_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, atRoot(count, root), datatype);
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, atRoot(count, root), datatype).root(root).on(this).told();
            }
            frame.check(IREDUCE_C ? Mpi.MPI_Ireduce_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), root, handle(), requestAt) : Mpi.MPI_Ireduce(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), root, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Ireduce(MemorySegment, MemorySegment, long, Datatype, Op, int) Ireduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node155.htm#Node155">MPI 5.0, section 6.12.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce_c")
    public Request iReduce(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, int root) {
        return Ireduce(sendbuf, recvbuf, count, datatype, op, root);
    }

    /**
     * {@link Comm#Ireduce(Object, int, Object, int, int, Datatype, Op, int) Ireduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node155.htm#Node155">MPI 5.0, section 6.12.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce")
    public Request iReduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op, int root) {
        return Ireduce(CamelCaseBuffers.of(sendbuf, datatype, contributor(root)), 0, CamelCaseBuffers.of(recvbuf, datatype, root), 0, count, datatype, op, root);
    }

    /**
     * Begins to combine the elements of all ranks and to give each rank its share of the result.
     *
     * <p>Calls {@code MPI_Ireduce_scatter}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, as many elements as all counts together. {@code recvbuf} holds its count, as many elements as this rank's count.
     *
     * <p>C: {@code int MPI_Ireduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node158.htm#Node158">MPI 5.0, section 6.12.10</a>
     */
    @Generated("CallsEmitter")
    public Request Ireduce_scatter(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int[] recvcounts, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Ireduce_scatter", CallShape.REQUEST_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sum(recvcounts), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype);
            MemorySegment recvcountsAt = frame.ints(recvcounts, recvcounts.length);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sum(recvcounts), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Ireduce_scatter(sendbufAt, recvbufAt, recvcountsAt, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Ireduce_scatter(Object, int, Object, int, int[], Datatype, Op) Ireduce_scatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node158.htm#Node158">MPI 5.0, section 6.12.10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce_scatter")
    public Request iReduceScatter(Object sendbuf, Object recvbuf, int[] recvcounts, Datatype datatype, Op op) {
        return Ireduce_scatter(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, recvcounts, datatype, op);
    }

    /**
     * {@link Comm#Ireduce_scatter(Object, int, Object, int, int[], Datatype, Op) Ireduce_scatter} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node158.htm#Node158">MPI 5.0, section 6.12.10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce_scatter")
    public Request iReduceScatter(Object buf, int[] counts, Datatype datatype, Op op) {
        return Ireduce_scatter(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, counts, datatype, op);
    }

    private static final boolean IREDUCE_SCATTER_C = Linkage.has("MPI_Ireduce_scatter_c");

    /**
     * Begins to combine the elements of all ranks and to give each rank its share of the result.
     *
     * <p>Calls {@code MPI_Ireduce_scatter_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, as many elements as all counts together. {@code recvbuf} holds its count, as many elements as this rank's count.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ireduce_scatter} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ireduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node158.htm#Node158">MPI 5.0, section 6.12.10</a>
     */
    @Generated("CallsEmitter")
    public Request Ireduce_scatter(MemorySegment sendbuf, MemorySegment recvbuf, long[] recvcounts, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Ireduce_scatter_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sum(recvcounts), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype);
            MemorySegment recvcountsAt = frame.counts(recvcounts, recvcounts.length, IREDUCE_SCATTER_C);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sum(recvcounts), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype).on(this).told();
            }
            frame.check(IREDUCE_SCATTER_C ? Mpi.MPI_Ireduce_scatter_c(sendbufAt, recvbufAt, recvcountsAt, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt) : Mpi.MPI_Ireduce_scatter(sendbufAt, recvbufAt, recvcountsAt, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Ireduce_scatter(MemorySegment, MemorySegment, long[], Datatype, Op) Ireduce_scatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node158.htm#Node158">MPI 5.0, section 6.12.10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce_scatter_c")
    public Request iReduceScatter(MemorySegment sendbuf, MemorySegment recvbuf, long[] recvcounts, Datatype datatype, Op op) {
        return Ireduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op);
    }

    /**
     * Begins to combine the elements of all ranks and to give each rank an equal share.
     *
     * <p>Calls {@code MPI_Ireduce_scatter_block}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node157.htm#Node157">MPI 5.0, section 6.12.9</a>
     */
    @Generated("CallsEmitter")
    public Request Ireduce_scatter_block(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int recvcount, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Ireduce_scatter_block", CallShape.REQUEST_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocks(recvcount), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(recvcount), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Ireduce_scatter_block(sendbufAt, recvbufAt, recvcount, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * Begins to combine the elements of all ranks and to give each rank an equal share.
     *
     * <p>Calls {@code MPI_Ireduce_scatter_block}: collective, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>Each part is a message of its own, on a copy of the communicator. The first such call of a communicator makes the copy, and so waits for all ranks.
     *
     * <p>C: {@code int MPI_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @param op operation that combines two elements
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node157.htm#Node157">MPI 5.0, section 6.12.9</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> ireduce_scatter_block(List<? extends T> sendobj, BinaryOperator<T> op) {
        return new ObjectCollective("MPI_Ireduce_scatter_block", this).parts(sendobj).toAll().combined(op);
    }

    /**
     * {@link Comm#Ireduce_scatter_block(Object, int, Object, int, int, Datatype, Op) Ireduce_scatter_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node157.htm#Node157">MPI 5.0, section 6.12.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce_scatter_block")
    public Request iReduceScatterBlock(Object sendbuf, Object recvbuf, int recvcount, Datatype datatype, Op op) {
        return Ireduce_scatter_block(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, recvcount, datatype, op);
    }

    /**
     * {@link Comm#Ireduce_scatter_block(Object, int, Object, int, int, Datatype, Op) Ireduce_scatter_block} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node157.htm#Node157">MPI 5.0, section 6.12.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce_scatter_block")
    public Request iReduceScatterBlock(Object buf, int count, Datatype datatype, Op op) {
        return Ireduce_scatter_block(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Comm#ireduce_scatter_block(List, BinaryOperator) ireduce_scatter_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @param op operation that combines two elements
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node157.htm#Node157">MPI 5.0, section 6.12.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce_scatter_block")
    public <T> ObjectRequest<T> iReduceScatterBlock(List<? extends T> sendobj, BinaryOperator<T> op) {
        return ireduce_scatter_block(sendobj, op);
    }

    private static final boolean IREDUCE_SCATTER_BLOCK_C = Linkage.has("MPI_Ireduce_scatter_block_c");

    /**
     * Begins to combine the elements of all ranks and to give each rank an equal share.
     *
     * <p>Calls {@code MPI_Ireduce_scatter_block_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ireduce_scatter_block} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ireduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node157.htm#Node157">MPI 5.0, section 6.12.9</a>
     */
    @Generated("CallsEmitter")
    public Request Ireduce_scatter_block(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Ireduce_scatter_block_c", CallShape.REQUEST_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, blocks(recvcount), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(recvcount), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype).on(this).told();
            }
            frame.check(IREDUCE_SCATTER_BLOCK_C ? Mpi.MPI_Ireduce_scatter_block_c(sendbufAt, recvbufAt, recvcount, Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt) : Mpi.MPI_Ireduce_scatter_block(sendbufAt, recvbufAt, frame.small(recvcount), Datatype.handle(datatype), Op.handle(op, datatype), handle(), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            return new Request(frame, requestAt, datatype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Ireduce_scatter_block(MemorySegment, MemorySegment, long, Datatype, Op) Ireduce_scatter_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node157.htm#Node157">MPI 5.0, section 6.12.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce_scatter_block_c")
    public Request iReduceScatterBlock(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, Datatype datatype, Op op) {
        return Ireduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op);
    }

    /**
     * {@link Comm#Ireduce_scatter_block(Object, int, Object, int, int, Datatype, Op) Ireduce_scatter_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node157.htm#Node157">MPI 5.0, section 6.12.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ireduce_scatter_block")
    public Request iReduceScatterBlock(MemorySegment sendbuf, MemorySegment recvbuf, int recvcount, Datatype datatype, Op op) {
        return Ireduce_scatter_block(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, recvcount, datatype, op);
    }

    /**
     * Begins to send a message for which the receiver must already be waiting.
     *
     * <p>Calls {@code MPI_Irsend}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Irsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            byte[] message = ObjectMessage.bytes("MPI_Irsend", codec(), buf, offset, count, datatype);
            return Irsend(message, 0, message.length, MPI.BYTE, dest, tag);
        }
        try (Frame frame = Frame.open("MPI_Irsend", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Irsend(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * Begins to send a message for which the receiver must already be waiting.
     *
     * <p>Calls {@code MPI_Irsend}: point-to-point, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request irsend(Object obj, int dest, int tag) {
        return Irsend(new Object[] { obj }, 0, 1, MPI.OBJECT, dest, tag);
    }

    /**
     * {@link Comm#Irsend(Object, int, int, Datatype, int, int) Irsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Irsend")
    public Request irSend(Object buf, int count, Datatype datatype, int dest, int tag) {
        return Irsend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#irsend(Object, int, int) irsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Irsend")
    public Request irSend(Object obj, int dest, int tag) {
        return irsend(obj, dest, tag);
    }

    private static final boolean IRSEND_C = Linkage.has("MPI_Irsend_c");

    /**
     * Begins to send a message for which the receiver must already be waiting.
     *
     * <p>Calls {@code MPI_Irsend_c}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Irsend} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Irsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Irsend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Irsend_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(IRSEND_C ? Mpi.MPI_Irsend_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt) : Mpi.MPI_Irsend(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link Comm#Irsend(MemorySegment, long, Datatype, int, int) Irsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Irsend_c")
    public Request irSend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        return Irsend(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Irsend(Object, int, int, Datatype, int, int) Irsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Irsend")
    public Request irSend(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        return Irsend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Begins to give each rank one of the root's blocks.
     *
     * <p>Calls {@code MPI_Iscatter}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated("CallsEmitter")
    public Request Iscatter(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Iscatter", CallShape.REQUEST_SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocksAtRoot(sendcount, root), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            root("root", root, recvbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocksAtRoot(sendcount, root), sendtype).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Iscatter(sendbufAt, sendcount, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * Begins to give each rank one of the root's blocks.
     *
     * <p>Calls {@code MPI_Iscatter}: collective, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>Each part is a message of its own, on a copy of the communicator. The first such call of a communicator makes the copy, and so waits for all ranks.
     *
     * <p>C: {@code int MPI_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver; significant only at the root
     * @param root rank of the root
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> iscatter(List<? extends T> sendobj, int root) {
        return new ObjectCollective("MPI_Iscatter", this).parts(sendobj).fromRoot(root).only();
    }

    /**
     * {@link Comm#Iscatter(Object, int, int, Datatype, Object, int, int, Datatype, int) Iscatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscatter")
    public Request iScatter(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, int root) {
        return Iscatter(CamelCaseBuffers.of(sendbuf, sendtype, root), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, contributor(root)), 0, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#Iscatter(Object, int, int, Datatype, Object, int, int, Datatype, int) Iscatter} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscatter")
    public Request iScatter(Object buf, int count, Datatype datatype, int root) {
        if (isRoot(root)) {
            return Iscatter(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, MPI.IN_PLACE, 0, 0, datatype, root);
        } else {
            return Iscatter(null, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, root);
        }
    }

    /**
     * {@link Comm#iscatter(List, int) iscatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver; significant only at the root
     * @param root rank of the root
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscatter")
    public <T> ObjectRequest<T> iScatter(List<? extends T> sendobj, int root) {
        return iscatter(sendobj, root);
    }

    private static final boolean ISCATTER_C = Linkage.has("MPI_Iscatter_c");

    /**
     * Begins to give each rank one of the root's blocks.
     *
     * <p>Calls {@code MPI_Iscatter_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Iscatter} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Iscatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated("CallsEmitter")
    public Request Iscatter(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Iscatter_c", CallShape.REQUEST_SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, blocksAtRoot(sendcount, root), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvcount, recvtype);
            root("root", root, recvbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocksAtRoot(sendcount, root), sendtype).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(ISCATTER_C ? Mpi.MPI_Iscatter_c(sendbufAt, sendcount, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle(), requestAt) : Mpi.MPI_Iscatter(sendbufAt, frame.small(sendcount), Datatype.handleForRoot(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), root, handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Iscatter(MemorySegment, long, Datatype, MemorySegment, long, Datatype, int) Iscatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscatter_c")
    public Request iScatter(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        return Iscatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#Iscatter(Object, int, int, Datatype, Object, int, int, Datatype, int) Iscatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscatter")
    public Request iScatter(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype, int root) {
        return Iscatter(CamelCaseBuffers.of(sendbuf, sendtype, root), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, contributor(root)), 0, recvcount, recvtype, root);
    }

    /**
     * Begins to give each rank one of the root's blocks, which may have different lengths.
     *
     * <p>Calls {@code MPI_Iscatterv}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Iscatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated("CallsEmitter")
    public Request Iscatterv(Object sendbuf, int sendoffset, int[] sendcounts, int[] displs, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Iscatterv", CallShape.REQUEST_SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, displs, sendtype, peersAtRoot(root));
            MemorySegment sendcountsAt = frame.ints(sendcounts, peersAtRoot(root));
            MemorySegment displsAt = frame.ints(displs, peersAtRoot(root));
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            root("root", root, recvbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peersAtRoot(root)).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Iscatterv(sendbufAt, sendcountsAt, displsAt, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Iscatterv(Object, int, int[], int[], Datatype, Object, int, int, Datatype, int) Iscatterv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscatterv")
    public Request iScatterv(Object sendbuf, int[] sendcounts, int[] displs, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, int root) {
        return Iscatterv(CamelCaseBuffers.of(sendbuf, sendtype, root), 0, sendcounts, displs, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, contributor(root)), 0, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#Iscatterv(Object, int, int[], int[], Datatype, Object, int, int, Datatype, int) Iscatterv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscatterv")
    public Request iScatterv(Object buf, int[] counts, int[] displs, Datatype datatype, int root) {
        return Iscatterv(CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype, MPI.IN_PLACE, 0, 0, datatype, root);
    }

    /**
     * {@link Comm#Iscatterv(Object, int, int[], int[], Datatype, Object, int, int, Datatype, int) Iscatterv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscatterv")
    public Request iScatterv(Object buf, int count, Datatype datatype, int root) {
        return Iscatterv(null, 0, null, null, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, root);
    }

    private static final boolean ISCATTERV_C = Linkage.has("MPI_Iscatterv_c");

    /**
     * Begins to give each rank one of the root's blocks, which may have different lengths.
     *
     * <p>Calls {@code MPI_Iscatterv_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Iscatterv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Iscatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated("CallsEmitter")
    public Request Iscatterv(MemorySegment sendbuf, long[] sendcounts, long[] displs, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Iscatterv_c", CallShape.REQUEST_SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, displs, sendtype, peersAtRoot(root));
            MemorySegment sendcountsAt = frame.counts(sendcounts, peersAtRoot(root), ISCATTERV_C);
            MemorySegment displsAt = frame.counts(displs, peersAtRoot(root), ISCATTERV_C);
            MemorySegment recvbufAt = frame.out(recvbuf, recvcount, recvtype);
            root("root", root, recvbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peersAtRoot(root)).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(ISCATTERV_C ? Mpi.MPI_Iscatterv_c(sendbufAt, sendcountsAt, displsAt, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle(), requestAt) : Mpi.MPI_Iscatterv(sendbufAt, sendcountsAt, displsAt, Datatype.handleForRoot(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), root, handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Iscatterv(MemorySegment, long[], long[], Datatype, MemorySegment, long, Datatype, int) Iscatterv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node152.htm#Node152">MPI 5.0, section 6.12.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Iscatterv_c")
    public Request iScatterv(MemorySegment sendbuf, long[] sendcounts, long[] displs, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        return Iscatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root);
    }

    /**
     * Begins to send a message; the buffer must not be changed until the request is complete.
     *
     * <p>Calls {@code MPI_Isend}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Isend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            byte[] message = ObjectMessage.bytes("MPI_Isend", codec(), buf, offset, count, datatype);
            return Isend(message, 0, message.length, MPI.BYTE, dest, tag);
        }
        try (Frame frame = Frame.open("MPI_Isend", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Isend(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * Begins to send a message; the buffer must not be changed until the request is complete.
     *
     * <p>Calls {@code MPI_Isend}: point-to-point, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request isend(Object obj, int dest, int tag) {
        return Isend(new Object[] { obj }, 0, 1, MPI.OBJECT, dest, tag);
    }

    /**
     * {@link Comm#Isend(Object, int, int, Datatype, int, int) Isend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isend")
    public Request iSend(Object buf, int count, Datatype datatype, int dest, int tag) {
        return Isend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#isend(Object, int, int) isend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isend")
    public Request iSend(Object obj, int dest, int tag) {
        return isend(obj, dest, tag);
    }

    private static final boolean ISEND_C = Linkage.has("MPI_Isend_c");

    /**
     * Begins to send a message; the buffer must not be changed until the request is complete.
     *
     * <p>Calls {@code MPI_Isend_c}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Isend} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Isend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Isend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Isend_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(ISEND_C ? Mpi.MPI_Isend_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt) : Mpi.MPI_Isend(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link Comm#Isend(MemorySegment, long, Datatype, int, int) Isend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isend_c")
    public Request iSend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        return Isend(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Isend(Object, int, int, Datatype, int, int) Isend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isend")
    public Request iSend(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        return Isend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Begins to send one message and to receive another, with one request for both.
     *
     * <p>Calls {@code MPI_Isendrecv}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Isendrecv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, int dest, int sendtag, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int source, int recvtag) {
        if (sendtype instanceof ObjectType) {
            byte[] message = ObjectMessage.bytes("MPI_Isendrecv", codec(), sendbuf, sendoffset, sendcount, sendtype);
            return Isendrecv(message, 0, message.length, MPI.BYTE, dest, sendtag, recvbuf, recvoffset, recvcount, recvtype, source, recvtag);
        }
        if (recvtype instanceof ObjectType) {
            try (ObjectReceiveBuffer posted = ObjectReceiveBuffer.of("MPI_Isendrecv", codec(), recvbuf, recvoffset, recvcount, recvtype)) {
                return posted.received(Isendrecv(sendbuf, sendoffset, sendcount, sendtype, dest, sendtag, posted.memory(), 0, posted.capacity(), MPI.BYTE, source, recvtag));
            }
        }
        try (Frame frame = Frame.open("MPI_Isendrecv", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            peer("dest", dest);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).dest(dest).tag(sendtag).writes(recvbuf, recvcount, recvtype).source(source).tag(recvtag).on(this).told();
            }
            frame.check(Mpi.MPI_Isendrecv(sendbufAt, sendcount, Datatype.handle(sendtype), dest, sendtag, recvbufAt, recvcount, Datatype.handle(recvtype), source, recvtag, handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * Begins to send one message and to receive another, with one request for both.
     *
     * <p>Calls {@code MPI_Isendrecv}: point-to-point, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> isendrecv(Object sendobj, int dest, int sendtag, int source, int recvtag) {
        Object[] received = new Object[1];
        return new ObjectRequest<>(Isendrecv(new Object[] { sendobj }, 0, 1, MPI.OBJECT, dest, sendtag, received, 0, 1, MPI.OBJECT, source, recvtag), received);
    }

    /**
     * {@link Comm#Isendrecv(Object, int, int, Datatype, int, int, Object, int, int, Datatype, int, int) Isendrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isendrecv")
    public Request iSendRecv(Object sendbuf, int sendcount, Datatype sendtype, int dest, int sendtag, Object recvbuf, int recvcount, Datatype recvtype, int source, int recvtag) {
        return Isendrecv(CamelCaseBuffers.of(sendbuf, sendtype, dest), 0, sendcount, sendtype, dest, sendtag, CamelCaseBuffers.of(recvbuf, recvtype, source), 0, recvcount, recvtype, source, recvtag);
    }

    /**
     * {@link Comm#isendrecv(Object, int, int, int, int) isendrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isendrecv")
    public <T> ObjectRequest<T> iSendRecv(Object sendobj, int dest, int sendtag, int source, int recvtag) {
        return isendrecv(sendobj, dest, sendtag, source, recvtag);
    }

    private static final boolean ISENDRECV_C = Linkage.has("MPI_Isendrecv_c");

    /**
     * Begins to send one message and to receive another, with one request for both.
     *
     * <p>Calls {@code MPI_Isendrecv_c}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Isendrecv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Isendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Isendrecv(MemorySegment sendbuf, long sendcount, Datatype sendtype, int dest, int sendtag, MemorySegment recvbuf, long recvcount, Datatype recvtype, int source, int recvtag) {
        try (Frame frame = Frame.open("MPI_Isendrecv_c", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            peer("dest", dest);
            MemorySegment recvbufAt = frame.out(recvbuf, recvcount, recvtype);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).dest(dest).tag(sendtag).writes(recvbuf, recvcount, recvtype).source(source).tag(recvtag).on(this).told();
            }
            frame.check(ISENDRECV_C ? Mpi.MPI_Isendrecv_c(sendbufAt, sendcount, Datatype.handle(sendtype), dest, sendtag, recvbufAt, recvcount, Datatype.handle(recvtype), source, recvtag, handle(), requestAt) : Mpi.MPI_Isendrecv(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), dest, sendtag, recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), source, recvtag, handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Comm#Isendrecv(MemorySegment, long, Datatype, int, int, MemorySegment, long, Datatype, int, int) Isendrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isendrecv_c")
    public Request iSendRecv(MemorySegment sendbuf, long sendcount, Datatype sendtype, int dest, int sendtag, MemorySegment recvbuf, long recvcount, Datatype recvtype, int source, int recvtag) {
        return Isendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag);
    }

    /**
     * {@link Comm#Isendrecv(Object, int, int, Datatype, int, int, Object, int, int, Datatype, int, int) Isendrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isendrecv")
    public Request iSendRecv(MemorySegment sendbuf, int sendcount, Datatype sendtype, int dest, int sendtag, MemorySegment recvbuf, int recvcount, Datatype recvtype, int source, int recvtag) {
        return Isendrecv(CamelCaseBuffers.of(sendbuf, sendtype, dest), 0, sendcount, sendtype, dest, sendtag, CamelCaseBuffers.of(recvbuf, recvtype, source), 0, recvcount, recvtype, source, recvtag);
    }

    /**
     * Begins to send what is in a buffer and to receive another message into it.
     *
     * <p>Calls {@code MPI_Isendrecv_replace}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is sent and then filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Isendrecv_replace(Object buf, int offset, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        if (datatype instanceof ObjectType) {
            return Isendrecv(buf, offset, count, datatype, dest, sendtag, buf, offset, count, datatype, source, recvtag);
        }
        try (Frame frame = Frame.open("MPI_Isendrecv_replace", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            peer("dest", dest);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(sendtag).source(source).tag(recvtag).on(this).told();
            }
            frame.check(Mpi.MPI_Isendrecv_replace(bufAt, count, Datatype.handle(datatype), dest, sendtag, source, recvtag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * Begins to send what is in a buffer and to receive another message into it.
     *
     * <p>Calls {@code MPI_Isendrecv_replace}: point-to-point, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param <T> class of the objects
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public <T> ObjectRequest<T> isendrecv_replace(Object obj, int dest, int sendtag, int source, int recvtag) {
        Object[] received = { obj };
        return new ObjectRequest<>(Isendrecv_replace(received, 0, 1, MPI.OBJECT, dest, sendtag, source, recvtag), received);
    }

    /**
     * {@link Comm#Isendrecv_replace(Object, int, int, Datatype, int, int, int, int) Isendrecv_replace} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is sent and then filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isendrecv_replace")
    public Request iSendRecvReplace(Object buf, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        return Isendrecv_replace(CamelCaseBuffers.of(buf, datatype, dest, source), 0, count, datatype, dest, sendtag, source, recvtag);
    }

    /**
     * {@link Comm#isendrecv_replace(Object, int, int, int, int) isendrecv_replace} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call and then has the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isendrecv_replace")
    public <T> ObjectRequest<T> iSendRecvReplace(Object obj, int dest, int sendtag, int source, int recvtag) {
        return isendrecv_replace(obj, dest, sendtag, source, recvtag);
    }

    private static final boolean ISENDRECV_REPLACE_C = Linkage.has("MPI_Isendrecv_replace_c");

    /**
     * Begins to send what is in a buffer and to receive another message into it.
     *
     * <p>Calls {@code MPI_Isendrecv_replace_c}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Isendrecv_replace} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Isendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is sent and then filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Isendrecv_replace(MemorySegment buf, long count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        try (Frame frame = Frame.open("MPI_Isendrecv_replace_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            peer("dest", dest);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(sendtag).source(source).tag(recvtag).on(this).told();
            }
            frame.check(ISENDRECV_REPLACE_C ? Mpi.MPI_Isendrecv_replace_c(bufAt, count, Datatype.handle(datatype), dest, sendtag, source, recvtag, handle(), requestAt) : Mpi.MPI_Isendrecv_replace(bufAt, frame.small(count), Datatype.handle(datatype), dest, sendtag, source, recvtag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, datatype, buf);
        }
    }

    /**
     * {@link Comm#Isendrecv_replace(MemorySegment, long, Datatype, int, int, int, int) Isendrecv_replace} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is sent and then filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isendrecv_replace_c")
    public Request iSendRecvReplace(MemorySegment buf, long count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        return Isendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag);
    }

    /**
     * {@link Comm#Isendrecv_replace(Object, int, int, Datatype, int, int, int, int) Isendrecv_replace} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read, filled, or both
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Isendrecv_replace")
    public Request iSendRecvReplace(MemorySegment buf, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        return Isendrecv_replace(CamelCaseBuffers.of(buf, datatype, dest, source), 0, count, datatype, dest, sendtag, source, recvtag);
    }

    /**
     * Begins to send a message; the request completes only when the receiver has begun to receive it.
     *
     * <p>Calls {@code MPI_Issend}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>C: {@code int MPI_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Issend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            byte[] message = ObjectMessage.bytes("MPI_Issend", codec(), buf, offset, count, datatype);
            return Issend(message, 0, message.length, MPI.BYTE, dest, tag);
        }
        try (Frame frame = Frame.open("MPI_Issend", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Issend(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * Begins to send a message; the request completes only when the receiver has begun to receive it.
     *
     * <p>Calls {@code MPI_Issend}: point-to-point, nonblocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request issend(Object obj, int dest, int tag) {
        return Issend(new Object[] { obj }, 0, 1, MPI.OBJECT, dest, tag);
    }

    /**
     * {@link Comm#Issend(Object, int, int, Datatype, int, int) Issend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Issend")
    public Request isSend(Object buf, int count, Datatype datatype, int dest, int tag) {
        return Issend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#issend(Object, int, int) issend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Issend")
    public Request isSend(Object obj, int dest, int tag) {
        return issend(obj, dest, tag);
    }

    private static final boolean ISSEND_C = Linkage.has("MPI_Issend_c");

    /**
     * Begins to send a message; the request completes only when the receiver has begun to receive it.
     *
     * <p>Calls {@code MPI_Issend_c}: point-to-point, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Issend} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Issend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Issend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Issend_c", CallShape.REQUEST)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(ISSEND_C ? Mpi.MPI_Issend_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt) : Mpi.MPI_Issend(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Request(frame, requestAt, null, buf);
        }
    }

    /**
     * {@link Comm#Issend(MemorySegment, long, Datatype, int, int) Issend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Issend_c")
    public Request isSend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        return Issend(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Issend(Object, int, int, Datatype, int, int) Issend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node75.htm#Node75">MPI 5.0, section 3.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Issend")
    public Request isSend(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        return Issend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Waits for a message and takes it out of the queue, for {@code Mrecv} alone to receive.
     *
     * <p>Calls {@code MPI_Mprobe}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)}.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the message, for {@code Mrecv} or {@code Imrecv} to receive; the status of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node82.htm#Node82">MPI 5.0, section 3.8.2</a>
     */
    @Generated("CallsEmitter")
    public CommMprobe Mprobe(int source, int tag) {
        try (Frame frame = Frame.open("MPI_Mprobe")) {
            source("source", source);
            MemorySegment messageAt = frame.cell();
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().source(source).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Mprobe(source, tag, handle(), messageAt, statusAt));
            return new CommMprobe(new Message(frame.handleAt(messageAt, "MPI_Message"), StatusCount.bytes(statusAt), codec()), frame.completion().toStatus(statusAt));
        }
    }

    /**
     * {@link Comm#Mprobe(int, int) Mprobe} <span class="camel-case">under its camelCase name</span>.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the message, for {@code Mrecv} or {@code Imrecv} to receive; the status of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node82.htm#Node82">MPI 5.0, section 3.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Mprobe")
    public CommMprobe mProbe(int source, int tag) {
        return Mprobe(source, tag);
    }

    /**
     * Copies elements, packed, to a place in a byte buffer and returns the place behind them.
     *
     * <p>Calls {@code MPI_Pack}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Pack(const void *inbuf, int incount, MPI_Datatype datatype, void *outbuf, int outsize, int *position, MPI_Comm comm)}.
     *
     * @param inbuf array, segment or direct buffer that is read
     * @param inoffset index of the first element in the buffer
     * @param incount number of elements that are packed
     * @param datatype datatype of the elements
     * @param outbuf byte array or segment of packed data that is filled
     * @param position place in the packed bytes, counted in bytes
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("CallsEmitter")
    public int Pack(Object inbuf, int inoffset, int incount, Datatype datatype, byte[] outbuf, int position) {
        if (datatype instanceof ObjectType) {
            byte[] message = ObjectMessage.bytes("MPI_Pack", codec(), inbuf, inoffset, incount, datatype);
            int[] length = { message.length };
            int at = Pack(length, 0, 1, MPI.INT, outbuf, position);
            return Pack(message, 0, message.length, MPI.BYTE, outbuf, at);
        }
        try (Frame frame = Frame.open("MPI_Pack")) {
            frame.mustBeApart(inbuf, outbuf);
            MemorySegment inbufAt = frame.in(inbuf, inoffset, incount, datatype);
            MemorySegment outbufAt = frame.packed(outbuf, true, position, incount, datatype);
            MemorySegment positionAt = frame.cell(position);
            if (Trace.on) {
                frame.trace().reads(inbuf, incount, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Pack(inbufAt, incount, Datatype.handle(datatype), outbufAt, frame.small(frame.bytes(outbuf)), positionAt, handle()));
            frame.back(0, outbuf);
            Reference.reachabilityFence(datatype);
            return frame.intAt(positionAt);
        }
    }

    /**
     * {@link Comm#Pack(Object, int, int, Datatype, byte[], int) Pack} <span class="camel-case">under its camelCase name</span>.
     *
     * @param inbuf array, segment or direct buffer that is read
     * @param incount number of elements that are packed
     * @param datatype datatype of the elements
     * @param outbuf byte array or segment of packed data that is filled
     * @param position place in the packed bytes, counted in bytes
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pack")
    public int pack(Object inbuf, int incount, Datatype datatype, byte[] outbuf, int position) {
        return Pack(CamelCaseBuffers.of(inbuf, datatype), 0, incount, datatype, outbuf, position);
    }

    private static final boolean PACK_C = Linkage.has("MPI_Pack_c");

    /**
     * Copies elements, packed, to a place in a byte buffer and returns the place behind them.
     *
     * <p>Calls {@code MPI_Pack_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Pack} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Pack_c(const void *inbuf, MPI_Count incount, MPI_Datatype datatype, void *outbuf, MPI_Count outsize, MPI_Count *position, MPI_Comm comm)}.
     *
     * @param inbuf segment that is read
     * @param incount number of elements that are packed
     * @param datatype datatype of the elements
     * @param outbuf segment of packed data that is filled
     * @param position place in the packed bytes, counted in bytes
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("CallsEmitter")
    public long Pack(MemorySegment inbuf, long incount, Datatype datatype, MemorySegment outbuf, long position) {
        try (Frame frame = Frame.open("MPI_Pack_c")) {
            frame.mustBeApart(inbuf, outbuf);
            MemorySegment inbufAt = frame.in(inbuf, incount, datatype);
            MemorySegment outbufAt = frame.packed(outbuf, true, position, incount, datatype);
            MemorySegment positionAt = frame.cell(position, PACK_C);
            if (Trace.on) {
                frame.trace().reads(inbuf, incount, datatype).on(this).told();
            }
            frame.check(PACK_C ? Mpi.MPI_Pack_c(inbufAt, incount, Datatype.handle(datatype), outbufAt, frame.bytes(outbuf), positionAt, handle()) : Mpi.MPI_Pack(inbufAt, frame.small(incount), Datatype.handle(datatype), outbufAt, frame.small(frame.bytes(outbuf)), positionAt, handle()));
            frame.back(0, outbuf);
            Reference.reachabilityFence(datatype);
            return frame.countAt(positionAt, PACK_C);
        }
    }

    /**
     * {@link Comm#Pack(MemorySegment, long, Datatype, MemorySegment, long) Pack} <span class="camel-case">under its camelCase name</span>.
     *
     * @param inbuf segment that is read
     * @param incount number of elements that are packed
     * @param datatype datatype of the elements
     * @param outbuf segment of packed data that is filled
     * @param position place in the packed bytes, counted in bytes
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pack_c")
    public long pack(MemorySegment inbuf, long incount, Datatype datatype, MemorySegment outbuf, long position) {
        return Pack(inbuf, incount, datatype, outbuf, position);
    }

    /**
     * Returns how many bytes elements take at most when they are packed for this communicator.
     *
     * <p>Calls {@code MPI_Pack_size}: local.
     *
     * <p>C: {@code int MPI_Pack_size(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)}.
     *
     * @param incount number of elements that are packed
     * @param datatype datatype of the elements
     * @return the number of bytes that are enough
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("CallsEmitter")
    public int Pack_size(int incount, Datatype datatype) {
        ObjectType.refuse("MPI_Pack_size", datatype);
        try (Frame frame = Frame.open("MPI_Pack_size")) {
            MemorySegment sizeAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Pack_size(incount, Datatype.handle(datatype), handle(), sizeAt));
            Reference.reachabilityFence(datatype);
            return frame.intAt(sizeAt);
        }
    }

    /**
     * {@link Comm#Pack_size(int, Datatype) Pack_size} <span class="camel-case">under its camelCase name</span>.
     *
     * @param incount number of elements that are packed
     * @param datatype datatype of the elements
     * @return the number of bytes that are enough
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pack_size")
    public int packSize(int incount, Datatype datatype) {
        return Pack_size(incount, datatype);
    }

    private static final boolean PACK_SIZE_C = Linkage.has("MPI_Pack_size_c");

    /**
     * Returns how many bytes elements take at most when they are packed for this communicator.
     *
     * <p>Calls {@code MPI_Pack_size_c}: local.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Pack_size} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Pack_size_c(MPI_Count incount, MPI_Datatype datatype, MPI_Comm comm, MPI_Count *size)}.
     *
     * @param incount number of elements that are packed
     * @param datatype datatype of the elements
     * @return the number of bytes that are enough
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("CallsEmitter")
    public long Pack_size(long incount, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Pack_size_c")) {
            MemorySegment sizeAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(PACK_SIZE_C ? Mpi.MPI_Pack_size_c(incount, Datatype.handle(datatype), handle(), sizeAt) : Mpi.MPI_Pack_size(frame.small(incount), Datatype.handle(datatype), handle(), sizeAt));
            Reference.reachabilityFence(datatype);
            return frame.countAt(sizeAt, PACK_SIZE_C);
        }
    }

    /**
     * {@link Comm#Pack_size(long, Datatype) Pack_size} <span class="camel-case">under its camelCase name</span>.
     *
     * @param incount number of elements that are packed
     * @param datatype datatype of the elements
     * @return the number of bytes that are enough
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Pack_size_c")
    public long packSize(long incount, Datatype datatype) {
        return Pack_size(incount, datatype);
    }

    /**
     * Makes a persistent request that receives a message in partitions.
     *
     * <p>Calls {@code MPI_Precv_init}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code buf} holds its count, one block for each partition.
     *
     * <p>C: {@code int MPI_Precv_init(void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param partitions number of partitions
     * @param count number of elements of each partition
     * @param datatype datatype of the elements
     * @param dest rank that is received from
     * @param tag tag of the message
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated("CallsEmitter")
    public Prequest Precv_init(Object buf, int offset, int partitions, long count, Datatype datatype, int dest, int tag, Info info) {
        try (Frame frame = Frame.open("MPI_Precv_init", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.out(buf, offset, (long) partitions * count, datatype);
            source("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, (long) partitions * count, datatype).source(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Precv_init(bufAt, partitions, count, Datatype.handle(datatype), dest, tag, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype, partitions);
        }
    }

    /**
     * {@link Comm#Precv_init(Object, int, int, long, Datatype, int, int, Info) Precv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param partitions number of partitions
     * @param count number of elements of each partition
     * @param datatype datatype of the elements
     * @param dest rank that is received from
     * @param tag tag of the message
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Precv_init")
    public Prequest pRecvInit(Object buf, int partitions, long count, Datatype datatype, int dest, int tag, Info info) {
        return Precv_init(CamelCaseBuffers.of(buf, datatype, dest), 0, partitions, count, datatype, dest, tag, info);
    }

    /**
     * Waits for a message and returns its status, without receiving it.
     *
     * <p>Calls {@code MPI_Probe}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the status of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node81.htm#Node81">MPI 5.0, section 3.8.1</a>
     */
    @Generated("CallsEmitter")
    public Status Probe(int source, int tag) {
        try (Frame frame = Frame.open("MPI_Probe")) {
            source("source", source);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().source(source).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Probe(source, tag, handle(), statusAt));
            return frame.completion().toStatus(statusAt);
        }
    }

    /**
     * {@link Comm#Probe(int, int) Probe} <span class="camel-case">under its camelCase name</span>.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the status of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node81.htm#Node81">MPI 5.0, section 3.8.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Probe")
    public Status probe(int source, int tag) {
        return Probe(source, tag);
    }

    /**
     * Makes a persistent request that sends a message in partitions, each when it is ready.
     *
     * <p>Calls {@code MPI_Psend_init}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code buf} holds its count, one block for each partition.
     *
     * <p>C: {@code int MPI_Psend_init(const void *buf, int partitions, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param partitions number of partitions
     * @param count number of elements of each partition
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated("CallsEmitter")
    public Prequest Psend_init(Object buf, int offset, int partitions, long count, Datatype datatype, int dest, int tag, Info info) {
        try (Frame frame = Frame.open("MPI_Psend_init", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, offset, (long) partitions * count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, (long) partitions * count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Psend_init(bufAt, partitions, count, Datatype.handle(datatype), dest, tag, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, null, partitions);
        }
    }

    /**
     * {@link Comm#Psend_init(Object, int, int, long, Datatype, int, int, Info) Psend_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param partitions number of partitions
     * @param count number of elements of each partition
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node90.htm#Node90">MPI 5.0, section 4.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Psend_init")
    public Prequest pSendInit(Object buf, int partitions, long count, Datatype datatype, int dest, int tag, Info info) {
        return Psend_init(CamelCaseBuffers.of(buf, datatype, dest), 0, partitions, count, datatype, dest, tag, info);
    }

    /**
     * Receives a message and returns its status: whence it came, its tag and its length.
     *
     * <p>Calls {@code MPI_Recv}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated("CallsEmitter")
    public Status Recv(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        if (datatype instanceof ObjectType) {
            try (ObjectReceive receive = ObjectReceive.of("MPI_Recv", codec(), buf, offset, count, datatype)) {
                var found = Improbe(source, tag);
                if (found == null) {
                    receive.allocateAhead();
                }
                return receive.received(found == null ? Mprobe(source, tag).message() : found.message());
            }
        }
        return new Status(statusOfRecv(buf, offset, count, datatype, source, tag), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRecv(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        try (Frame frame = Frame.open("MPI_Recv")) {
            MemorySegment bufAt = frame.receive(buf, offset, count, datatype);
            source("source", source);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).source(source).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Recv(bufAt, count, Datatype.handle(datatype), source, tag, handle(), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * Receives a message and returns its status: whence it came, its tag and its length.
     *
     * <p>Calls {@code MPI_Recv}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param <T> class of the objects
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated("CallsEmitter")
    public <T> T recv(int source, int tag) {
        Object[] received = new Object[1];
        Recv(received, 0, 1, MPI.OBJECT, source, tag);
        return ObjectLists.only(received);
    }

    /**
     * Receives a message and returns its status: whence it came, its tag and its length.
     *
     * <p>Calls {@code MPI_Recv}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param <T> class of the objects
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @param status status of the message that was received
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated("CallsEmitter")
    public <T> T recv(int source, int tag, Status status) {
        Object[] received = new Object[1];
        Status.copy(Recv(received, 0, 1, MPI.OBJECT, source, tag), status);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#Recv(Object, int, int, Datatype, int, int) Recv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Recv")
    public Status recv(Object buf, int count, Datatype datatype, int source, int tag) {
        return Recv(CamelCaseBuffers.of(buf, datatype, source), 0, count, datatype, source, tag);
    }

    private static final boolean RECV_C = Linkage.has("MPI_Recv_c");

    /**
     * Receives a message and returns its status: whence it came, its tag and its length.
     *
     * <p>Calls {@code MPI_Recv_c}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Recv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Recv_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated("CallsEmitter")
    public Status Recv(MemorySegment buf, long count, Datatype datatype, int source, int tag) {
        return new Status(statusOfRecv(buf, count, datatype, source, tag), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfRecv(MemorySegment buf, long count, Datatype datatype, int source, int tag) {
        try (Frame frame = Frame.open("MPI_Recv_c")) {
            MemorySegment bufAt = frame.receive(buf, count, datatype);
            source("source", source);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).source(source).tag(tag).on(this).told();
            }
            frame.check(RECV_C ? Mpi.MPI_Recv_c(bufAt, count, Datatype.handle(datatype), source, tag, handle(), statusAt) : Mpi.MPI_Recv(bufAt, frame.small(count), Datatype.handle(datatype), source, tag, handle(), statusAt));
            frame.back(0, buf, statusAt);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link Comm#Recv(MemorySegment, long, Datatype, int, int) Recv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Recv_c")
    public Status recv(MemorySegment buf, long count, Datatype datatype, int source, int tag) {
        return Recv(buf, count, datatype, source, tag);
    }

    /**
     * {@link Comm#Recv(Object, int, int, Datatype, int, int) Recv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Recv")
    public Status recv(MemorySegment buf, int count, Datatype datatype, int source, int tag) {
        return Recv(CamelCaseBuffers.of(buf, datatype, source), 0, count, datatype, source, tag);
    }

    /**
     * Makes a persistent request that receives a message at each start.
     *
     * <p>Calls {@code MPI_Recv_init}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>C: {@code int MPI_Recv_init(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Recv_init(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        if (datatype instanceof ObjectType) {
            try (ObjectReceiveBuffer posted = ObjectReceiveBuffer.of("MPI_Recv_init", codec(), buf, offset, count, datatype)) {
                return posted.received(Recv_init(posted.memory(), 0, posted.capacity(), MPI.BYTE, source, tag));
            }
        }
        try (Frame frame = Frame.open("MPI_Recv_init", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).source(source).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Recv_init(bufAt, count, Datatype.handle(datatype), source, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Recv_init(Object, int, int, Datatype, int, int) Recv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Recv_init")
    public Prequest recvInit(Object buf, int count, Datatype datatype, int source, int tag) {
        return Recv_init(CamelCaseBuffers.of(buf, datatype, source), 0, count, datatype, source, tag);
    }

    private static final boolean RECV_INIT_C = Linkage.has("MPI_Recv_init_c");

    /**
     * Makes a persistent request that receives a message at each start.
     *
     * <p>Calls {@code MPI_Recv_init_c}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Recv_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Recv_init_c(void *buf, MPI_Count count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Recv_init(MemorySegment buf, long count, Datatype datatype, int source, int tag) {
        try (Frame frame = Frame.open("MPI_Recv_init_c", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().writes(buf, count, datatype).source(source).tag(tag).on(this).told();
            }
            frame.check(RECV_INIT_C ? Mpi.MPI_Recv_init_c(bufAt, count, Datatype.handle(datatype), source, tag, handle(), requestAt) : Mpi.MPI_Recv_init(bufAt, frame.small(count), Datatype.handle(datatype), source, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Recv_init(MemorySegment, long, Datatype, int, int) Recv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Recv_init_c")
    public Prequest recvInit(MemorySegment buf, long count, Datatype datatype, int source, int tag) {
        return Recv_init(buf, count, datatype, source, tag);
    }

    /**
     * {@link Comm#Recv_init(Object, int, int, Datatype, int, int) Recv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Recv_init")
    public Prequest recvInit(MemorySegment buf, int count, Datatype datatype, int source, int tag) {
        return Recv_init(CamelCaseBuffers.of(buf, datatype, source), 0, count, datatype, source, tag);
    }

    /**
     * Combines the elements of all ranks, one by one; the root has the result.
     *
     * <p>Calls {@code MPI_Reduce}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count; significant only at the root.
     *
     * <p>C: {@code int MPI_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node132.htm#Node132">MPI 5.0, section 6.9.1</a>
     */
    @Generated("CallsEmitter")
    public void Reduce(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op, int root) {
        if (datatype instanceof ObjectType) {
            if (TreeReduction.suits(this)) {
                new TreeReduction("MPI_Reduce", this).reduce(sendbuf, sendoffset, recvbuf, recvoffset, count, datatype, op, root);
                return;
            }
            ObjectReduction all = new ObjectReduction("MPI_Reduce", sendbuf, op, count, datatype, peersAtRoot(root));
            Gather(sendbuf, sendoffset, all.count(), datatype, all.buffer(), all.offset(), all.count(), datatype, root);
            all.into(recvbuf, recvoffset, peersAtRoot(root), 0, count);
            return;
        }
        try (Frame frame = Frame.open("MPI_Reduce", CallShape.REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, atRoot(count, root), datatype);
            root("root", root, sendbuf);
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, atRoot(count, root), datatype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Reduce(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), root, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * Combines the elements of all ranks, one by one; the root has the result.
     *
     * <p>Calls {@code MPI_Reduce}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @param root rank of the root
     * @return the object; null but on the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node132.htm#Node132">MPI 5.0, section 6.9.1</a>
     */
    @Generated("CallsEmitter")
    public <T> T reduce(T sendobj, BinaryOperator<T> op, int root) {
        Object[] received = new Object[1];
        Reduce(new Object[] { sendobj }, 0, received, 0, 1, MPI.OBJECT, Op.of(op), root);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#Reduce(Object, int, Object, int, int, Datatype, Op, int) Reduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node132.htm#Node132">MPI 5.0, section 6.9.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce")
    public void reduce(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op, int root) {
        Reduce(CamelCaseBuffers.of(sendbuf, datatype, contributor(root)), 0, CamelCaseBuffers.of(recvbuf, datatype, root), 0, count, datatype, op, root);
    }

    /**
     * {@link Comm#Reduce(Object, int, Object, int, int, Datatype, Op, int) Reduce} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node132.htm#Node132">MPI 5.0, section 6.9.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce")
    public void reduce(Object buf, int count, Datatype datatype, Op op, int root) {
        if (isRoot(root)) {
            Reduce(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op, root);
        } else {
            Reduce(CamelCaseBuffers.of(buf, datatype), 0, null, 0, count, datatype, op, root);
        }
    }

    private static final boolean REDUCE_C = Linkage.has("MPI_Reduce_c");

    /**
     * Combines the elements of all ranks, one by one; the root has the result.
     *
     * <p>Calls {@code MPI_Reduce_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Reduce} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Reduce_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node132.htm#Node132">MPI 5.0, section 6.9.1</a>
     */
    @Generated("CallsEmitter")
    public void Reduce(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, int root) {
        try (Frame frame = Frame.open("MPI_Reduce_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, atRoot(count, root), datatype);
            root("root", root, sendbuf);
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, atRoot(count, root), datatype).root(root).on(this).told();
            }
            frame.check(REDUCE_C ? Mpi.MPI_Reduce_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), root, handle()) : Mpi.MPI_Reduce(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), root, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * {@link Comm#Reduce(MemorySegment, MemorySegment, long, Datatype, Op, int) Reduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node132.htm#Node132">MPI 5.0, section 6.9.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_c")
    public void reduce(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, int root) {
        Reduce(sendbuf, recvbuf, count, datatype, op, root);
    }

    /**
     * {@link Comm#Reduce(Object, int, Object, int, int, Datatype, Op, int) Reduce} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node132.htm#Node132">MPI 5.0, section 6.9.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce")
    public void reduce(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op, int root) {
        Reduce(CamelCaseBuffers.of(sendbuf, datatype, contributor(root)), 0, CamelCaseBuffers.of(recvbuf, datatype, root), 0, count, datatype, op, root);
    }

    /**
     * Makes a persistent request for {@code Reduce}: combines, and the root has the result.
     *
     * <p>Calls {@code MPI_Reduce_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count; significant only at the root.
     *
     * <p>C: {@code int MPI_Reduce_init(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node168.htm#Node168">MPI 5.0, section 6.13.7</a>
     */
    @Generated("CallsEmitter")
    public Prequest Reduce_init(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Reduce_init", CallShape.PERSISTENT_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, atRoot(count, root), datatype);
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, atRoot(count, root), datatype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Reduce_init(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Reduce_init(Object, int, Object, int, int, Datatype, Op, int, Info) Reduce_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node168.htm#Node168">MPI 5.0, section 6.13.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_init")
    public Prequest reduceInit(Object sendbuf, Object recvbuf, int count, Datatype datatype, Op op, int root, Info info) {
        return Reduce_init(CamelCaseBuffers.of(sendbuf, datatype, contributor(root)), 0, CamelCaseBuffers.of(recvbuf, datatype, root), 0, count, datatype, op, root, info);
    }

    /**
     * {@link Comm#Reduce_init(Object, int, Object, int, int, Datatype, Op, int, Info) Reduce_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node168.htm#Node168">MPI 5.0, section 6.13.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_init")
    public Prequest reduceInit(Object buf, int count, Datatype datatype, Op op, int root, Info info) {
        if (isRoot(root)) {
            return Reduce_init(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op, root, info);
        } else {
            return Reduce_init(CamelCaseBuffers.of(buf, datatype), 0, null, 0, count, datatype, op, root, info);
        }
    }

    private static final boolean REDUCE_INIT_C = Linkage.has("MPI_Reduce_init_c");

    /**
     * Makes a persistent request for {@code Reduce}: combines, and the root has the result.
     *
     * <p>Calls {@code MPI_Reduce_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Reduce_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Reduce_init_c(const void *sendbuf, void *recvbuf, MPI_Count count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node168.htm#Node168">MPI 5.0, section 6.13.7</a>
     */
    @Generated("CallsEmitter")
    public Prequest Reduce_init(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Reduce_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, atRoot(count, root), datatype);
            root("root", root, sendbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, atRoot(count, root), datatype).root(root).on(this).told();
            }
            frame.check(REDUCE_INIT_C ? Mpi.MPI_Reduce_init_c(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), root, handle(), Info.handle(info), requestAt) : Mpi.MPI_Reduce_init(sendbufAt, recvbufAt, frame.small(count), Datatype.handle(datatype), Op.handle(op, datatype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Reduce_init(MemorySegment, MemorySegment, long, Datatype, Op, int, Info) Reduce_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node168.htm#Node168">MPI 5.0, section 6.13.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_init_c")
    public Prequest reduceInit(MemorySegment sendbuf, MemorySegment recvbuf, long count, Datatype datatype, Op op, int root, Info info) {
        return Reduce_init(sendbuf, recvbuf, count, datatype, op, root, info);
    }

    /**
     * {@link Comm#Reduce_init(Object, int, Object, int, int, Datatype, Op, int, Info) Reduce_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node168.htm#Node168">MPI 5.0, section 6.13.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_init")
    public Prequest reduceInit(MemorySegment sendbuf, MemorySegment recvbuf, int count, Datatype datatype, Op op, int root, Info info) {
        return Reduce_init(CamelCaseBuffers.of(sendbuf, datatype, contributor(root)), 0, CamelCaseBuffers.of(recvbuf, datatype, root), 0, count, datatype, op, root, info);
    }

    /**
     * Combines the elements of all ranks and gives each rank its share, of any length.
     *
     * <p>Calls {@code MPI_Reduce_scatter}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, as many elements as all counts together. {@code recvbuf} holds its count, as many elements as this rank's count.
     *
     * <p>C: {@code int MPI_Reduce_scatter(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node142.htm#Node142">MPI 5.0, section 6.10.2</a>
     */
    @Generated("CallsEmitter")
    public void Reduce_scatter(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int[] recvcounts, Datatype datatype, Op op) {
        if (datatype instanceof ObjectType) {
            BufferChecks.blocks("MPI_Reduce_scatter", "recvcounts", recvcounts, members());
            ObjectReduction all = new ObjectReduction("MPI_Reduce_scatter", sendbuf, op, sum(recvcounts), datatype, peers());
            Allgather(sendbuf, sendoffset, all.count(), datatype, all.buffer(), all.offset(), all.count(), datatype);
            all.into(recvbuf, recvoffset, peers(), firstOf(recvcounts), (int) own(recvcounts));
            return;
        }
        try (Frame frame = Frame.open("MPI_Reduce_scatter", CallShape.REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sum(recvcounts), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype);
            MemorySegment recvcountsAt = frame.ints(recvcounts, recvcounts.length);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sum(recvcounts), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Reduce_scatter(sendbufAt, recvbufAt, recvcountsAt, Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * {@link Comm#Reduce_scatter(Object, int, Object, int, int[], Datatype, Op) Reduce_scatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node142.htm#Node142">MPI 5.0, section 6.10.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter")
    public void reduceScatter(Object sendbuf, Object recvbuf, int[] recvcounts, Datatype datatype, Op op) {
        Reduce_scatter(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, recvcounts, datatype, op);
    }

    /**
     * {@link Comm#Reduce_scatter(Object, int, Object, int, int[], Datatype, Op) Reduce_scatter} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node142.htm#Node142">MPI 5.0, section 6.10.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter")
    public void reduceScatter(Object buf, int[] counts, Datatype datatype, Op op) {
        Reduce_scatter(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, counts, datatype, op);
    }

    private static final boolean REDUCE_SCATTER_C = Linkage.has("MPI_Reduce_scatter_c");

    /**
     * Combines the elements of all ranks and gives each rank its share, of any length.
     *
     * <p>Calls {@code MPI_Reduce_scatter_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, as many elements as all counts together. {@code recvbuf} holds its count, as many elements as this rank's count.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Reduce_scatter} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Reduce_scatter_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node142.htm#Node142">MPI 5.0, section 6.10.2</a>
     */
    @Generated("CallsEmitter")
    public void Reduce_scatter(MemorySegment sendbuf, MemorySegment recvbuf, long[] recvcounts, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Reduce_scatter_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sum(recvcounts), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype);
            MemorySegment recvcountsAt = frame.counts(recvcounts, recvcounts.length, REDUCE_SCATTER_C);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sum(recvcounts), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype).on(this).told();
            }
            frame.check(REDUCE_SCATTER_C ? Mpi.MPI_Reduce_scatter_c(sendbufAt, recvbufAt, recvcountsAt, Datatype.handle(datatype), Op.handle(op, datatype), handle()) : Mpi.MPI_Reduce_scatter(sendbufAt, recvbufAt, recvcountsAt, Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * {@link Comm#Reduce_scatter(MemorySegment, MemorySegment, long[], Datatype, Op) Reduce_scatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node142.htm#Node142">MPI 5.0, section 6.10.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_c")
    public void reduceScatter(MemorySegment sendbuf, MemorySegment recvbuf, long[] recvcounts, Datatype datatype, Op op) {
        Reduce_scatter(sendbuf, recvbuf, recvcounts, datatype, op);
    }

    /**
     * Combines the elements of all ranks and gives each rank an equal share of the result.
     *
     * <p>Calls {@code MPI_Reduce_scatter_block}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node141.htm#Node141">MPI 5.0, section 6.10.1</a>
     */
    @Generated("CallsEmitter")
    public void Reduce_scatter_block(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int recvcount, Datatype datatype, Op op) {
        if (datatype instanceof ObjectType) {
            ObjectReduction all = new ObjectReduction("MPI_Reduce_scatter_block", sendbuf, op, blocks(recvcount), datatype, peers());
            Allgather(sendbuf, sendoffset, all.count(), datatype, all.buffer(), all.offset(), all.count(), datatype);
            all.into(recvbuf, recvoffset, peers(), firstOf(recvcount), recvcount);
            return;
        }
        try (Frame frame = Frame.open("MPI_Reduce_scatter_block", CallShape.REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocks(recvcount), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(recvcount), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Reduce_scatter_block(sendbufAt, recvbufAt, recvcount, Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * Combines the elements of all ranks and gives each rank an equal share of the result.
     *
     * <p>Calls {@code MPI_Reduce_scatter_block}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @param op operation that combines two elements
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node141.htm#Node141">MPI 5.0, section 6.10.1</a>
     */
    @Generated("CallsEmitter")
    public <T> T reduce_scatter_block(List<? extends T> sendobj, BinaryOperator<T> op) {
        Object[] received = new Object[1];
        Reduce_scatter_block(ObjectLists.array("MPI_Reduce_scatter_block", sendobj, peers()), 0, received, 0, 1, MPI.OBJECT, Op.of(op));
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#Reduce_scatter_block(Object, int, Object, int, int, Datatype, Op) Reduce_scatter_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node141.htm#Node141">MPI 5.0, section 6.10.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_block")
    public void reduceScatterBlock(Object sendbuf, Object recvbuf, int recvcount, Datatype datatype, Op op) {
        Reduce_scatter_block(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, recvcount, datatype, op);
    }

    /**
     * {@link Comm#Reduce_scatter_block(Object, int, Object, int, int, Datatype, Op) Reduce_scatter_block} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node141.htm#Node141">MPI 5.0, section 6.10.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_block")
    public void reduceScatterBlock(Object buf, int count, Datatype datatype, Op op) {
        Reduce_scatter_block(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op);
    }

    /**
     * {@link Comm#reduce_scatter_block(List, BinaryOperator) reduce_scatter_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @param op operation that combines two elements
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node141.htm#Node141">MPI 5.0, section 6.10.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_block")
    public <T> T reduceScatterBlock(List<? extends T> sendobj, BinaryOperator<T> op) {
        return reduce_scatter_block(sendobj, op);
    }

    private static final boolean REDUCE_SCATTER_BLOCK_C = Linkage.has("MPI_Reduce_scatter_block_c");

    /**
     * Combines the elements of all ranks and gives each rank an equal share of the result.
     *
     * <p>Calls {@code MPI_Reduce_scatter_block_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Reduce_scatter_block} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Reduce_scatter_block_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node141.htm#Node141">MPI 5.0, section 6.10.1</a>
     */
    @Generated("CallsEmitter")
    public void Reduce_scatter_block(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Reduce_scatter_block_c", CallShape.COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, blocks(recvcount), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(recvcount), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype).on(this).told();
            }
            frame.check(REDUCE_SCATTER_BLOCK_C ? Mpi.MPI_Reduce_scatter_block_c(sendbufAt, recvbufAt, recvcount, Datatype.handle(datatype), Op.handle(op, datatype), handle()) : Mpi.MPI_Reduce_scatter_block(sendbufAt, recvbufAt, frame.small(recvcount), Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * {@link Comm#Reduce_scatter_block(MemorySegment, MemorySegment, long, Datatype, Op) Reduce_scatter_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node141.htm#Node141">MPI 5.0, section 6.10.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_block_c")
    public void reduceScatterBlock(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, Datatype datatype, Op op) {
        Reduce_scatter_block(sendbuf, recvbuf, recvcount, datatype, op);
    }

    /**
     * {@link Comm#Reduce_scatter_block(Object, int, Object, int, int, Datatype, Op) Reduce_scatter_block} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node141.htm#Node141">MPI 5.0, section 6.10.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_block")
    public void reduceScatterBlock(MemorySegment sendbuf, MemorySegment recvbuf, int recvcount, Datatype datatype, Op op) {
        Reduce_scatter_block(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, recvcount, datatype, op);
    }

    /**
     * Makes a persistent request for {@code Reduce_scatter_block}: equal shares of the result.
     *
     * <p>Calls {@code MPI_Reduce_scatter_block_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank.
     *
     * <p>C: {@code int MPI_Reduce_scatter_block_init(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node170.htm#Node170">MPI 5.0, section 6.13.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Reduce_scatter_block_init(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int recvcount, Datatype datatype, Op op, Info info) {
        try (Frame frame = Frame.open("MPI_Reduce_scatter_block_init", CallShape.PERSISTENT_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocks(recvcount), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(recvcount), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Reduce_scatter_block_init(sendbufAt, recvbufAt, recvcount, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Reduce_scatter_block_init(Object, int, Object, int, int, Datatype, Op, Info) Reduce_scatter_block_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node170.htm#Node170">MPI 5.0, section 6.13.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_block_init")
    public Prequest reduceScatterBlockInit(Object sendbuf, Object recvbuf, int recvcount, Datatype datatype, Op op, Info info) {
        return Reduce_scatter_block_init(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, recvcount, datatype, op, info);
    }

    /**
     * {@link Comm#Reduce_scatter_block_init(Object, int, Object, int, int, Datatype, Op, Info) Reduce_scatter_block_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node170.htm#Node170">MPI 5.0, section 6.13.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_block_init")
    public Prequest reduceScatterBlockInit(Object buf, int count, Datatype datatype, Op op, Info info) {
        return Reduce_scatter_block_init(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op, info);
    }

    private static final boolean REDUCE_SCATTER_BLOCK_INIT_C = Linkage.has("MPI_Reduce_scatter_block_init_c");

    /**
     * Makes a persistent request for {@code Reduce_scatter_block}: equal shares of the result.
     *
     * <p>Calls {@code MPI_Reduce_scatter_block_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Reduce_scatter_block_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Reduce_scatter_block_init_c(const void *sendbuf, void *recvbuf, MPI_Count recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node170.htm#Node170">MPI 5.0, section 6.13.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Reduce_scatter_block_init(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, Datatype datatype, Op op, Info info) {
        try (Frame frame = Frame.open("MPI_Reduce_scatter_block_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, blocks(recvcount), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocks(recvcount), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, blocks(recvcount), recvcount), datatype).on(this).told();
            }
            frame.check(REDUCE_SCATTER_BLOCK_INIT_C ? Mpi.MPI_Reduce_scatter_block_init_c(sendbufAt, recvbufAt, recvcount, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Reduce_scatter_block_init(sendbufAt, recvbufAt, frame.small(recvcount), Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Reduce_scatter_block_init(MemorySegment, MemorySegment, long, Datatype, Op, Info) Reduce_scatter_block_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node170.htm#Node170">MPI 5.0, section 6.13.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_block_init_c")
    public Prequest reduceScatterBlockInit(MemorySegment sendbuf, MemorySegment recvbuf, long recvcount, Datatype datatype, Op op, Info info) {
        return Reduce_scatter_block_init(sendbuf, recvbuf, recvcount, datatype, op, info);
    }

    /**
     * {@link Comm#Reduce_scatter_block_init(Object, int, Object, int, int, Datatype, Op, Info) Reduce_scatter_block_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node170.htm#Node170">MPI 5.0, section 6.13.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_block_init")
    public Prequest reduceScatterBlockInit(MemorySegment sendbuf, MemorySegment recvbuf, int recvcount, Datatype datatype, Op op, Info info) {
        return Reduce_scatter_block_init(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, recvcount, datatype, op, info);
    }

    /**
     * Makes a persistent request for {@code Reduce_scatter}: shares of any length of the result.
     *
     * <p>Calls {@code MPI_Reduce_scatter_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, as many elements as all counts together. {@code recvbuf} holds its count, as many elements as this rank's count.
     *
     * <p>C: {@code int MPI_Reduce_scatter_init(const void *sendbuf, void *recvbuf, const int recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node171.htm#Node171">MPI 5.0, section 6.13.10</a>
     */
    @Generated("CallsEmitter")
    public Prequest Reduce_scatter_init(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int[] recvcounts, Datatype datatype, Op op, Info info) {
        try (Frame frame = Frame.open("MPI_Reduce_scatter_init", CallShape.PERSISTENT_REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sum(recvcounts), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype);
            MemorySegment recvcountsAt = frame.ints(recvcounts, recvcounts.length);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sum(recvcounts), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Reduce_scatter_init(sendbufAt, recvbufAt, recvcountsAt, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Reduce_scatter_init(Object, int, Object, int, int[], Datatype, Op, Info) Reduce_scatter_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node171.htm#Node171">MPI 5.0, section 6.13.10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_init")
    public Prequest reduceScatterInit(Object sendbuf, Object recvbuf, int[] recvcounts, Datatype datatype, Op op, Info info) {
        return Reduce_scatter_init(CamelCaseBuffers.of(sendbuf, datatype), 0, CamelCaseBuffers.of(recvbuf, datatype), 0, recvcounts, datatype, op, info);
    }

    /**
     * {@link Comm#Reduce_scatter_init(Object, int, Object, int, int[], Datatype, Op, Info) Reduce_scatter_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node171.htm#Node171">MPI 5.0, section 6.13.10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_init")
    public Prequest reduceScatterInit(Object buf, int[] counts, Datatype datatype, Op op, Info info) {
        return Reduce_scatter_init(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, counts, datatype, op, info);
    }

    private static final boolean REDUCE_SCATTER_INIT_C = Linkage.has("MPI_Reduce_scatter_init_c");

    /**
     * Makes a persistent request for {@code Reduce_scatter}: shares of any length of the result.
     *
     * <p>Calls {@code MPI_Reduce_scatter_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, as many elements as all counts together. {@code recvbuf} holds its count, as many elements as this rank's count.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Reduce_scatter_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Reduce_scatter_init_c(const void *sendbuf, void *recvbuf, const MPI_Count recvcounts[], MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node171.htm#Node171">MPI 5.0, section 6.13.10</a>
     */
    @Generated("CallsEmitter")
    public Prequest Reduce_scatter_init(MemorySegment sendbuf, MemorySegment recvbuf, long[] recvcounts, Datatype datatype, Op op, Info info) {
        try (Frame frame = Frame.open("MPI_Reduce_scatter_init_c", CallShape.PERSISTENT_COLLECTIVE)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sum(recvcounts), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype);
            MemorySegment recvcountsAt = frame.counts(recvcounts, recvcounts.length, REDUCE_SCATTER_INIT_C);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sum(recvcounts), datatype).writes(recvbuf, frame.inPlaceOf(sendbuf, sum(recvcounts), own(recvcounts)), datatype).on(this).told();
            }
            frame.check(REDUCE_SCATTER_INIT_C ? Mpi.MPI_Reduce_scatter_init_c(sendbufAt, recvbufAt, recvcountsAt, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Reduce_scatter_init(sendbufAt, recvbufAt, recvcountsAt, Datatype.handle(datatype), Op.handle(op, datatype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, datatype);
        }
    }

    /**
     * {@link Comm#Reduce_scatter_init(MemorySegment, MemorySegment, long[], Datatype, Op, Info) Reduce_scatter_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements of each rank's share
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node171.htm#Node171">MPI 5.0, section 6.13.10</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce_scatter_init_c")
    public Prequest reduceScatterInit(MemorySegment sendbuf, MemorySegment recvbuf, long[] recvcounts, Datatype datatype, Op op, Info info) {
        return Reduce_scatter_init(sendbuf, recvbuf, recvcounts, datatype, op, info);
    }

    /**
     * Sends a message for which the receiver must already be waiting.
     *
     * <p>Calls {@code MPI_Rsend}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("CallsEmitter")
    public void Rsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            try (ObjectMessage message = ObjectMessage.of("MPI_Rsend", codec(), buf, offset, count, datatype)) {
                Rsend(message.buffer(), 0, message.count(), message.type(), dest, tag);
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Rsend")) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Rsend(bufAt, count, Datatype.handle(datatype), dest, tag, handle()));
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * Sends a message for which the receiver must already be waiting.
     *
     * <p>Calls {@code MPI_Rsend}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("CallsEmitter")
    public void rsend(Object obj, int dest, int tag) {
        Rsend(new Object[] { obj }, 0, 1, MPI.OBJECT, dest, tag);
    }

    /**
     * {@link Comm#Rsend(Object, int, int, Datatype, int, int) Rsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rsend")
    public void rSend(Object buf, int count, Datatype datatype, int dest, int tag) {
        Rsend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#rsend(Object, int, int) rsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rsend")
    public void rSend(Object obj, int dest, int tag) {
        rsend(obj, dest, tag);
    }

    private static final boolean RSEND_C = Linkage.has("MPI_Rsend_c");

    /**
     * Sends a message for which the receiver must already be waiting.
     *
     * <p>Calls {@code MPI_Rsend_c}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Rsend} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Rsend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("CallsEmitter")
    public void Rsend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Rsend_c")) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(RSEND_C ? Mpi.MPI_Rsend_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle()) : Mpi.MPI_Rsend(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle()));
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * {@link Comm#Rsend(MemorySegment, long, Datatype, int, int) Rsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rsend_c")
    public void rSend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        Rsend(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Rsend(Object, int, int, Datatype, int, int) Rsend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rsend")
    public void rSend(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        Rsend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Makes a persistent request that sends a message, at each start, to a receiver that waits.
     *
     * <p>Calls {@code MPI_Rsend_init}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>C: {@code int MPI_Rsend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Rsend_init(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            return new RepeatedSend(() -> Irsend(buf, offset, count, datatype, dest, tag));
        }
        try (Frame frame = Frame.open("MPI_Rsend_init", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Rsend_init(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Rsend_init(Object, int, int, Datatype, int, int) Rsend_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rsend_init")
    public Prequest rSendInit(Object buf, int count, Datatype datatype, int dest, int tag) {
        return Rsend_init(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    private static final boolean RSEND_INIT_C = Linkage.has("MPI_Rsend_init_c");

    /**
     * Makes a persistent request that sends a message, at each start, to a receiver that waits.
     *
     * <p>Calls {@code MPI_Rsend_init_c}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Rsend_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Rsend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Rsend_init(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Rsend_init_c", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(RSEND_INIT_C ? Mpi.MPI_Rsend_init_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt) : Mpi.MPI_Rsend_init(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Rsend_init(MemorySegment, long, Datatype, int, int) Rsend_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rsend_init_c")
    public Prequest rSendInit(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        return Rsend_init(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Rsend_init(Object, int, int, Datatype, int, int) Rsend_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Rsend_init")
    public Prequest rSendInit(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        return Rsend_init(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Gives each rank one of the root's blocks, in the order of ranks.
     *
     * <p>Calls {@code MPI_Scatter}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated("CallsEmitter")
    public void Scatter(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Scatter", codec(), sendbuf, sendoffset, sendcount, sendtype, peersAtRoot(root));
                ObjectBlocks received = ObjectBlocks.of("MPI_Scatter", codec(), recvbuf, recvoffset, recvcount, recvtype, 1)) {
                sent.encoded();
                Scatter(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT, root);
                Scatterv(sent.bytes(), 0, sent.sizes(), sent.displacements(), MPI.BYTE, received.bytes(), 0, received.length(), MPI.BYTE, root);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Scatter", CallShape.SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocksAtRoot(sendcount, root), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            root("root", root, recvbuf);
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocksAtRoot(sendcount, root), sendtype).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Scatter(sendbufAt, sendcount, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * Gives each rank one of the root's blocks, in the order of ranks.
     *
     * <p>Calls {@code MPI_Scatter}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver; significant only at the root
     * @param root rank of the root
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated("CallsEmitter")
    public <T> T scatter(List<? extends T> sendobj, int root) {
        Object[] received = new Object[1];
        Scatter(ObjectLists.array("MPI_Scatter", sendobj, peersAtRoot(root)), 0, 1, MPI.OBJECT, received, 0, 1, MPI.OBJECT, root);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#Scatter(Object, int, int, Datatype, Object, int, int, Datatype, int) Scatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatter")
    public void scatter(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, int root) {
        Scatter(CamelCaseBuffers.of(sendbuf, sendtype, root), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, contributor(root)), 0, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#Scatter(Object, int, int, Datatype, Object, int, int, Datatype, int) Scatter} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatter")
    public void scatter(Object buf, int count, Datatype datatype, int root) {
        if (isRoot(root)) {
            Scatter(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, MPI.IN_PLACE, 0, 0, datatype, root);
        } else {
            Scatter(null, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, root);
        }
    }

    private static final boolean SCATTER_C = Linkage.has("MPI_Scatter_c");

    /**
     * Gives each rank one of the root's blocks, in the order of ranks.
     *
     * <p>Calls {@code MPI_Scatter_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Scatter} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Scatter_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated("CallsEmitter")
    public void Scatter(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Scatter_c", CallShape.SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, blocksAtRoot(sendcount, root), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvcount, recvtype);
            root("root", root, recvbuf);
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocksAtRoot(sendcount, root), sendtype).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(SCATTER_C ? Mpi.MPI_Scatter_c(sendbufAt, sendcount, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle()) : Mpi.MPI_Scatter(sendbufAt, frame.small(sendcount), Datatype.handleForRoot(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), root, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Scatter(MemorySegment, long, Datatype, MemorySegment, long, Datatype, int) Scatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatter_c")
    public void scatter(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        Scatter(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#Scatter(Object, int, int, Datatype, Object, int, int, Datatype, int) Scatter} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatter")
    public void scatter(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype, int root) {
        Scatter(CamelCaseBuffers.of(sendbuf, sendtype, root), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, contributor(root)), 0, recvcount, recvtype, root);
    }

    /**
     * Makes a persistent request for {@code Scatter}: one of the root's blocks to each rank.
     *
     * <p>Calls {@code MPI_Scatter_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Scatter_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated("CallsEmitter")
    public Prequest Scatter_init(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Scatter_init", CallShape.PERSISTENT_SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocksAtRoot(sendcount, root), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            root("root", root, recvbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocksAtRoot(sendcount, root), sendtype).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Scatter_init(sendbufAt, sendcount, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Scatter_init(Object, int, int, Datatype, Object, int, int, Datatype, int, Info) Scatter_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatter_init")
    public Prequest scatterInit(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, int root, Info info) {
        return Scatter_init(CamelCaseBuffers.of(sendbuf, sendtype, root), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, contributor(root)), 0, recvcount, recvtype, root, info);
    }

    /**
     * {@link Comm#Scatter_init(Object, int, int, Datatype, Object, int, int, Datatype, int, Info) Scatter_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatter_init")
    public Prequest scatterInit(Object buf, int count, Datatype datatype, int root, Info info) {
        if (isRoot(root)) {
            return Scatter_init(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, MPI.IN_PLACE, 0, 0, datatype, root, info);
        } else {
            return Scatter_init(null, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, root, info);
        }
    }

    private static final boolean SCATTER_INIT_C = Linkage.has("MPI_Scatter_init_c");

    /**
     * Makes a persistent request for {@code Scatter}: one of the root's blocks to each rank.
     *
     * <p>Calls {@code MPI_Scatter_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Scatter_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Scatter_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated("CallsEmitter")
    public Prequest Scatter_init(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Scatter_init_c", CallShape.PERSISTENT_SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, blocksAtRoot(sendcount, root), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvcount, recvtype);
            root("root", root, recvbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, blocksAtRoot(sendcount, root), sendtype).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(SCATTER_INIT_C ? Mpi.MPI_Scatter_init_c(sendbufAt, sendcount, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle(), Info.handle(info), requestAt) : Mpi.MPI_Scatter_init(sendbufAt, frame.small(sendcount), Datatype.handleForRoot(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Scatter_init(MemorySegment, long, Datatype, MemorySegment, long, Datatype, int, Info) Scatter_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatter_init_c")
    public Prequest scatterInit(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root, Info info) {
        return Scatter_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, root, info);
    }

    /**
     * {@link Comm#Scatter_init(Object, int, int, Datatype, Object, int, int, Datatype, int, Info) Scatter_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatter_init")
    public Prequest scatterInit(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype, int root, Info info) {
        return Scatter_init(CamelCaseBuffers.of(sendbuf, sendtype, root), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, contributor(root)), 0, recvcount, recvtype, root, info);
    }

    /**
     * Gives each rank one of the root's blocks, which may have different lengths.
     *
     * <p>Calls {@code MPI_Scatterv}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Scatterv(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated("CallsEmitter")
    public void Scatterv(Object sendbuf, int sendoffset, int[] sendcounts, int[] displs, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Scatterv", codec(), sendbuf, sendoffset, sendcounts, displs, sendtype, peersAtRoot(root));
                ObjectBlocks received = ObjectBlocks.of("MPI_Scatterv", codec(), recvbuf, recvoffset, recvcount, recvtype, 1)) {
                sent.encoded();
                Scatter(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT, root);
                Scatterv(sent.bytes(), 0, sent.sizes(), sent.displacements(), MPI.BYTE, received.bytes(), 0, received.length(), MPI.BYTE, root);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Scatterv", CallShape.SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, displs, sendtype, peersAtRoot(root));
            MemorySegment sendcountsAt = frame.ints(sendcounts, peersAtRoot(root));
            MemorySegment displsAt = frame.ints(displs, peersAtRoot(root));
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            root("root", root, recvbuf);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peersAtRoot(root)).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Scatterv(sendbufAt, sendcountsAt, displsAt, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Scatterv(Object, int, int[], int[], Datatype, Object, int, int, Datatype, int) Scatterv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatterv")
    public void scatterv(Object sendbuf, int[] sendcounts, int[] displs, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, int root) {
        Scatterv(CamelCaseBuffers.of(sendbuf, sendtype, root), 0, sendcounts, displs, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, contributor(root)), 0, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#Scatterv(Object, int, int[], int[], Datatype, Object, int, int, Datatype, int) Scatterv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatterv")
    public void scatterv(Object buf, int[] counts, int[] displs, Datatype datatype, int root) {
        Scatterv(CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype, MPI.IN_PLACE, 0, 0, datatype, root);
    }

    /**
     * {@link Comm#Scatterv(Object, int, int[], int[], Datatype, Object, int, int, Datatype, int) Scatterv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatterv")
    public void scatterv(Object buf, int count, Datatype datatype, int root) {
        Scatterv(null, 0, null, null, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, root);
    }

    private static final boolean SCATTERV_C = Linkage.has("MPI_Scatterv_c");

    /**
     * Gives each rank one of the root's blocks, which may have different lengths.
     *
     * <p>Calls {@code MPI_Scatterv_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Scatterv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Scatterv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated("CallsEmitter")
    public void Scatterv(MemorySegment sendbuf, long[] sendcounts, long[] displs, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Scatterv_c", CallShape.SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, displs, sendtype, peersAtRoot(root));
            MemorySegment sendcountsAt = frame.counts(sendcounts, peersAtRoot(root), SCATTERV_C);
            MemorySegment displsAt = frame.counts(displs, peersAtRoot(root), SCATTERV_C);
            MemorySegment recvbufAt = frame.out(recvbuf, recvcount, recvtype);
            root("root", root, recvbuf);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peersAtRoot(root)).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(SCATTERV_C ? Mpi.MPI_Scatterv_c(sendbufAt, sendcountsAt, displsAt, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle()) : Mpi.MPI_Scatterv(sendbufAt, sendcountsAt, displsAt, Datatype.handleForRoot(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), root, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Comm#Scatterv(MemorySegment, long[], long[], Datatype, MemorySegment, long, Datatype, int) Scatterv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node126.htm#Node126">MPI 5.0, section 6.6</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatterv_c")
    public void scatterv(MemorySegment sendbuf, long[] sendcounts, long[] displs, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root) {
        Scatterv(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root);
    }

    /**
     * Makes a persistent request for {@code Scatterv}: the root's blocks, of any length.
     *
     * <p>Calls {@code MPI_Scatterv_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>C: {@code int MPI_Scatterv_init(const void *sendbuf, const int sendcounts[], const int displs[], MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated("CallsEmitter")
    public Prequest Scatterv_init(Object sendbuf, int sendoffset, int[] sendcounts, int[] displs, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Scatterv_init", CallShape.PERSISTENT_SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, displs, sendtype, peersAtRoot(root));
            MemorySegment sendcountsAt = frame.ints(sendcounts, peersAtRoot(root));
            MemorySegment displsAt = frame.ints(displs, peersAtRoot(root));
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            root("root", root, recvbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peersAtRoot(root)).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(Mpi.MPI_Scatterv_init(sendbufAt, sendcountsAt, displsAt, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Scatterv_init(Object, int, int[], int[], Datatype, Object, int, int, Datatype, int, Info) Scatterv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatterv_init")
    public Prequest scattervInit(Object sendbuf, int[] sendcounts, int[] displs, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, int root, Info info) {
        return Scatterv_init(CamelCaseBuffers.of(sendbuf, sendtype, root), 0, sendcounts, displs, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, contributor(root)), 0, recvcount, recvtype, root, info);
    }

    /**
     * {@link Comm#Scatterv_init(Object, int, int[], int[], Datatype, Object, int, int, Datatype, int, Info) Scatterv_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param counts number of elements of each rank
     * @param displs where each rank's block begins
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatterv_init")
    public Prequest scattervInit(Object buf, int[] counts, int[] displs, Datatype datatype, int root, Info info) {
        return Scatterv_init(CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype, MPI.IN_PLACE, 0, 0, datatype, root, info);
    }

    /**
     * {@link Comm#Scatterv_init(Object, int, int[], int[], Datatype, Object, int, int, Datatype, int, Info) Scatterv_init} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatterv_init")
    public Prequest scattervInit(Object buf, int count, Datatype datatype, int root, Info info) {
        return Scatterv_init(null, 0, null, null, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, root, info);
    }

    private static final boolean SCATTERV_INIT_C = Linkage.has("MPI_Scatterv_init_c");

    /**
     * Makes a persistent request for {@code Scatterv}: the root's blocks, of any length.
     *
     * <p>Calls {@code MPI_Scatterv_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each rank; significant only at the root.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Scatterv_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Scatterv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint displs[], MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated("CallsEmitter")
    public Prequest Scatterv_init(MemorySegment sendbuf, long[] sendcounts, long[] displs, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root, Info info) {
        try (Frame frame = Frame.open("MPI_Scatterv_init_c", CallShape.PERSISTENT_SCATTER)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, displs, sendtype, peersAtRoot(root));
            MemorySegment sendcountsAt = frame.counts(sendcounts, peersAtRoot(root), SCATTERV_INIT_C);
            MemorySegment displsAt = frame.counts(displs, peersAtRoot(root), SCATTERV_INIT_C);
            MemorySegment recvbufAt = frame.out(recvbuf, recvcount, recvtype);
            root("root", root, recvbuf);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, peersAtRoot(root)).writes(recvbuf, recvcount, recvtype).root(root).on(this).told();
            }
            frame.check(SCATTERV_INIT_C ? Mpi.MPI_Scatterv_init_c(sendbufAt, sendcountsAt, displsAt, Datatype.handleForRoot(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle(), Info.handle(info), requestAt) : Mpi.MPI_Scatterv_init(sendbufAt, sendcountsAt, displsAt, Datatype.handleForRoot(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), root, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Comm#Scatterv_init(MemorySegment, long[], long[], Datatype, MemorySegment, long, Datatype, int, Info) Scatterv_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param displs displacement of each block in elements
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param root rank of the root
     * @param info hints for MPI; null for none
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node165.htm#Node165">MPI 5.0, section 6.13.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Scatterv_init_c")
    public Prequest scattervInit(MemorySegment sendbuf, long[] sendcounts, long[] displs, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, int root, Info info) {
        return Scatterv_init(sendbuf, sendcounts, displs, sendtype, recvbuf, recvcount, recvtype, root, info);
    }

    /**
     * Sends a message; the buffer may be used again when the call returns.
     *
     * <p>Calls {@code MPI_Send}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated("CallsEmitter")
    public void Send(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            try (ObjectMessage message = ObjectMessage.of("MPI_Send", codec(), buf, offset, count, datatype)) {
                Send(message.buffer(), 0, message.count(), message.type(), dest, tag);
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Send")) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Send(bufAt, count, Datatype.handle(datatype), dest, tag, handle()));
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * Sends a message; the buffer may be used again when the call returns.
     *
     * <p>Calls {@code MPI_Send}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
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
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Send")
    public void send(Object buf, int count, Datatype datatype, int dest, int tag) {
        Send(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
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
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated("CallsEmitter")
    public void Send(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Send_c")) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(SEND_C ? Mpi.MPI_Send_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle()) : Mpi.MPI_Send(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle()));
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * {@link Comm#Send(MemorySegment, long, Datatype, int, int) Send} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Send_c")
    public void send(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        Send(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Send(Object, int, int, Datatype, int, int) Send} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Send")
    public void send(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        Send(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Makes a persistent request that sends a message at each start.
     *
     * <p>Calls {@code MPI_Send_init}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>C: {@code int MPI_Send_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Send_init(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            return new RepeatedSend(() -> Isend(buf, offset, count, datatype, dest, tag));
        }
        try (Frame frame = Frame.open("MPI_Send_init", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Send_init(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Send_init(Object, int, int, Datatype, int, int) Send_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Send_init")
    public Prequest sendInit(Object buf, int count, Datatype datatype, int dest, int tag) {
        return Send_init(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    private static final boolean SEND_INIT_C = Linkage.has("MPI_Send_init_c");

    /**
     * Makes a persistent request that sends a message at each start.
     *
     * <p>Calls {@code MPI_Send_init_c}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Send_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Send_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Send_init(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Send_init_c", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(SEND_INIT_C ? Mpi.MPI_Send_init_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt) : Mpi.MPI_Send_init(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Send_init(MemorySegment, long, Datatype, int, int) Send_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Send_init_c")
    public Prequest sendInit(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        return Send_init(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Send_init(Object, int, int, Datatype, int, int) Send_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Send_init")
    public Prequest sendInit(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        return Send_init(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Sends one message and receives another at the same time, so that no two ranks block each other.
     *
     * <p>Calls {@code MPI_Sendrecv}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("CallsEmitter")
    public Status Sendrecv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, int dest, int sendtag, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int source, int recvtag) {
        if (sendtype instanceof ObjectType) {
            try (ObjectMessage message = ObjectMessage.of("MPI_Sendrecv", codec(), sendbuf, sendoffset, sendcount, sendtype)) {
                return Sendrecv(message.buffer(), 0, message.count(), message.type(), dest, sendtag, recvbuf, recvoffset, recvcount, recvtype, source, recvtag);
            }
        }
        if (recvtype instanceof ObjectType) {
            try (ObjectReceiveBuffer posted = ObjectReceiveBuffer.of("MPI_Sendrecv", codec(), recvbuf, recvoffset, recvcount, recvtype)) {
                return posted.received(Sendrecv(sendbuf, sendoffset, sendcount, sendtype, dest, sendtag, posted.memory(), 0, posted.capacity(), MPI.BYTE, source, recvtag));
            }
        }
        return new Status(statusOfSendrecv(sendbuf, sendoffset, sendcount, sendtype, dest, sendtag, recvbuf, recvoffset, recvcount, recvtype, source, recvtag), 0, recvtype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfSendrecv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, int dest, int sendtag, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int source, int recvtag) {
        try (Frame frame = Frame.open("MPI_Sendrecv")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            peer("dest", dest);
            MemorySegment recvbufAt = frame.receive(recvbuf, recvoffset, recvcount, recvtype);
            source("source", source);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).dest(dest).tag(sendtag).writes(recvbuf, recvcount, recvtype).source(source).tag(recvtag).on(this).told();
            }
            frame.check(Mpi.MPI_Sendrecv(sendbufAt, sendcount, Datatype.handle(sendtype), dest, sendtag, recvbufAt, recvcount, Datatype.handle(recvtype), source, recvtag, handle(), statusAt));
            frame.back(0, recvbuf, statusAt);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return statusAt;
        }
    }

    /**
     * Sends one message and receives another at the same time, so that no two ranks block each other.
     *
     * <p>Calls {@code MPI_Sendrecv}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("CallsEmitter")
    public <T> T sendrecv(Object sendobj, int dest, int sendtag, int source, int recvtag) {
        Object[] received = new Object[1];
        Sendrecv(new Object[] { sendobj }, 0, 1, MPI.OBJECT, dest, sendtag, received, 0, 1, MPI.OBJECT, source, recvtag);
        return ObjectLists.only(received);
    }

    /**
     * Sends one message and receives another at the same time, so that no two ranks block each other.
     *
     * <p>Calls {@code MPI_Sendrecv}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @param status status of the message that was received
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("CallsEmitter")
    public <T> T sendrecv(Object sendobj, int dest, int sendtag, int source, int recvtag, Status status) {
        Object[] received = new Object[1];
        Status.copy(Sendrecv(new Object[] { sendobj }, 0, 1, MPI.OBJECT, dest, sendtag, received, 0, 1, MPI.OBJECT, source, recvtag), status);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#Sendrecv(Object, int, int, Datatype, int, int, Object, int, int, Datatype, int, int) Sendrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Sendrecv")
    public Status sendRecv(Object sendbuf, int sendcount, Datatype sendtype, int dest, int sendtag, Object recvbuf, int recvcount, Datatype recvtype, int source, int recvtag) {
        return Sendrecv(CamelCaseBuffers.of(sendbuf, sendtype, dest), 0, sendcount, sendtype, dest, sendtag, CamelCaseBuffers.of(recvbuf, recvtype, source), 0, recvcount, recvtype, source, recvtag);
    }

    /**
     * {@link Comm#sendrecv(Object, int, int, int, int) sendrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Sendrecv")
    public <T> T sendRecv(Object sendobj, int dest, int sendtag, int source, int recvtag) {
        return sendrecv(sendobj, dest, sendtag, source, recvtag);
    }

    /**
     * {@link Comm#sendrecv(Object, int, int, int, int, Status) sendrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @param status status of the message that was received
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Sendrecv")
    public <T> T sendRecv(Object sendobj, int dest, int sendtag, int source, int recvtag, Status status) {
        return sendrecv(sendobj, dest, sendtag, source, recvtag, status);
    }

    private static final boolean SENDRECV_C = Linkage.has("MPI_Sendrecv_c");

    /**
     * Sends one message and receives another at the same time, so that no two ranks block each other.
     *
     * <p>Calls {@code MPI_Sendrecv_c}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Sendrecv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Sendrecv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("CallsEmitter")
    public Status Sendrecv(MemorySegment sendbuf, long sendcount, Datatype sendtype, int dest, int sendtag, MemorySegment recvbuf, long recvcount, Datatype recvtype, int source, int recvtag) {
        return new Status(statusOfSendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag), 0, recvtype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfSendrecv(MemorySegment sendbuf, long sendcount, Datatype sendtype, int dest, int sendtag, MemorySegment recvbuf, long recvcount, Datatype recvtype, int source, int recvtag) {
        try (Frame frame = Frame.open("MPI_Sendrecv_c")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            peer("dest", dest);
            MemorySegment recvbufAt = frame.receive(recvbuf, recvcount, recvtype);
            source("source", source);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).dest(dest).tag(sendtag).writes(recvbuf, recvcount, recvtype).source(source).tag(recvtag).on(this).told();
            }
            frame.check(SENDRECV_C ? Mpi.MPI_Sendrecv_c(sendbufAt, sendcount, Datatype.handle(sendtype), dest, sendtag, recvbufAt, recvcount, Datatype.handle(recvtype), source, recvtag, handle(), statusAt) : Mpi.MPI_Sendrecv(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), dest, sendtag, recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), source, recvtag, handle(), statusAt));
            frame.back(0, recvbuf, statusAt);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return statusAt;
        }
    }

    /**
     * {@link Comm#Sendrecv(MemorySegment, long, Datatype, int, int, MemorySegment, long, Datatype, int, int) Sendrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Sendrecv_c")
    public Status sendRecv(MemorySegment sendbuf, long sendcount, Datatype sendtype, int dest, int sendtag, MemorySegment recvbuf, long recvcount, Datatype recvtype, int source, int recvtag) {
        return Sendrecv(sendbuf, sendcount, sendtype, dest, sendtag, recvbuf, recvcount, recvtype, source, recvtag);
    }

    /**
     * {@link Comm#Sendrecv(Object, int, int, Datatype, int, int, Object, int, int, Datatype, int, int) Sendrecv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that are received
     * @param recvtype datatype of the elements that are received
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Sendrecv")
    public Status sendRecv(MemorySegment sendbuf, int sendcount, Datatype sendtype, int dest, int sendtag, MemorySegment recvbuf, int recvcount, Datatype recvtype, int source, int recvtag) {
        return Sendrecv(CamelCaseBuffers.of(sendbuf, sendtype, dest), 0, sendcount, sendtype, dest, sendtag, CamelCaseBuffers.of(recvbuf, recvtype, source), 0, recvcount, recvtype, source, recvtag);
    }

    /**
     * Sends what is in a buffer and receives another message into it.
     *
     * <p>Calls {@code MPI_Sendrecv_replace}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is sent and then filled
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("CallsEmitter")
    public Status Sendrecv_replace(Object buf, int offset, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        if (datatype instanceof ObjectType) {
            return Sendrecv(buf, offset, count, datatype, dest, sendtag, buf, offset, count, datatype, source, recvtag);
        }
        return new Status(statusOfSendrecv_replace(buf, offset, count, datatype, dest, sendtag, source, recvtag), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfSendrecv_replace(Object buf, int offset, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        try (Frame frame = Frame.open("MPI_Sendrecv_replace")) {
            MemorySegment bufAt = frame.out(buf, offset, count, datatype);
            peer("dest", dest);
            source("source", source);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(sendtag).source(source).tag(recvtag).on(this).told();
            }
            frame.check(Mpi.MPI_Sendrecv_replace(bufAt, count, Datatype.handle(datatype), dest, sendtag, source, recvtag, handle(), statusAt));
            frame.back(0, buf);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * Sends what is in a buffer and receives another message into it.
     *
     * <p>Calls {@code MPI_Sendrecv_replace}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param <T> class of the objects
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("CallsEmitter")
    public <T> T sendrecv_replace(Object obj, int dest, int sendtag, int source, int recvtag) {
        Object[] received = { obj };
        Sendrecv_replace(received, 0, 1, MPI.OBJECT, dest, sendtag, source, recvtag);
        return ObjectLists.only(received);
    }

    /**
     * Sends what is in a buffer and receives another message into it.
     *
     * <p>Calls {@code MPI_Sendrecv_replace}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param <T> class of the objects
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @param status status of the message that was received
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("CallsEmitter")
    public <T> T sendrecv_replace(Object obj, int dest, int sendtag, int source, int recvtag, Status status) {
        Object[] received = { obj };
        Status.copy(Sendrecv_replace(received, 0, 1, MPI.OBJECT, dest, sendtag, source, recvtag), status);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#Sendrecv_replace(Object, int, int, Datatype, int, int, int, int) Sendrecv_replace} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is sent and then filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Sendrecv_replace")
    public Status sendRecvReplace(Object buf, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        return Sendrecv_replace(CamelCaseBuffers.of(buf, datatype, dest, source), 0, count, datatype, dest, sendtag, source, recvtag);
    }

    /**
     * {@link Comm#sendrecv_replace(Object, int, int, int, int) sendrecv_replace} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Sendrecv_replace")
    public <T> T sendRecvReplace(Object obj, int dest, int sendtag, int source, int recvtag) {
        return sendrecv_replace(obj, dest, sendtag, source, recvtag);
    }

    /**
     * {@link Comm#sendrecv_replace(Object, int, int, int, int, Status) sendrecv_replace} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @param status status of the message that was received
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Sendrecv_replace")
    public <T> T sendRecvReplace(Object obj, int dest, int sendtag, int source, int recvtag, Status status) {
        return sendrecv_replace(obj, dest, sendtag, source, recvtag, status);
    }

    private static final boolean SENDRECV_REPLACE_C = Linkage.has("MPI_Sendrecv_replace_c");

    /**
     * Sends what is in a buffer and receives another message into it.
     *
     * <p>Calls {@code MPI_Sendrecv_replace_c}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Sendrecv_replace} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Sendrecv_replace_c(void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param buf segment that is sent and then filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated("CallsEmitter")
    public Status Sendrecv_replace(MemorySegment buf, long count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        return new Status(statusOfSendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfSendrecv_replace(MemorySegment buf, long count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        try (Frame frame = Frame.open("MPI_Sendrecv_replace_c")) {
            MemorySegment bufAt = frame.out(buf, count, datatype);
            peer("dest", dest);
            source("source", source);
            MemorySegment statusAt = frame.status();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(sendtag).source(source).tag(recvtag).on(this).told();
            }
            frame.check(SENDRECV_REPLACE_C ? Mpi.MPI_Sendrecv_replace_c(bufAt, count, Datatype.handle(datatype), dest, sendtag, source, recvtag, handle(), statusAt) : Mpi.MPI_Sendrecv_replace(bufAt, frame.small(count), Datatype.handle(datatype), dest, sendtag, source, recvtag, handle(), statusAt));
            frame.back(0, buf);
            Reference.reachabilityFence(datatype);
            return statusAt;
        }
    }

    /**
     * {@link Comm#Sendrecv_replace(MemorySegment, long, Datatype, int, int, int, int) Sendrecv_replace} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is sent and then filled
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Sendrecv_replace_c")
    public Status sendRecvReplace(MemorySegment buf, long count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        return Sendrecv_replace(buf, count, datatype, dest, sendtag, source, recvtag);
    }

    /**
     * {@link Comm#Sendrecv_replace(Object, int, int, Datatype, int, int, int, int) Sendrecv_replace} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read, filled, or both
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param sendtag tag of the message that is sent
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag tag of the message that is received, or MPI.ANY_TAG
     * @return the status of the message that was received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node64.htm#Node64">MPI 5.0, section 3.2.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Sendrecv_replace")
    public Status sendRecvReplace(MemorySegment buf, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        return Sendrecv_replace(CamelCaseBuffers.of(buf, datatype, dest, source), 0, count, datatype, dest, sendtag, source, recvtag);
    }

    /**
     * Sends a message and returns only when the receiver has begun to receive it.
     *
     * <p>Calls {@code MPI_Ssend}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("CallsEmitter")
    public void Ssend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            try (ObjectMessage message = ObjectMessage.of("MPI_Ssend", codec(), buf, offset, count, datatype)) {
                Ssend(message.buffer(), 0, message.count(), message.type(), dest, tag);
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Ssend")) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Ssend(bufAt, count, Datatype.handle(datatype), dest, tag, handle()));
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * Sends a message and returns only when the receiver has begun to receive it.
     *
     * <p>Calls {@code MPI_Ssend}: point-to-point, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("CallsEmitter")
    public void ssend(Object obj, int dest, int tag) {
        Ssend(new Object[] { obj }, 0, 1, MPI.OBJECT, dest, tag);
    }

    /**
     * {@link Comm#Ssend(Object, int, int, Datatype, int, int) Ssend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ssend")
    public void sSend(Object buf, int count, Datatype datatype, int dest, int tag) {
        Ssend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#ssend(Object, int, int) ssend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ssend")
    public void sSend(Object obj, int dest, int tag) {
        ssend(obj, dest, tag);
    }

    private static final boolean SSEND_C = Linkage.has("MPI_Ssend_c");

    /**
     * Sends a message and returns only when the receiver has begun to receive it.
     *
     * <p>Calls {@code MPI_Ssend_c}: point-to-point, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ssend} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ssend_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated("CallsEmitter")
    public void Ssend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Ssend_c")) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(SSEND_C ? Mpi.MPI_Ssend_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle()) : Mpi.MPI_Ssend(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle()));
            Reference.reachabilityFence(datatype);
        }
    }

    /**
     * {@link Comm#Ssend(MemorySegment, long, Datatype, int, int) Ssend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ssend_c")
    public void sSend(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        Ssend(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Ssend(Object, int, int, Datatype, int, int) Ssend} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node69.htm#Node69">MPI 5.0, section 3.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ssend")
    public void sSend(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        Ssend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Makes a persistent request that sends a message, at each start, and waits for its receiver.
     *
     * <p>Calls {@code MPI_Ssend_init}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>C: {@code int MPI_Ssend_init(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Ssend_init(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            return new RepeatedSend(() -> Issend(buf, offset, count, datatype, dest, tag));
        }
        try (Frame frame = Frame.open("MPI_Ssend_init", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(Mpi.MPI_Ssend_init(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Ssend_init(Object, int, int, Datatype, int, int) Ssend_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ssend_init")
    public Prequest sSendInit(Object buf, int count, Datatype datatype, int dest, int tag) {
        return Ssend_init(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    private static final boolean SSEND_INIT_C = Linkage.has("MPI_Ssend_init_c");

    /**
     * Makes a persistent request that sends a message, at each start, and waits for its receiver.
     *
     * <p>Calls {@code MPI_Ssend_init_c}: point-to-point, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ssend_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ssend_init_c(const void *buf, MPI_Count count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated("CallsEmitter")
    public Prequest Ssend_init(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Ssend_init_c", CallShape.PERSISTENT)) {
            MemorySegment bufAt = frame.in(buf, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(buf, count, datatype).dest(dest).tag(tag).on(this).told();
            }
            frame.check(SSEND_INIT_C ? Mpi.MPI_Ssend_init_c(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt) : Mpi.MPI_Ssend_init(bufAt, frame.small(count), Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Comm#Ssend_init(MemorySegment, long, Datatype, int, int) Ssend_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf segment that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ssend_init_c")
    public Prequest sSendInit(MemorySegment buf, long count, Datatype datatype, int dest, int tag) {
        return Ssend_init(buf, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#Ssend_init(Object, int, int, Datatype, int, int) Ssend_init} <span class="camel-case">under its camelCase name</span>.
     *
     * @param buf array, segment or direct buffer that is read
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @return the request, to be started and completed any number of times
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node85.htm#Node85">MPI 5.0, section 3.9</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ssend_init")
    public Prequest sSendInit(MemorySegment buf, int count, Datatype datatype, int dest, int tag) {
        return Ssend_init(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * Tells what sort of topology the communicator has; MPI.UNDEFINED for none.
     *
     * <p>Calls {@code MPI_Topo_test}: local.
     *
     * <p>C: {@code int MPI_Topo_test(MPI_Comm comm, int *status)}.
     *
     * @return the kind of topology: MPI.CART, MPI.GRAPH, MPI.DIST_GRAPH or MPI.UNDEFINED
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated("CallsEmitter")
    public int Topo_test() {
        try (Frame frame = Frame.open("MPI_Topo_test")) {
            MemorySegment statusAt = frame.cell();
            if (Trace.on) {
                frame.trace().on(this).told();
            }
            frame.check(Mpi.MPI_Topo_test(handle(), statusAt));
            return frame.intAt(statusAt);
        }
    }

    /**
     * {@link Comm#Topo_test() Topo_test} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the kind of topology: MPI.CART, MPI.GRAPH, MPI.DIST_GRAPH or MPI.UNDEFINED
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node230.htm#Node230">MPI 5.0, section 8.5.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Topo_test")
    public int getTopology() {
        return Topo_test();
    }

    /**
     * Copies packed elements from a place in a byte buffer and returns the place behind them.
     *
     * <p>Calls {@code MPI_Unpack}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Unpack(const void *inbuf, int insize, int *position, void *outbuf, int outcount, MPI_Datatype datatype, MPI_Comm comm)}.
     *
     * @param inbuf byte array or segment of packed data that is read
     * @param position place in the packed bytes, counted in bytes
     * @param outbuf array, segment or direct buffer that is filled
     * @param outoffset index of the first element in the buffer
     * @param outcount number of elements that are unpacked
     * @param datatype datatype of the elements
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("CallsEmitter")
    public int Unpack(byte[] inbuf, int position, Object outbuf, int outoffset, int outcount, Datatype datatype) {
        if (datatype instanceof ObjectType) {
            int[] length = { 0 };
            int at = Unpack(inbuf, position, length, 0, 1, MPI.INT);
            byte[] message = ObjectMessage.room("MPI_Unpack", length[0], inbuf);
            at = Unpack(inbuf, at, message, 0, message.length, MPI.BYTE);
            ObjectMessage.store(message, "MPI_Unpack", codec(), outbuf, outoffset, outcount, datatype);
            return at;
        }
        try (Frame frame = Frame.open("MPI_Unpack")) {
            frame.mustBeApart(inbuf, outbuf);
            MemorySegment inbufAt = frame.packed(inbuf, false, position, outcount, datatype);
            MemorySegment positionAt = frame.cell(position);
            MemorySegment outbufAt = frame.out(outbuf, outoffset, outcount, datatype);
            if (Trace.on) {
                frame.trace().writes(outbuf, outcount, datatype).on(this).told();
            }
            frame.check(Mpi.MPI_Unpack(inbufAt, frame.small(frame.bytes(inbuf)), positionAt, outbufAt, outcount, Datatype.handle(datatype), handle()));
            frame.back(0, outbuf);
            Reference.reachabilityFence(datatype);
            return frame.intAt(positionAt);
        }
    }

    /**
     * {@link Comm#Unpack(byte[], int, Object, int, int, Datatype) Unpack} <span class="camel-case">under its camelCase name</span>.
     *
     * @param inbuf byte array or segment of packed data that is read
     * @param position place in the packed bytes, counted in bytes
     * @param outbuf array, segment or direct buffer that is filled
     * @param outcount number of elements that are unpacked
     * @param datatype datatype of the elements
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Unpack")
    public int unpack(byte[] inbuf, int position, Object outbuf, int outcount, Datatype datatype) {
        return Unpack(inbuf, position, CamelCaseBuffers.of(outbuf, datatype), 0, outcount, datatype);
    }

    private static final boolean UNPACK_C = Linkage.has("MPI_Unpack_c");

    /**
     * Copies packed elements from a place in a byte buffer and returns the place behind them.
     *
     * <p>Calls {@code MPI_Unpack_c}: local.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Unpack} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Unpack_c(const void *inbuf, MPI_Count insize, MPI_Count *position, void *outbuf, MPI_Count outcount, MPI_Datatype datatype, MPI_Comm comm)}.
     *
     * @param inbuf segment of packed data that is read
     * @param position place in the packed bytes, counted in bytes
     * @param outbuf segment that is filled
     * @param outcount number of elements that are unpacked
     * @param datatype datatype of the elements
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated("CallsEmitter")
    public long Unpack(MemorySegment inbuf, long position, MemorySegment outbuf, long outcount, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Unpack_c")) {
            frame.mustBeApart(inbuf, outbuf);
            MemorySegment inbufAt = frame.packed(inbuf, false, position, outcount, datatype);
            MemorySegment positionAt = frame.cell(position, UNPACK_C);
            MemorySegment outbufAt = frame.out(outbuf, outcount, datatype);
            if (Trace.on) {
                frame.trace().writes(outbuf, outcount, datatype).on(this).told();
            }
            frame.check(UNPACK_C ? Mpi.MPI_Unpack_c(inbufAt, frame.bytes(inbuf), positionAt, outbufAt, outcount, Datatype.handle(datatype), handle()) : Mpi.MPI_Unpack(inbufAt, frame.small(frame.bytes(inbuf)), positionAt, outbufAt, frame.small(outcount), Datatype.handle(datatype), handle()));
            frame.back(0, outbuf);
            Reference.reachabilityFence(datatype);
            return frame.countAt(positionAt, UNPACK_C);
        }
    }

    /**
     * {@link Comm#Unpack(MemorySegment, long, MemorySegment, long, Datatype) Unpack} <span class="camel-case">under its camelCase name</span>.
     *
     * @param inbuf segment of packed data that is read
     * @param position place in the packed bytes, counted in bytes
     * @param outbuf segment that is filled
     * @param outcount number of elements that are unpacked
     * @param datatype datatype of the elements
     * @return the place in the packed bytes, counted in bytes
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node113.htm#Node113">MPI 5.0, section 5.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Unpack_c")
    public long unpack(MemorySegment inbuf, long position, MemorySegment outbuf, long outcount, Datatype datatype) {
        return Unpack(inbuf, position, outbuf, outcount, datatype);
    }

    /**
     * {@link Topocomm#iNeighborAllGather(Object, int, Datatype, Object, int, Datatype) iNeighborAllGather} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ineighbor_allgather")
    public Request iNeighborAllGather(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype) {
        return asTopocomm().iNeighborAllGather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Topocomm#iNeighborAllGatherv(Object, int, Datatype, Object, int[], int[], Datatype) iNeighborAllGatherv} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ineighbor_allgatherv")
    public Request iNeighborAllGatherv(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] displs, Datatype recvtype) {
        return asTopocomm().iNeighborAllGatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype);
    }

    /**
     * {@link Topocomm#iNeighborAllToAll(Object, int, Datatype, Object, int, Datatype) iNeighborAllToAll} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ineighbor_alltoall")
    public Request iNeighborAllToAll(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype) {
        return asTopocomm().iNeighborAllToAll(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Topocomm#iNeighborAllToAllv(Object, int[], int[], Datatype, Object, int[], int[], Datatype) iNeighborAllToAllv} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ineighbor_alltoallv")
    public Request iNeighborAllToAllv(Object sendbuf, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] rdispls, Datatype recvtype) {
        return asTopocomm().iNeighborAllToAllv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype);
    }

    /**
     * {@link Topocomm#iNeighborAllToAllw(Object, int[], long[], Datatype[], Object, int[], long[], Datatype[]) iNeighborAllToAllw} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ineighbor_alltoallw")
    public Request iNeighborAllToAllw(Object sendbuf, int[] sendcounts, long[] sdispls, Datatype[] sendtypes, Object recvbuf, int[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        return asTopocomm().iNeighborAllToAllw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes);
    }

    /**
     * {@link Topocomm#neighborAllGather(Object, int, Datatype, Object, int, Datatype) neighborAllGather} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgather")
    public void neighborAllGather(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype) {
        asTopocomm().neighborAllGather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Topocomm#neighborAllGather(Object) neighborAllGather} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgather")
    public <T> List<T> neighborAllGather(T sendobj) {
        return asTopocomm().neighborAllGather(sendobj);
    }

    /**
     * {@link Topocomm#neighborAllGatherv(Object, int, Datatype, Object, int[], int[], Datatype) neighborAllGatherv} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgatherv")
    public void neighborAllGatherv(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] displs, Datatype recvtype) {
        asTopocomm().neighborAllGatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype);
    }

    /**
     * {@link Topocomm#neighborAllToAll(Object, int, Datatype, Object, int, Datatype) neighborAllToAll} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoall")
    public void neighborAllToAll(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype) {
        asTopocomm().neighborAllToAll(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Topocomm#neighborAllToAll(List) neighborAllToAll} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoall")
    public <T> List<T> neighborAllToAll(List<? extends T> sendobj) {
        return asTopocomm().neighborAllToAll(sendobj);
    }

    /**
     * {@link Topocomm#neighborAllToAllv(Object, int[], int[], Datatype, Object, int[], int[], Datatype) neighborAllToAllv} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in elements, of each block that is sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in elements, of each block that is received
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoallv")
    public void neighborAllToAllv(Object sendbuf, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] rdispls, Datatype recvtype) {
        asTopocomm().neighborAllToAllv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype);
    }

    /**
     * {@link Topocomm#neighborAllToAllw(Object, int[], long[], Datatype[], Object, int[], long[], Datatype[]) neighborAllToAllw} <span class="camel-case">of class</span> {@code Topocomm}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendcounts number of elements that are sent to each rank
     * @param sdispls displacement, in bytes, of each block that is sent
     * @param sendtypes datatype of each block that is sent
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvcounts number of elements that come from each rank
     * @param rdispls displacement, in bytes, of each block that is received
     * @param recvtypes datatype of each block that is received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoallw")
    public void neighborAllToAllw(Object sendbuf, int[] sendcounts, long[] sdispls, Datatype[] sendtypes, Object recvbuf, int[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        asTopocomm().neighborAllToAllw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes);
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
