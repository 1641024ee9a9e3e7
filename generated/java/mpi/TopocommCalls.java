// Generated from the snapshots in generated/api by `make bindings`; edit templates/Calls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.Generated;
import mpi.internal.link.Linkage;
import mpi.internal.call.CallShape;
import mpi.internal.objects.ObjectLists;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Topocomm} that the generator makes from the MPI header.
 */
abstract class TopocommCalls extends Intracomm {

    TopocommCalls(long handle) {
        super(handle);
    }

    /**
     * Returns the number of neighbours that send to this rank.
     */
    abstract int indegree();

    /**
     * Returns the number of neighbours to which this rank sends.
     */
    abstract int outdegree();

    /**
     * Begins to send one block to all neighbours and to receive one from each.
     *
     * <p>Calls {@code MPI_Ineighbor_allgather}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Ineighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated("CallsEmitter")
    public Request Ineighbor_allgather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ineighbor_allgather", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, (long) indegree() * recvcount, recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Ineighbor_allgather(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Topocomm#Ineighbor_allgather(Object, int, int, Datatype, Object, int, int, Datatype) Ineighbor_allgather} <span class="camel-case">under its camelCase name</span>.
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
        return Ineighbor_allgather(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    private static final boolean INEIGHBOR_ALLGATHER_C = Linkage.has("MPI_Ineighbor_allgather_c");

    /**
     * Begins to send one block to all neighbours and to receive one from each.
     *
     * <p>Calls {@code MPI_Ineighbor_allgather_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ineighbor_allgather} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ineighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated("CallsEmitter")
    public Request Ineighbor_allgather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ineighbor_allgather_c", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, (long) indegree() * recvcount, recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(INEIGHBOR_ALLGATHER_C ? Mpi.MPI_Ineighbor_allgather_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), requestAt) : Mpi.MPI_Ineighbor_allgather(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Topocomm#Ineighbor_allgather(MemorySegment, long, Datatype, MemorySegment, long, Datatype) Ineighbor_allgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ineighbor_allgather_c")
    public Request iNeighborAllGather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        return Ineighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Topocomm#Ineighbor_allgather(Object, int, int, Datatype, Object, int, int, Datatype) Ineighbor_allgather} <span class="camel-case">under its camelCase name</span>.
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
    public Request iNeighborAllGather(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype) {
        return Ineighbor_allgather(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * Begins to send one block to all neighbours and to receive one of any length from each.
     *
     * <p>Calls {@code MPI_Ineighbor_allgatherv}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Ineighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated("CallsEmitter")
    public Request Ineighbor_allgatherv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ineighbor_allgatherv", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, displs, recvtype, indegree());
            MemorySegment recvcountsAt = frame.ints(recvcounts, indegree());
            MemorySegment displsAt = frame.ints(displs, indegree());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(Mpi.MPI_Ineighbor_allgatherv(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Topocomm#Ineighbor_allgatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype) Ineighbor_allgatherv} <span class="camel-case">under its camelCase name</span>.
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
        return Ineighbor_allgatherv(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, displs, recvtype);
    }

    private static final boolean INEIGHBOR_ALLGATHERV_C = Linkage.has("MPI_Ineighbor_allgatherv_c");

    /**
     * Begins to send one block to all neighbours and to receive one of any length from each.
     *
     * <p>Calls {@code MPI_Ineighbor_allgatherv_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ineighbor_allgatherv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ineighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated("CallsEmitter")
    public Request Ineighbor_allgatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ineighbor_allgatherv_c", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, displs, recvtype, indegree());
            MemorySegment recvcountsAt = frame.counts(recvcounts, indegree(), INEIGHBOR_ALLGATHERV_C);
            MemorySegment displsAt = frame.counts(displs, indegree(), INEIGHBOR_ALLGATHERV_C);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(INEIGHBOR_ALLGATHERV_C ? Mpi.MPI_Ineighbor_allgatherv_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), requestAt) : Mpi.MPI_Ineighbor_allgatherv(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Topocomm#Ineighbor_allgatherv(MemorySegment, long, Datatype, MemorySegment, long[], long[], Datatype) Ineighbor_allgatherv} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node238.htm#Node238">MPI 5.0, section 8.7.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ineighbor_allgatherv_c")
    public Request iNeighborAllGatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype) {
        return Ineighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype);
    }

    /**
     * Begins to send a different block to each neighbour and to receive one from each.
     *
     * <p>Calls {@code MPI_Ineighbor_alltoall}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Ineighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Ineighbor_alltoall(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ineighbor_alltoall", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, (long) outdegree() * sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, (long) indegree() * recvcount, recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, (long) outdegree() * sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Ineighbor_alltoall(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Topocomm#Ineighbor_alltoall(Object, int, int, Datatype, Object, int, int, Datatype) Ineighbor_alltoall} <span class="camel-case">under its camelCase name</span>.
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
        return Ineighbor_alltoall(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    private static final boolean INEIGHBOR_ALLTOALL_C = Linkage.has("MPI_Ineighbor_alltoall_c");

    /**
     * Begins to send a different block to each neighbour and to receive one from each.
     *
     * <p>Calls {@code MPI_Ineighbor_alltoall_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ineighbor_alltoall} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ineighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Ineighbor_alltoall(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ineighbor_alltoall_c", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, (long) outdegree() * sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, (long) indegree() * recvcount, recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, (long) outdegree() * sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(INEIGHBOR_ALLTOALL_C ? Mpi.MPI_Ineighbor_alltoall_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), requestAt) : Mpi.MPI_Ineighbor_alltoall(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Topocomm#Ineighbor_alltoall(MemorySegment, long, Datatype, MemorySegment, long, Datatype) Ineighbor_alltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ineighbor_alltoall_c")
    public Request iNeighborAllToAll(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        return Ineighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Topocomm#Ineighbor_alltoall(Object, int, int, Datatype, Object, int, int, Datatype) Ineighbor_alltoall} <span class="camel-case">under its camelCase name</span>.
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
    public Request iNeighborAllToAll(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype) {
        return Ineighbor_alltoall(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * Begins to send blocks of different lengths to the neighbours and to receive one from each.
     *
     * <p>Calls {@code MPI_Ineighbor_alltoallv}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Ineighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Ineighbor_alltoallv(Object sendbuf, int sendoffset, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] rdispls, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ineighbor_alltoallv", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtype, outdegree());
            MemorySegment sendcountsAt = frame.ints(sendcounts, outdegree());
            MemorySegment sdisplsAt = frame.ints(sdispls, outdegree());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtype, indegree());
            MemorySegment recvcountsAt = frame.ints(recvcounts, indegree());
            MemorySegment rdisplsAt = frame.ints(rdispls, indegree());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, outdegree()).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(Mpi.MPI_Ineighbor_alltoallv(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Topocomm#Ineighbor_alltoallv(Object, int, int[], int[], Datatype, Object, int, int[], int[], Datatype) Ineighbor_alltoallv} <span class="camel-case">under its camelCase name</span>.
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
        return Ineighbor_alltoallv(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcounts, sdispls, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, rdispls, recvtype);
    }

    private static final boolean INEIGHBOR_ALLTOALLV_C = Linkage.has("MPI_Ineighbor_alltoallv_c");

    /**
     * Begins to send blocks of different lengths to the neighbours and to receive one from each.
     *
     * <p>Calls {@code MPI_Ineighbor_alltoallv_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ineighbor_alltoallv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ineighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Ineighbor_alltoallv(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Ineighbor_alltoallv_c", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtype, outdegree());
            MemorySegment sendcountsAt = frame.counts(sendcounts, outdegree(), INEIGHBOR_ALLTOALLV_C);
            MemorySegment sdisplsAt = frame.counts(sdispls, outdegree(), INEIGHBOR_ALLTOALLV_C);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtype, indegree());
            MemorySegment recvcountsAt = frame.counts(recvcounts, indegree(), INEIGHBOR_ALLTOALLV_C);
            MemorySegment rdisplsAt = frame.counts(rdispls, indegree(), INEIGHBOR_ALLTOALLV_C);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, outdegree()).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(INEIGHBOR_ALLTOALLV_C ? Mpi.MPI_Ineighbor_alltoallv_c(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), requestAt) : Mpi.MPI_Ineighbor_alltoallv(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            return new Request(frame, requestAt, recvtype, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Topocomm#Ineighbor_alltoallv(MemorySegment, long[], long[], Datatype, MemorySegment, long[], long[], Datatype) Ineighbor_alltoallv} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ineighbor_alltoallv_c")
    public Request iNeighborAllToAllv(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype) {
        return Ineighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype);
    }

    /**
     * Begins to exchange blocks of any length and datatype with the neighbours.
     *
     * <p>Calls {@code MPI_Ineighbor_alltoallw}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Ineighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Ineighbor_alltoallw(Object sendbuf, int sendoffset, int[] sendcounts, long[] sdispls, Datatype[] sendtypes, Object recvbuf, int recvoffset, int[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        try (Frame frame = Frame.open("MPI_Ineighbor_alltoallw", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtypes, outdegree());
            MemorySegment sendcountsAt = frame.ints(sendcounts, outdegree());
            MemorySegment sdisplsAt = frame.longs(sdispls, outdegree());
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), outdegree());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtypes, indegree());
            MemorySegment recvcountsAt = frame.ints(recvcounts, indegree());
            MemorySegment rdisplsAt = frame.longs(rdispls, indegree());
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), indegree());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, outdegree()).writes(recvbuf, recvcounts, recvtypes, indegree()).on(this).told();
            }
            frame.check(Mpi.MPI_Ineighbor_alltoallw(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), requestAt));
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
            return new Request(frame, requestAt, null, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Topocomm#Ineighbor_alltoallw(Object, int, int[], long[], Datatype[], Object, int, int[], long[], Datatype[]) Ineighbor_alltoallw} <span class="camel-case">under its camelCase name</span>.
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
        return Ineighbor_alltoallw(CamelCaseBuffers.of(sendbuf, sendtypes), 0, sendcounts, sdispls, sendtypes, CamelCaseBuffers.of(recvbuf, recvtypes), 0, recvcounts, rdispls, recvtypes);
    }

    private static final boolean INEIGHBOR_ALLTOALLW_C = Linkage.has("MPI_Ineighbor_alltoallw_c");

    /**
     * Begins to exchange blocks of any length and datatype with the neighbours.
     *
     * <p>Calls {@code MPI_Ineighbor_alltoallw_c}: collective, nonblocking.
     *
     * <p>The request keeps the buffers; they are the program's again when it completes. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Ineighbor_alltoallw} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Ineighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated("CallsEmitter")
    public Request Ineighbor_alltoallw(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        try (Frame frame = Frame.open("MPI_Ineighbor_alltoallw_c", CallShape.REQUEST)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtypes, outdegree());
            MemorySegment sendcountsAt = frame.counts(sendcounts, outdegree(), INEIGHBOR_ALLTOALLW_C);
            MemorySegment sdisplsAt = frame.longs(sdispls, outdegree());
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), outdegree());
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtypes, indegree());
            MemorySegment recvcountsAt = frame.counts(recvcounts, indegree(), INEIGHBOR_ALLTOALLW_C);
            MemorySegment rdisplsAt = frame.longs(rdispls, indegree());
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), indegree());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, outdegree()).writes(recvbuf, recvcounts, recvtypes, indegree()).on(this).told();
            }
            frame.check(INEIGHBOR_ALLTOALLW_C ? Mpi.MPI_Ineighbor_alltoallw_c(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), requestAt) : Mpi.MPI_Ineighbor_alltoallw(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), requestAt));
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
            return new Request(frame, requestAt, null, sendbuf, recvbuf);
        }
    }

    /**
     * {@link Topocomm#Ineighbor_alltoallw(MemorySegment, long[], long[], Datatype[], MemorySegment, long[], long[], Datatype[]) Ineighbor_alltoallw} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node239.htm#Node239">MPI 5.0, section 8.7.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Ineighbor_alltoallw_c")
    public Request iNeighborAllToAllw(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        return Ineighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes);
    }

    /**
     * Sends one block to all neighbours and receives one from each.
     *
     * <p>Calls {@code MPI_Neighbor_allgather}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated("CallsEmitter")
    public void Neighbor_allgather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Neighbor_allgather", codec(), sendbuf, sendoffset, sendcount, sendtype, 1);
                ObjectBlocks received = ObjectBlocks.of("MPI_Neighbor_allgather", codec(), recvbuf, recvoffset, recvcount, recvtype, indegree())) {
                sent.encoded();
                Neighbor_allgather(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT);
                Neighbor_allgatherv(sent.bytes(), 0, sent.length(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Neighbor_allgather")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, (long) indegree() * recvcount, recvtype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Neighbor_allgather(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * Sends one block to all neighbours and receives one from each.
     *
     * <p>Calls {@code MPI_Neighbor_allgather}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Neighbor_allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated("CallsEmitter")
    public <T> List<T> neighbor_allgather(T sendobj) {
        Object[] received = new Object[indegree()];
        Neighbor_allgather(new Object[] { sendobj }, 0, 1, MPI.OBJECT, received, 0, 1, MPI.OBJECT);
        return ObjectLists.of(received);
    }

    /**
     * {@link Topocomm#Neighbor_allgather(Object, int, int, Datatype, Object, int, int, Datatype) Neighbor_allgather} <span class="camel-case">under its camelCase name</span>.
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
        Neighbor_allgather(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * {@link Topocomm#neighbor_allgather(Object) neighbor_allgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgather")
    public <T> List<T> neighborAllGather(T sendobj) {
        return neighbor_allgather(sendobj);
    }

    private static final boolean NEIGHBOR_ALLGATHER_C = Linkage.has("MPI_Neighbor_allgather_c");

    /**
     * Sends one block to all neighbours and receives one from each.
     *
     * <p>Calls {@code MPI_Neighbor_allgather_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Neighbor_allgather} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Neighbor_allgather_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated("CallsEmitter")
    public void Neighbor_allgather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Neighbor_allgather_c")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, (long) indegree() * recvcount, recvtype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(NEIGHBOR_ALLGATHER_C ? Mpi.MPI_Neighbor_allgather_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle()) : Mpi.MPI_Neighbor_allgather(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_allgather(MemorySegment, long, Datatype, MemorySegment, long, Datatype) Neighbor_allgather} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgather_c")
    public void neighborAllGather(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        Neighbor_allgather(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Topocomm#Neighbor_allgather(Object, int, int, Datatype, Object, int, int, Datatype) Neighbor_allgather} <span class="camel-case">under its camelCase name</span>.
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
    public void neighborAllGather(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype) {
        Neighbor_allgather(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * Makes a persistent request for {@code Neighbor_allgather}: one block to all neighbours.
     *
     * <p>Calls {@code MPI_Neighbor_allgather_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Neighbor_allgather_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated("CallsEmitter")
    public Prequest Neighbor_allgather_init(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Neighbor_allgather_init", CallShape.PERSISTENT)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, (long) indegree() * recvcount, recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Neighbor_allgather_init(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_allgather_init(Object, int, int, Datatype, Object, int, int, Datatype, Info) Neighbor_allgather_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgather_init")
    public Prequest neighborAllGatherInit(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, Info info) {
        return Neighbor_allgather_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype, info);
    }

    private static final boolean NEIGHBOR_ALLGATHER_INIT_C = Linkage.has("MPI_Neighbor_allgather_init_c");

    /**
     * Makes a persistent request for {@code Neighbor_allgather}: one block to all neighbours.
     *
     * <p>Calls {@code MPI_Neighbor_allgather_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Neighbor_allgather_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Neighbor_allgather_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated("CallsEmitter")
    public Prequest Neighbor_allgather_init(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Neighbor_allgather_init_c", CallShape.PERSISTENT)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, (long) indegree() * recvcount, recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(NEIGHBOR_ALLGATHER_INIT_C ? Mpi.MPI_Neighbor_allgather_init_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Neighbor_allgather_init(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_allgather_init(MemorySegment, long, Datatype, MemorySegment, long, Datatype, Info) Neighbor_allgather_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgather_init_c")
    public Prequest neighborAllGatherInit(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, Info info) {
        return Neighbor_allgather_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, info);
    }

    /**
     * {@link Topocomm#Neighbor_allgather_init(Object, int, int, Datatype, Object, int, int, Datatype, Info) Neighbor_allgather_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgather_init")
    public Prequest neighborAllGatherInit(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype, Info info) {
        return Neighbor_allgather_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype, info);
    }

    /**
     * Sends one block to all neighbours and receives one of any length from each.
     *
     * <p>Calls {@code MPI_Neighbor_allgatherv}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Neighbor_allgatherv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated("CallsEmitter")
    public void Neighbor_allgatherv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Neighbor_allgatherv", codec(), sendbuf, sendoffset, sendcount, sendtype, 1);
                ObjectBlocks received = ObjectBlocks.of("MPI_Neighbor_allgatherv", codec(), recvbuf, recvoffset, recvcounts, displs, recvtype, indegree())) {
                sent.encoded();
                Neighbor_allgather(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT);
                Neighbor_allgatherv(sent.bytes(), 0, sent.length(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Neighbor_allgatherv")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, displs, recvtype, indegree());
            MemorySegment recvcountsAt = frame.ints(recvcounts, indegree());
            MemorySegment displsAt = frame.ints(displs, indegree());
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(Mpi.MPI_Neighbor_allgatherv(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_allgatherv(Object, int, int, Datatype, Object, int, int[], int[], Datatype) Neighbor_allgatherv} <span class="camel-case">under its camelCase name</span>.
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
        Neighbor_allgatherv(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, displs, recvtype);
    }

    private static final boolean NEIGHBOR_ALLGATHERV_C = Linkage.has("MPI_Neighbor_allgatherv_c");

    /**
     * Sends one block to all neighbours and receives one of any length from each.
     *
     * <p>Calls {@code MPI_Neighbor_allgatherv_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Neighbor_allgatherv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Neighbor_allgatherv_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated("CallsEmitter")
    public void Neighbor_allgatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Neighbor_allgatherv_c")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, displs, recvtype, indegree());
            MemorySegment recvcountsAt = frame.counts(recvcounts, indegree(), NEIGHBOR_ALLGATHERV_C);
            MemorySegment displsAt = frame.counts(displs, indegree(), NEIGHBOR_ALLGATHERV_C);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(NEIGHBOR_ALLGATHERV_C ? Mpi.MPI_Neighbor_allgatherv_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle()) : Mpi.MPI_Neighbor_allgatherv(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_allgatherv(MemorySegment, long, Datatype, MemorySegment, long[], long[], Datatype) Neighbor_allgatherv} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcounts number of elements that come from each rank
     * @param displs displacement of each block in elements
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node235.htm#Node235">MPI 5.0, section 8.6.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgatherv_c")
    public void neighborAllGatherv(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype) {
        Neighbor_allgatherv(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype);
    }

    /**
     * Makes a persistent request for {@code Neighbor_allgatherv}: blocks of any length come in.
     *
     * <p>Calls {@code MPI_Neighbor_allgatherv_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Neighbor_allgatherv_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated("CallsEmitter")
    public Prequest Neighbor_allgatherv_init(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] displs, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Neighbor_allgatherv_init", CallShape.PERSISTENT)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, displs, recvtype, indegree());
            MemorySegment recvcountsAt = frame.ints(recvcounts, indegree());
            MemorySegment displsAt = frame.ints(displs, indegree());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(Mpi.MPI_Neighbor_allgatherv_init(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_allgatherv_init(Object, int, int, Datatype, Object, int, int[], int[], Datatype, Info) Neighbor_allgatherv_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgatherv_init")
    public Prequest neighborAllGathervInit(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] displs, Datatype recvtype, Info info) {
        return Neighbor_allgatherv_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, displs, recvtype, info);
    }

    private static final boolean NEIGHBOR_ALLGATHERV_INIT_C = Linkage.has("MPI_Neighbor_allgatherv_init_c");

    /**
     * Makes a persistent request for {@code Neighbor_allgatherv}: blocks of any length come in.
     *
     * <p>Calls {@code MPI_Neighbor_allgatherv_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Neighbor_allgatherv_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Neighbor_allgatherv_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint displs[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated("CallsEmitter")
    public Prequest Neighbor_allgatherv_init(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Neighbor_allgatherv_init_c", CallShape.PERSISTENT)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, displs, recvtype, indegree());
            MemorySegment recvcountsAt = frame.counts(recvcounts, indegree(), NEIGHBOR_ALLGATHERV_INIT_C);
            MemorySegment displsAt = frame.counts(displs, indegree(), NEIGHBOR_ALLGATHERV_INIT_C);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcount, sendtype).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(NEIGHBOR_ALLGATHERV_INIT_C ? Mpi.MPI_Neighbor_allgatherv_init_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Neighbor_allgatherv_init(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, recvcountsAt, displsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_allgatherv_init(MemorySegment, long, Datatype, MemorySegment, long[], long[], Datatype, Info) Neighbor_allgatherv_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node241.htm#Node241">MPI 5.0, section 8.8.1</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_allgatherv_init_c")
    public Prequest neighborAllGathervInit(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] displs, Datatype recvtype, Info info) {
        return Neighbor_allgatherv_init(sendbuf, sendcount, sendtype, recvbuf, recvcounts, displs, recvtype, info);
    }

    /**
     * Sends a different block to each neighbour and receives one from each.
     *
     * <p>Calls {@code MPI_Neighbor_alltoall}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("CallsEmitter")
    public void Neighbor_alltoall(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Neighbor_alltoall", codec(), sendbuf, sendoffset, sendcount, sendtype, outdegree());
                ObjectBlocks received = ObjectBlocks.of("MPI_Neighbor_alltoall", codec(), recvbuf, recvoffset, recvcount, recvtype, indegree())) {
                sent.encoded();
                Neighbor_alltoall(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT);
                Neighbor_alltoallv(sent.bytes(), 0, sent.sizes(), sent.displacements(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Neighbor_alltoall")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, (long) outdegree() * sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, (long) indegree() * recvcount, recvtype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, (long) outdegree() * sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Neighbor_alltoall(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * Sends a different block to each neighbour and receives one from each.
     *
     * <p>Calls {@code MPI_Neighbor_alltoall}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Neighbor_alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("CallsEmitter")
    public <T> List<T> neighbor_alltoall(List<? extends T> sendobj) {
        Object[] received = new Object[indegree()];
        Neighbor_alltoall(ObjectLists.array("MPI_Neighbor_alltoall", sendobj, outdegree()), 0, 1, MPI.OBJECT, received, 0, 1, MPI.OBJECT);
        return ObjectLists.of(received);
    }

    /**
     * {@link Topocomm#Neighbor_alltoall(Object, int, int, Datatype, Object, int, int, Datatype) Neighbor_alltoall} <span class="camel-case">under its camelCase name</span>.
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
        Neighbor_alltoall(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * {@link Topocomm#neighbor_alltoall(List) neighbor_alltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param <T> class of the objects
     * @param sendobj objects to send, one for each receiver
     * @return the objects, in the order of their senders
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoall")
    public <T> List<T> neighborAllToAll(List<? extends T> sendobj) {
        return neighbor_alltoall(sendobj);
    }

    private static final boolean NEIGHBOR_ALLTOALL_C = Linkage.has("MPI_Neighbor_alltoall_c");

    /**
     * Sends a different block to each neighbour and receives one from each.
     *
     * <p>Calls {@code MPI_Neighbor_alltoall_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Neighbor_alltoall} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Neighbor_alltoall_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("CallsEmitter")
    public void Neighbor_alltoall(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Neighbor_alltoall_c")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, (long) outdegree() * sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, (long) indegree() * recvcount, recvtype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, (long) outdegree() * sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(NEIGHBOR_ALLTOALL_C ? Mpi.MPI_Neighbor_alltoall_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle()) : Mpi.MPI_Neighbor_alltoall(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoall(MemorySegment, long, Datatype, MemorySegment, long, Datatype) Neighbor_alltoall} <span class="camel-case">under its camelCase name</span>.
     *
     * @param sendbuf segment that is read
     * @param sendcount number of elements that are sent to each rank
     * @param sendtype datatype of the elements that are sent
     * @param recvbuf segment that is filled
     * @param recvcount number of elements that come from each rank
     * @param recvtype datatype of the elements that are received
     * @throws MPIException if an argument is wrong or MPI reports an error
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoall_c")
    public void neighborAllToAll(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype) {
        Neighbor_alltoall(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype);
    }

    /**
     * {@link Topocomm#Neighbor_alltoall(Object, int, int, Datatype, Object, int, int, Datatype) Neighbor_alltoall} <span class="camel-case">under its camelCase name</span>.
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
    public void neighborAllToAll(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype) {
        Neighbor_alltoall(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype);
    }

    /**
     * Makes a persistent request for {@code Neighbor_alltoall}: a block to each neighbour.
     *
     * <p>Calls {@code MPI_Neighbor_alltoall_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Neighbor_alltoall_init(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("CallsEmitter")
    public Prequest Neighbor_alltoall_init(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Neighbor_alltoall_init", CallShape.PERSISTENT)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, (long) outdegree() * sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, (long) indegree() * recvcount, recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, (long) outdegree() * sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(Mpi.MPI_Neighbor_alltoall_init(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoall_init(Object, int, int, Datatype, Object, int, int, Datatype, Info) Neighbor_alltoall_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoall_init")
    public Prequest neighborAllToAllInit(Object sendbuf, int sendcount, Datatype sendtype, Object recvbuf, int recvcount, Datatype recvtype, Info info) {
        return Neighbor_alltoall_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype, info);
    }

    private static final boolean NEIGHBOR_ALLTOALL_INIT_C = Linkage.has("MPI_Neighbor_alltoall_init_c");

    /**
     * Makes a persistent request for {@code Neighbor_alltoall}: a block to each neighbour.
     *
     * <p>Calls {@code MPI_Neighbor_alltoall_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Neighbor_alltoall_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Neighbor_alltoall_init_c(const void *sendbuf, MPI_Count sendcount, MPI_Datatype sendtype, void *recvbuf, MPI_Count recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("CallsEmitter")
    public Prequest Neighbor_alltoall_init(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Neighbor_alltoall_init_c", CallShape.PERSISTENT)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, (long) outdegree() * sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, (long) indegree() * recvcount, recvtype);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, (long) outdegree() * sendcount, sendtype).writes(recvbuf, (long) indegree() * recvcount, recvtype).on(this).told();
            }
            frame.check(NEIGHBOR_ALLTOALL_INIT_C ? Mpi.MPI_Neighbor_alltoall_init_c(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Neighbor_alltoall_init(sendbufAt, frame.small(sendcount), Datatype.handle(sendtype), recvbufAt, frame.small(recvcount), Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoall_init(MemorySegment, long, Datatype, MemorySegment, long, Datatype, Info) Neighbor_alltoall_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoall_init_c")
    public Prequest neighborAllToAllInit(MemorySegment sendbuf, long sendcount, Datatype sendtype, MemorySegment recvbuf, long recvcount, Datatype recvtype, Info info) {
        return Neighbor_alltoall_init(sendbuf, sendcount, sendtype, recvbuf, recvcount, recvtype, info);
    }

    /**
     * {@link Topocomm#Neighbor_alltoall_init(Object, int, int, Datatype, Object, int, int, Datatype, Info) Neighbor_alltoall_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoall_init")
    public Prequest neighborAllToAllInit(MemorySegment sendbuf, int sendcount, Datatype sendtype, MemorySegment recvbuf, int recvcount, Datatype recvtype, Info info) {
        return Neighbor_alltoall_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcount, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcount, recvtype, info);
    }

    /**
     * Sends blocks of different lengths to the neighbours and receives one from each.
     *
     * <p>Calls {@code MPI_Neighbor_alltoallv}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Neighbor_alltoallv(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("CallsEmitter")
    public void Neighbor_alltoallv(Object sendbuf, int sendoffset, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] rdispls, Datatype recvtype) {
        if (ObjectType.among(sendtype, recvtype)) {
            try (ObjectBlocks sent = ObjectBlocks.of("MPI_Neighbor_alltoallv", codec(), sendbuf, sendoffset, sendcounts, sdispls, sendtype, outdegree());
                ObjectBlocks received = ObjectBlocks.of("MPI_Neighbor_alltoallv", codec(), recvbuf, recvoffset, recvcounts, rdispls, recvtype, indegree())) {
                sent.encoded();
                Neighbor_alltoall(sent.sizes(), 0, 1, MPI.INT, received.sizes(), 0, 1, MPI.INT);
                Neighbor_alltoallv(sent.bytes(), 0, sent.sizes(), sent.displacements(), MPI.BYTE, received.bytes(), 0, received.sizes(), received.displacements(), MPI.BYTE);
                received.store();
                return;
            }
        }
        try (Frame frame = Frame.open("MPI_Neighbor_alltoallv")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtype, outdegree());
            MemorySegment sendcountsAt = frame.ints(sendcounts, outdegree());
            MemorySegment sdisplsAt = frame.ints(sdispls, outdegree());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtype, indegree());
            MemorySegment recvcountsAt = frame.ints(recvcounts, indegree());
            MemorySegment rdisplsAt = frame.ints(rdispls, indegree());
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, outdegree()).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(Mpi.MPI_Neighbor_alltoallv(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoallv(Object, int, int[], int[], Datatype, Object, int, int[], int[], Datatype) Neighbor_alltoallv} <span class="camel-case">under its camelCase name</span>.
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
        Neighbor_alltoallv(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcounts, sdispls, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, rdispls, recvtype);
    }

    private static final boolean NEIGHBOR_ALLTOALLV_C = Linkage.has("MPI_Neighbor_alltoallv_c");

    /**
     * Sends blocks of different lengths to the neighbours and receives one from each.
     *
     * <p>Calls {@code MPI_Neighbor_alltoallv_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Neighbor_alltoallv} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Neighbor_alltoallv_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("CallsEmitter")
    public void Neighbor_alltoallv(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Neighbor_alltoallv_c")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtype, outdegree());
            MemorySegment sendcountsAt = frame.counts(sendcounts, outdegree(), NEIGHBOR_ALLTOALLV_C);
            MemorySegment sdisplsAt = frame.counts(sdispls, outdegree(), NEIGHBOR_ALLTOALLV_C);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtype, indegree());
            MemorySegment recvcountsAt = frame.counts(recvcounts, indegree(), NEIGHBOR_ALLTOALLV_C);
            MemorySegment rdisplsAt = frame.counts(rdispls, indegree(), NEIGHBOR_ALLTOALLV_C);
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, outdegree()).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(NEIGHBOR_ALLTOALLV_C ? Mpi.MPI_Neighbor_alltoallv_c(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle()) : Mpi.MPI_Neighbor_alltoallv(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoallv(MemorySegment, long[], long[], Datatype, MemorySegment, long[], long[], Datatype) Neighbor_alltoallv} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoallv_c")
    public void neighborAllToAllv(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype) {
        Neighbor_alltoallv(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype);
    }

    /**
     * Makes a persistent request for {@code Neighbor_alltoallv}: blocks of any length.
     *
     * <p>Calls {@code MPI_Neighbor_alltoallv_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Neighbor_alltoallv_init(const void *sendbuf, const int sendcounts[], const int sdispls[], MPI_Datatype sendtype, void *recvbuf, const int recvcounts[], const int rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("CallsEmitter")
    public Prequest Neighbor_alltoallv_init(Object sendbuf, int sendoffset, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int recvoffset, int[] recvcounts, int[] rdispls, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Neighbor_alltoallv_init", CallShape.PERSISTENT)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtype, outdegree());
            MemorySegment sendcountsAt = frame.ints(sendcounts, outdegree());
            MemorySegment sdisplsAt = frame.ints(sdispls, outdegree());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtype, indegree());
            MemorySegment recvcountsAt = frame.ints(recvcounts, indegree());
            MemorySegment rdisplsAt = frame.ints(rdispls, indegree());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, outdegree()).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(Mpi.MPI_Neighbor_alltoallv_init(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoallv_init(Object, int, int[], int[], Datatype, Object, int, int[], int[], Datatype, Info) Neighbor_alltoallv_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoallv_init")
    public Prequest neighborAllToAllvInit(Object sendbuf, int[] sendcounts, int[] sdispls, Datatype sendtype, Object recvbuf, int[] recvcounts, int[] rdispls, Datatype recvtype, Info info) {
        return Neighbor_alltoallv_init(CamelCaseBuffers.of(sendbuf, sendtype), 0, sendcounts, sdispls, sendtype, CamelCaseBuffers.of(recvbuf, recvtype), 0, recvcounts, rdispls, recvtype, info);
    }

    private static final boolean NEIGHBOR_ALLTOALLV_INIT_C = Linkage.has("MPI_Neighbor_alltoallv_init_c");

    /**
     * Makes a persistent request for {@code Neighbor_alltoallv}: blocks of any length.
     *
     * <p>Calls {@code MPI_Neighbor_alltoallv_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Neighbor_alltoallv_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Neighbor_alltoallv_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], MPI_Datatype sendtype, void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], MPI_Datatype recvtype, MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("CallsEmitter")
    public Prequest Neighbor_alltoallv_init(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype, Info info) {
        try (Frame frame = Frame.open("MPI_Neighbor_alltoallv_init_c", CallShape.PERSISTENT)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtype, outdegree());
            MemorySegment sendcountsAt = frame.counts(sendcounts, outdegree(), NEIGHBOR_ALLTOALLV_INIT_C);
            MemorySegment sdisplsAt = frame.counts(sdispls, outdegree(), NEIGHBOR_ALLTOALLV_INIT_C);
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtype, indegree());
            MemorySegment recvcountsAt = frame.counts(recvcounts, indegree(), NEIGHBOR_ALLTOALLV_INIT_C);
            MemorySegment rdisplsAt = frame.counts(rdispls, indegree(), NEIGHBOR_ALLTOALLV_INIT_C);
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtype, outdegree()).writes(recvbuf, recvcounts, recvtype, indegree()).on(this).told();
            }
            frame.check(NEIGHBOR_ALLTOALLV_INIT_C ? Mpi.MPI_Neighbor_alltoallv_init_c(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt) : Mpi.MPI_Neighbor_alltoallv_init(sendbufAt, sendcountsAt, sdisplsAt, Datatype.handle(sendtype), recvbufAt, recvcountsAt, rdisplsAt, Datatype.handle(recvtype), handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtype);
            Reference.reachabilityFence(recvtype);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, recvtype);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoallv_init(MemorySegment, long[], long[], Datatype, MemorySegment, long[], long[], Datatype, Info) Neighbor_alltoallv_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoallv_init_c")
    public Prequest neighborAllToAllvInit(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype sendtype, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype recvtype, Info info) {
        return Neighbor_alltoallv_init(sendbuf, sendcounts, sdispls, sendtype, recvbuf, recvcounts, rdispls, recvtype, info);
    }

    /**
     * Exchanges blocks with the neighbours, each with a length and a datatype of its own.
     *
     * <p>Calls {@code MPI_Neighbor_alltoallw}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Neighbor_alltoallw(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("CallsEmitter")
    public void Neighbor_alltoallw(Object sendbuf, int sendoffset, int[] sendcounts, long[] sdispls, Datatype[] sendtypes, Object recvbuf, int recvoffset, int[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        try (Frame frame = Frame.open("MPI_Neighbor_alltoallw")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtypes, outdegree());
            MemorySegment sendcountsAt = frame.ints(sendcounts, outdegree());
            MemorySegment sdisplsAt = frame.longs(sdispls, outdegree());
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), outdegree());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtypes, indegree());
            MemorySegment recvcountsAt = frame.ints(recvcounts, indegree());
            MemorySegment rdisplsAt = frame.longs(rdispls, indegree());
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), indegree());
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, outdegree()).writes(recvbuf, recvcounts, recvtypes, indegree()).on(this).told();
            }
            frame.check(Mpi.MPI_Neighbor_alltoallw(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoallw(Object, int, int[], long[], Datatype[], Object, int, int[], long[], Datatype[]) Neighbor_alltoallw} <span class="camel-case">under its camelCase name</span>.
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
        Neighbor_alltoallw(CamelCaseBuffers.of(sendbuf, sendtypes), 0, sendcounts, sdispls, sendtypes, CamelCaseBuffers.of(recvbuf, recvtypes), 0, recvcounts, rdispls, recvtypes);
    }

    private static final boolean NEIGHBOR_ALLTOALLW_C = Linkage.has("MPI_Neighbor_alltoallw_c");

    /**
     * Exchanges blocks with the neighbours, each with a length and a datatype of its own.
     *
     * <p>Calls {@code MPI_Neighbor_alltoallw_c}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Neighbor_alltoallw} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Neighbor_alltoallw_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated("CallsEmitter")
    public void Neighbor_alltoallw(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        try (Frame frame = Frame.open("MPI_Neighbor_alltoallw_c")) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtypes, outdegree());
            MemorySegment sendcountsAt = frame.counts(sendcounts, outdegree(), NEIGHBOR_ALLTOALLW_C);
            MemorySegment sdisplsAt = frame.longs(sdispls, outdegree());
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), outdegree());
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtypes, indegree());
            MemorySegment recvcountsAt = frame.counts(recvcounts, indegree(), NEIGHBOR_ALLTOALLW_C);
            MemorySegment rdisplsAt = frame.longs(rdispls, indegree());
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), indegree());
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, outdegree()).writes(recvbuf, recvcounts, recvtypes, indegree()).on(this).told();
            }
            frame.check(NEIGHBOR_ALLTOALLW_C ? Mpi.MPI_Neighbor_alltoallw_c(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle()) : Mpi.MPI_Neighbor_alltoallw(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoallw(MemorySegment, long[], long[], Datatype[], MemorySegment, long[], long[], Datatype[]) Neighbor_alltoallw} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node236.htm#Node236">MPI 5.0, section 8.6.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoallw_c")
    public void neighborAllToAllw(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes) {
        Neighbor_alltoallw(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes);
    }

    /**
     * Makes a persistent request for {@code Neighbor_alltoallw}: any length and datatype.
     *
     * <p>Calls {@code MPI_Neighbor_alltoallw_init}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>C: {@code int MPI_Neighbor_alltoallw_init(const void *sendbuf, const int sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const int recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("CallsEmitter")
    public Prequest Neighbor_alltoallw_init(Object sendbuf, int sendoffset, int[] sendcounts, long[] sdispls, Datatype[] sendtypes, Object recvbuf, int recvoffset, int[] recvcounts, long[] rdispls, Datatype[] recvtypes, Info info) {
        try (Frame frame = Frame.open("MPI_Neighbor_alltoallw_init", CallShape.PERSISTENT)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcounts, sdispls, sendtypes, outdegree());
            MemorySegment sendcountsAt = frame.ints(sendcounts, outdegree());
            MemorySegment sdisplsAt = frame.longs(sdispls, outdegree());
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), outdegree());
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcounts, rdispls, recvtypes, indegree());
            MemorySegment recvcountsAt = frame.ints(recvcounts, indegree());
            MemorySegment rdisplsAt = frame.longs(rdispls, indegree());
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), indegree());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, outdegree()).writes(recvbuf, recvcounts, recvtypes, indegree()).on(this).told();
            }
            frame.check(Mpi.MPI_Neighbor_alltoallw_init(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoallw_init(Object, int, int[], long[], Datatype[], Object, int, int[], long[], Datatype[], Info) Neighbor_alltoallw_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoallw_init")
    public Prequest neighborAllToAllwInit(Object sendbuf, int[] sendcounts, long[] sdispls, Datatype[] sendtypes, Object recvbuf, int[] recvcounts, long[] rdispls, Datatype[] recvtypes, Info info) {
        return Neighbor_alltoallw_init(CamelCaseBuffers.of(sendbuf, sendtypes), 0, sendcounts, sdispls, sendtypes, CamelCaseBuffers.of(recvbuf, recvtypes), 0, recvcounts, rdispls, recvtypes, info);
    }

    private static final boolean NEIGHBOR_ALLTOALLW_INIT_C = Linkage.has("MPI_Neighbor_alltoallw_init_c");

    /**
     * Makes a persistent request for {@code Neighbor_alltoallw}: any length and datatype.
     *
     * <p>Calls {@code MPI_Neighbor_alltoallw_init_c}: collective, persistent.
     *
     * <p>The request reads and fills the buffers between each start and its completion. {@code sendbuf} holds its count, one block for each neighbour that is sent to. {@code recvbuf} holds its count, one block from each neighbour that sends here.
     *
     * <p>Counts are 64 bits wide: in a library without this function {@code MPI_Neighbor_alltoallw_init} takes its place, and a count that does not fit is an exception that says so.
     *
     * <p>C: {@code int MPI_Neighbor_alltoallw_init_c(const void *sendbuf, const MPI_Count sendcounts[], const MPI_Aint sdispls[], const MPI_Datatype sendtypes[], void *recvbuf, const MPI_Count recvcounts[], const MPI_Aint rdispls[], const MPI_Datatype recvtypes[], MPI_Comm comm, MPI_Info info, MPI_Request *request)}.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated("CallsEmitter")
    public Prequest Neighbor_alltoallw_init(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes, Info info) {
        try (Frame frame = Frame.open("MPI_Neighbor_alltoallw_init_c", CallShape.PERSISTENT)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, 0, sendcounts, sdispls, sendtypes, outdegree());
            MemorySegment sendcountsAt = frame.counts(sendcounts, outdegree(), NEIGHBOR_ALLTOALLW_INIT_C);
            MemorySegment sdisplsAt = frame.longs(sdispls, outdegree());
            MemorySegment sendtypesAt = Handle.all(frame, sendtypes, "MPI_Datatype", Datatype.handle(null), outdegree());
            MemorySegment recvbufAt = frame.out(recvbuf, 0, recvcounts, rdispls, recvtypes, indegree());
            MemorySegment recvcountsAt = frame.counts(recvcounts, indegree(), NEIGHBOR_ALLTOALLW_INIT_C);
            MemorySegment rdisplsAt = frame.longs(rdispls, indegree());
            MemorySegment recvtypesAt = Handle.all(frame, recvtypes, "MPI_Datatype", Datatype.handle(null), indegree());
            MemorySegment requestAt = frame.cell();
            if (Trace.on) {
                frame.trace().reads(sendbuf, sendcounts, sendtypes, outdegree()).writes(recvbuf, recvcounts, recvtypes, indegree()).on(this).told();
            }
            frame.check(NEIGHBOR_ALLTOALLW_INIT_C ? Mpi.MPI_Neighbor_alltoallw_init_c(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), Info.handle(info), requestAt) : Mpi.MPI_Neighbor_alltoallw_init(sendbufAt, sendcountsAt, sdisplsAt, sendtypesAt, recvbufAt, recvcountsAt, rdisplsAt, recvtypesAt, handle(), Info.handle(info), requestAt));
            Reference.reachabilityFence(sendtypes);
            Reference.reachabilityFence(recvtypes);
            Reference.reachabilityFence(info);
            return new Prequest(frame, requestAt, null);
        }
    }

    /**
     * {@link Topocomm#Neighbor_alltoallw_init(MemorySegment, long[], long[], Datatype[], MemorySegment, long[], long[], Datatype[], Info) Neighbor_alltoallw_init} <span class="camel-case">under its camelCase name</span>.
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
     * @see <a href="https://www.mpi-forum.org/docs/mpi-5.0/mpi50-report/node242.htm#Node242">MPI 5.0, section 8.8.2</a>
     */
    @Generated(value = "AliasEmitter", comments = "MPI_Neighbor_alltoallw_init_c")
    public Prequest neighborAllToAllwInit(MemorySegment sendbuf, long[] sendcounts, long[] sdispls, Datatype[] sendtypes, MemorySegment recvbuf, long[] recvcounts, long[] rdispls, Datatype[] recvtypes, Info info) {
        return Neighbor_alltoallw_init(sendbuf, sendcounts, sdispls, sendtypes, recvbuf, recvcounts, rdispls, recvtypes, info);
    }
}
