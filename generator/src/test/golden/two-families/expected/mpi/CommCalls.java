// Generated from the snapshots in generated/api by `make bindings`; edit templates/CommCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;

/**
 * The calls of {@link Comm} that follow from the header by rule.
 */
abstract class CommCalls {

    /**
     * MPI's handle of the communicator.
     */
    abstract long handle();

    /**
     * Checks a rank that is sent to.
     */
    abstract void peer(String name, int rank);

    /**
     * Checks a rank that is received from.
     */
    abstract void source(String name, int rank);

    /**
     * Checks the rank of a root.
     */
    abstract void root(String name, int rank);

    /**
     * Checks that a buffer is one, where MPI knows no {@code MPI_IN_PLACE}.
     */
    abstract void notInPlace(String name, Object buffer);

    /**
     * Number of elements in one block of {@code count} for each rank.
     */
    abstract long blocks(int count);

    /**
     * The same at the root, and 0 elsewhere.
     */
    abstract long blocksAtRoot(int count, int root);

    /**
     * {@code count} at the root, and 0 elsewhere.
     */
    abstract long atRoot(int count, int root);

    /**
     * Calls {@code MPI_Comm_depth}: local.
     *
     * <p>C: {@code int MPI_Comm_depth(MPI_Comm comm, int *depth)}.
     *
     * @return {@code depth}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Depth() {
        try (Frame frame = Frame.open("MPI_Comm_depth")) {
            MemorySegment depthAt = frame.cell();
            frame.check(Mpi.MPI_Comm_depth(handle(), depthAt));
            return frame.intAt(depthAt);
        }
    }

    /**
     * Calls {@code MPI_Iswap}: point-to-point, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Iswap(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param dest rank of the other process, or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iswap(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.nonblocking("MPI_Iswap")) {
            notInPlace("sendbuf", sendbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            notInPlace("recvbuf", recvbuf);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Iswap(sendbufAt, recvbufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Peek}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Peek(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)}.
     *
     * @param source rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @return the status, or null where MPI's flag says no
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Peek(int source, int tag) {
        try (Frame frame = Frame.open("MPI_Peek")) {
            source("source", source);
            MemorySegment flagAt = frame.cell();
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_Peek(source, tag, handle(), flagAt, statusAt));
            return frame.flagAt(flagAt) ? frame.toStatus(statusAt) : null;
        }
    }

    /**
     * Calls {@code MPI_Send}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Send(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param dest rank of the other process, or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Send(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Send")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            frame.check(Mpi.MPI_Send(bufAt, count, Datatype.handle(datatype), dest, tag, handle()));
        }
    }
}
