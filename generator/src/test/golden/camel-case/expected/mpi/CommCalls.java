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
import mpi.internal.call.CallShape;
import mpi.internal.call.StatusCount;
import mpi.internal.objects.ObjectLists;
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
    public void mpiAllgather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Allgather", codec(), sendbuf, sendoffset, sendcount, sendtype, 1);
                ObjectBlocks received = ObjectBlocks.of("MPI_Allgather", codec(), recvbuf, recvoffset, recvcount, recvtype, peers())) {
                sent.encoded();
                mpiAllgather(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT);
                mpiAllgatherv(sent.bytes(), 0, sent.length(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE);
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
    public <T> List<T> mpiAllgatherObjects(T sendobj) {
        Object[] received = new Object[peers()];
        mpiAllgather(new Object[] { sendobj }, 0, 1, MPI.OBJECT, received, 0, 1, MPI.OBJECT);
        return ObjectLists.of(received);
    }

    /**
     * {@link Comm#mpiAllgather(Object, int, int, Datatype, Object, int, int, Datatype) mpiAllgather} <span class="camel-case">under its camelCase name</span>.
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
        mpiAllgather(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * {@link Comm#mpiAllgather(Object, int, int, Datatype, Object, int, int, Datatype) mpiAllgather} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
     *
     * @param buf array, segment or buffer with this rank's part, where the result goes
     * @param count number of elements of one rank
     * @param datatype datatype of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather")
    public void allGather(Object buf, int count, Datatype datatype) {
        mpiAllgather(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype);
    }

    /**
     * {@link Comm#mpiAllgatherObjects(Object) mpiAllgatherObjects} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node128.htm#Node128">MPI 5.0, section 6.7</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Allgather")
    public <T> List<T> allGather(T sendobj) {
        return mpiAllgatherObjects(sendobj);
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
    public void mpiAllgatherv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Allgatherv", codec(), sendbuf, sendoffset, sendcount, sendtype, 1);
                ObjectBlocks received = ObjectBlocks.of("MPI_Allgatherv", codec(), recvbuf, recvoffset, recvcounts, displs, recvtype, peers())) {
                sent.encoded();
                mpiAllgather(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT);
                mpiAllgatherv(sent.bytes(), 0, sent.length(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE);
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
     * {@link Comm#mpiAllgatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype) mpiAllgatherv} <span class="camel-case">under its camelCase name</span>.
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
        mpiAllgatherv(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, displs, recvtype);
    }

    /**
     * {@link Comm#mpiAllgatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype) mpiAllgatherv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
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
        mpiAllgatherv(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype);
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
    public void mpiBcast(Object buffer, int offset, int count, Datatype datatype, int root) {
        if (datatype instanceof ObjectType) {
            try (ObjectBlocks all = ObjectBlocks.of("MPI_Bcast", codec(), buffer, offset, count, datatype, 1)) {
                if (isRoot(root)) {
                    all.encoded();
                }
                mpiBcast(all.sizes(), 0, 1, MPI.INT, root);
                mpiBcast(all.bytes(), 0, all.length(), MPI.BYTE, root);
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
    public <T> T mpiBcastObjects(T obj, int root) {
        Object[] received = { obj };
        mpiBcast(received, 0, 1, MPI.OBJECT, root);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#mpiBcast(Object, int, int, Datatype, int) mpiBcast} <span class="camel-case">under its camelCase name</span>.
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
        mpiBcast(CamelCaseBuffers.of(buffer, datatype, root), 0, count, datatype, root);
    }

    /**
     * {@link Comm#mpiBcastObjects(Object, int) mpiBcastObjects} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param obj object to send
     * @param root rank of the root
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node122.htm#Node122">MPI 5.0, section 6.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Bcast")
    public <T> T bcast(T obj, int root) {
        return mpiBcastObjects(obj, root);
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
    public int mpiRank() {
        if (rank == UNKNOWN) {
            rank = askmpiRank();
        }
        Job.require("MPI_Comm_rank");
        return rank;
    }

    @Generated("CallsEmitter")
    private int askmpiRank() {
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
     * {@link Comm#mpiRank() mpiRank} <span class="camel-case">under its camelCase name</span>.
     *
     * @return the rank
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node189.htm#Node189">MPI 5.0, section 7.4.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Comm_rank")
    public int getRank() {
        return mpiRank();
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
    public void mpiGather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Gather", codec(), sendbuf, sendoffset, sendcount, sendtype, 1);
                ObjectBlocks received = ObjectBlocks.of("MPI_Gather", codec(), recvbuf, recvoffset, recvcount, recvtype, peersAtRoot(root))) {
                sent.encoded();
                mpiGather(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT, root);
                mpiGatherv(sent.bytes(), 0, sent.length(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE, root);
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
    public <T> List<T> mpiGatherObjects(T sendobj, int root) {
        Object[] received = new Object[peersAtRoot(root)];
        mpiGather(new Object[] { sendobj }, 0, 1, MPI.OBJECT, received, 0, 1, MPI.OBJECT, root);
        return isRoot(root) ? ObjectLists.of(received) : null;
    }

    /**
     * {@link Comm#mpiGather(Object, int, int, Datatype, Object, int, int, Datatype, int) mpiGather} <span class="camel-case">under its camelCase name</span>.
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
        mpiGather(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcount, recvtype, root);
    }

    /**
     * {@link Comm#mpiGather(Object, int, int, Datatype, Object, int, int, Datatype, int) mpiGather} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
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
            mpiGather(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, root);
        } else {
            mpiGather(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, null, 0, 0, datatype, root);
        }
    }

    /**
     * {@link Comm#mpiGatherObjects(Object, int) mpiGatherObjects} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param root rank of the root
     * @return the objects, in the order of their senders; null but on the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node124.htm#Node124">MPI 5.0, section 6.5</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Gather")
    public <T> List<T> gather(T sendobj, int root) {
        return mpiGatherObjects(sendobj, root);
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
    public void mpiGatherv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype, int root) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Gatherv", codec(), sendbuf, sendoffset, sendcount, sendtype, 1);
                ObjectBlocks received = ObjectBlocks.of("MPI_Gatherv", codec(), recvbuf, recvoffset, recvcounts, displs, recvtype, peersAtRoot(root))) {
                sent.encoded();
                mpiGather(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT, root);
                mpiGatherv(sent.bytes(), 0, sent.length(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE, root);
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
     * {@link Comm#mpiGatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int) mpiGatherv} <span class="camel-case">under its camelCase name</span>.
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
        mpiGatherv(CamelCaseBuffers.of(sendbuf, sendtype, contributor(root)), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype, root), 0, recvcounts, displs, recvtype, root);
    }

    /**
     * {@link Comm#mpiGatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int) mpiGatherv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
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
        mpiGatherv(MPI.IN_PLACE, 0, 0, datatype, CamelCaseBuffers.of(buf, datatype), 0, counts, displs, datatype, root);
    }

    /**
     * {@link Comm#mpiGatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype, int) mpiGatherv} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
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
        mpiGatherv(CamelCaseBuffers.of(buf, datatype), 0, count, datatype, null, 0, null, null, datatype, root);
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
    public CommImprobe mpiImprobe(int source, int tag) {
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
     * {@link Comm#mpiImprobe(int, int) mpiImprobe} <span class="camel-case">under its camelCase name</span>.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the message, for {@code Mrecv} or {@code Imrecv} to receive; the status of the message; null where no message is there
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node82.htm#Node82">MPI 5.0, section 3.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Improbe")
    public CommImprobe imProbe(int source, int tag) {
        return mpiImprobe(source, tag);
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
    public Request mpiIrecv(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        if (datatype instanceof ObjectType) {
            try (ObjectReceiveBuffer posted = ObjectReceiveBuffer.of("MPI_Irecv", codec(), buf, offset, count, datatype)) {
                return posted.received(mpiIrecv(posted.memory(), 0, posted.capacity(), MPI.BYTE, source, tag));
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
    public <T> ObjectRequest<T> mpiIrecvObjects(int source, int tag) {
        Object[] received = new Object[1];
        return new ObjectRequest<>(mpiIrecv(received, 0, 1, MPI.OBJECT, source, tag), received);
    }

    /**
     * {@link Comm#mpiIrecv(Object, int, int, Datatype, int, int) mpiIrecv} <span class="camel-case">under its camelCase name</span>.
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
        return mpiIrecv(CamelCaseBuffers.of(buf, datatype, source), 0, count, datatype, source, tag);
    }

    /**
     * {@link Comm#mpiIrecvObjects(int, int) mpiIrecvObjects} <span class="camel-case">under its camelCase name</span>.
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
        return mpiIrecvObjects(source, tag);
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
    public Request mpiIsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            byte[] message = ObjectMessage.bytes("MPI_Isend", codec(), buf, offset, count, datatype);
            return mpiIsend(message, 0, message.length, MPI.BYTE, dest, tag);
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
    public Request mpiIsendObjects(Object obj, int dest, int tag) {
        return mpiIsend(new Object[] { obj }, 0, 1, MPI.OBJECT, dest, tag);
    }

    /**
     * {@link Comm#mpiIsend(Object, int, int, Datatype, int, int) mpiIsend} <span class="camel-case">under its camelCase name</span>.
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
        return mpiIsend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#mpiIsendObjects(Object, int, int) mpiIsendObjects} <span class="camel-case">under its camelCase name</span>.
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
        return mpiIsendObjects(obj, dest, tag);
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
    public CommMprobe mpiMprobe(int source, int tag) {
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
     * {@link Comm#mpiMprobe(int, int) mpiMprobe} <span class="camel-case">under its camelCase name</span>.
     *
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the message, for {@code Mrecv} or {@code Imrecv} to receive; the status of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node82.htm#Node82">MPI 5.0, section 3.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Mprobe")
    public CommMprobe mProbe(int source, int tag) {
        return mpiMprobe(source, tag);
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
    public int mpiPack(Object inbuf, int inoffset, int incount, Datatype datatype, byte[] outbuf, int position) {
        if (datatype instanceof ObjectType) {
            byte[] message = ObjectMessage.bytes("MPI_Pack", codec(), inbuf, inoffset, incount, datatype);
            int[] length = { message.length };
            int at = mpiPack(length, 0, 1, MPI.INT, outbuf, position);
            return mpiPack(message, 0, message.length, MPI.BYTE, outbuf, at);
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
     * {@link Comm#mpiPack(Object, int, int, Datatype, byte[], int) mpiPack} <span class="camel-case">under its camelCase name</span>.
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
        return mpiPack(CamelCaseBuffers.of(inbuf, datatype), 0, incount, datatype, outbuf, position);
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
    public Status mpiRecv(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        if (datatype instanceof ObjectType) {
            try (ObjectReceive receive = ObjectReceive.of("MPI_Recv", codec(), buf, offset, count, datatype)) {
                var found = mpiImprobe(source, tag);
                if (found == null) {
                    receive.allocateAhead();
                }
                return receive.received(found == null ? mpiMprobe(source, tag).message() : found.message());
            }
        }
        return new Status(statusOfmpiRecv(buf, offset, count, datatype, source, tag), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfmpiRecv(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
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
    public <T> T mpiRecvObjects(int source, int tag) {
        Object[] received = new Object[1];
        mpiRecv(received, 0, 1, MPI.OBJECT, source, tag);
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
    public <T> T mpiRecvObjects(int source, int tag, Status status) {
        Object[] received = new Object[1];
        Status.copy(mpiRecv(received, 0, 1, MPI.OBJECT, source, tag), status);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#mpiRecv(Object, int, int, Datatype, int, int) mpiRecv} <span class="camel-case">under its camelCase name</span>.
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
        return mpiRecv(CamelCaseBuffers.of(buf, datatype, source), 0, count, datatype, source, tag);
    }

    /**
     * {@link Comm#mpiRecvObjects(int, int) mpiRecvObjects} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Recv")
    public <T> T recv(int source, int tag) {
        return mpiRecvObjects(source, tag);
    }

    /**
     * {@link Comm#mpiRecvObjects(int, int, Status) mpiRecvObjects} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param source rank that sends, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag tag of the message, or MPI.ANY_TAG
     * @param status status of the message that was received
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node61.htm#Node61">MPI 5.0, section 3.2.4</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Recv")
    public <T> T recv(int source, int tag, Status status) {
        return mpiRecvObjects(source, tag, status);
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
    public void mpiReduce(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op, int root) {
        if (datatype instanceof ObjectType) {
            if (TreeReduction.suits(this)) {
                new TreeReduction("MPI_Reduce", this).reduce(sendbuf, sendoffset, recvbuf, recvoffset, count, datatype, op, root);
                return;
            }
            ObjectReduction all = new ObjectReduction("MPI_Reduce", sendbuf, op, count, datatype, peersAtRoot(root));
            mpiGather(sendbuf, sendoffset, all.count(), datatype, all.buffer(), all.offset(), all.count(), datatype, root);
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
    public <T> T mpiReduceObjects(T sendobj, BinaryOperator<T> op, int root) {
        Object[] received = new Object[1];
        mpiReduce(new Object[] { sendobj }, 0, received, 0, 1, MPI.OBJECT, Op.of(op), root);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#mpiReduce(Object, int, Object, int, int, Datatype, Op, int) mpiReduce} <span class="camel-case">under its camelCase name</span>.
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
        mpiReduce(CamelCaseBuffers.of(sendbuf, datatype, contributor(root)), 0, CamelCaseBuffers.of(recvbuf, datatype, root), 0, count, datatype, op, root);
    }

    /**
     * {@link Comm#mpiReduce(Object, int, Object, int, int, Datatype, Op, int) mpiReduce} <span class="camel-case">under its camelCase name</span>, with one buffer for both.
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
            mpiReduce(MPI.IN_PLACE, 0, CamelCaseBuffers.of(buf, datatype), 0, count, datatype, op, root);
        } else {
            mpiReduce(CamelCaseBuffers.of(buf, datatype), 0, null, 0, count, datatype, op, root);
        }
    }

    /**
     * {@link Comm#mpiReduceObjects(Object, BinaryOperator, int) mpiReduceObjects} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @param root rank of the root
     * @return the object; null but on the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node132.htm#Node132">MPI 5.0, section 6.9.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Reduce")
    public <T> T reduce(T sendobj, BinaryOperator<T> op, int root) {
        return mpiReduceObjects(sendobj, op, root);
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
    public void mpiSend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            try (ObjectMessage message = ObjectMessage.of("MPI_Send", codec(), buf, offset, count, datatype)) {
                mpiSend(message.buffer(), 0, message.count(), message.type(), dest, tag);
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
    public void mpiSendObjects(Object obj, int dest, int tag) {
        mpiSend(new Object[] { obj }, 0, 1, MPI.OBJECT, dest, tag);
    }

    /**
     * {@link Comm#mpiSend(Object, int, int, Datatype, int, int) mpiSend} <span class="camel-case">under its camelCase name</span>.
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
        mpiSend(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
    }

    /**
     * {@link Comm#mpiSendObjects(Object, int, int) mpiSendObjects} <span class="camel-case">under its camelCase name</span>.
     *
     * @param obj object to send
     * @param dest rank that receives, or MPI.PROC_NULL
     * @param tag tag of the message
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node58.htm#Node58">MPI 5.0, section 3.2.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Send")
    public void send(Object obj, int dest, int tag) {
        mpiSendObjects(obj, dest, tag);
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
    public Prequest mpiSendInit(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        if (datatype instanceof ObjectType) {
            return new RepeatedSend(() -> mpiIsend(buf, offset, count, datatype, dest, tag));
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
     * {@link Comm#mpiSendInit(Object, int, int, Datatype, int, int) mpiSendInit} <span class="camel-case">under its camelCase name</span>.
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
        return mpiSendInit(CamelCaseBuffers.of(buf, datatype, dest), 0, count, datatype, dest, tag);
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
    public Status mpiSendrecv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, int dest, int sendtag, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int source, int recvtag) {
        if (sendtype instanceof ObjectType) {
            try (ObjectMessage message = ObjectMessage.of("MPI_Sendrecv", codec(), sendbuf, sendoffset, sendcount, sendtype)) {
                return mpiSendrecv(message.buffer(), 0, message.count(), message.type(), dest, sendtag, recvbuf, recvoffset, recvcount, recvtype, source, recvtag);
            }
        }
        if (recvtype instanceof ObjectType) {
            try (ObjectReceiveBuffer posted = ObjectReceiveBuffer.of("MPI_Sendrecv", codec(), recvbuf, recvoffset, recvcount, recvtype)) {
                return posted.received(mpiSendrecv(sendbuf, sendoffset, sendcount, sendtype, dest, sendtag, posted.memory(), 0, posted.capacity(), MPI.BYTE, source, recvtag));
            }
        }
        return new Status(statusOfmpiSendrecv(sendbuf, sendoffset, sendcount, sendtype, dest, sendtag, recvbuf, recvoffset, recvcount, recvtype, source, recvtag), 0, recvtype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfmpiSendrecv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, int dest, int sendtag, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int source, int recvtag) {
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
    public <T> T mpiSendrecvObjects(Object sendobj, int dest, int sendtag, int source, int recvtag) {
        Object[] received = new Object[1];
        mpiSendrecv(new Object[] { sendobj }, 0, 1, MPI.OBJECT, dest, sendtag, received, 0, 1, MPI.OBJECT, source, recvtag);
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
    public <T> T mpiSendrecvObjects(Object sendobj, int dest, int sendtag, int source, int recvtag, Status status) {
        Object[] received = new Object[1];
        Status.copy(mpiSendrecv(new Object[] { sendobj }, 0, 1, MPI.OBJECT, dest, sendtag, received, 0, 1, MPI.OBJECT, source, recvtag), status);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#mpiSendrecv(Object, int, int, Datatype, int, int, Object, int, int, Datatype, int, int) mpiSendrecv} <span class="camel-case">under its camelCase name</span>.
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
        return mpiSendrecv(CamelCaseBuffers.of(sendbuf, sendtype, dest), 0, sendcount, sendtype, dest, sendtag, CamelCaseBuffers.of(recvbuf, recvtype, source), 0, recvcount, recvtype, source, recvtag);
    }

    /**
     * {@link Comm#mpiSendrecvObjects(Object, int, int, int, int) mpiSendrecvObjects} <span class="camel-case">under its camelCase name</span>.
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
        return mpiSendrecvObjects(sendobj, dest, sendtag, source, recvtag);
    }

    /**
     * {@link Comm#mpiSendrecvObjects(Object, int, int, int, int, Status) mpiSendrecvObjects} <span class="camel-case">under its camelCase name</span>.
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
        return mpiSendrecvObjects(sendobj, dest, sendtag, source, recvtag, status);
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
    public Status mpiSendrecvReplace(Object buf, int offset, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        if (datatype instanceof ObjectType) {
            return mpiSendrecv(buf, offset, count, datatype, dest, sendtag, buf, offset, count, datatype, source, recvtag);
        }
        return new Status(statusOfmpiSendrecvReplace(buf, offset, count, datatype, dest, sendtag, source, recvtag), 0, datatype);
    }

    @Generated("CallsEmitter")
    private MemorySegment statusOfmpiSendrecvReplace(Object buf, int offset, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
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
    public <T> T mpiSendrecvReplaceObjects(Object obj, int dest, int sendtag, int source, int recvtag) {
        Object[] received = { obj };
        mpiSendrecvReplace(received, 0, 1, MPI.OBJECT, dest, sendtag, source, recvtag);
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
    public <T> T mpiSendrecvReplaceObjects(Object obj, int dest, int sendtag, int source, int recvtag, Status status) {
        Object[] received = { obj };
        Status.copy(mpiSendrecvReplace(received, 0, 1, MPI.OBJECT, dest, sendtag, source, recvtag), status);
        return ObjectLists.only(received);
    }

    /**
     * {@link Comm#mpiSendrecvReplace(Object, int, int, Datatype, int, int, int, int) mpiSendrecvReplace} <span class="camel-case">under its camelCase name</span>.
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
        return mpiSendrecvReplace(CamelCaseBuffers.of(buf, datatype, dest, source), 0, count, datatype, dest, sendtag, source, recvtag);
    }

    /**
     * {@link Comm#mpiSendrecvReplaceObjects(Object, int, int, int, int) mpiSendrecvReplaceObjects} <span class="camel-case">under its camelCase name</span>.
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
        return mpiSendrecvReplaceObjects(obj, dest, sendtag, source, recvtag);
    }

    /**
     * {@link Comm#mpiSendrecvReplaceObjects(Object, int, int, int, int, Status) mpiSendrecvReplaceObjects} <span class="camel-case">under its camelCase name</span>.
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
        return mpiSendrecvReplaceObjects(obj, dest, sendtag, source, recvtag, status);
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
