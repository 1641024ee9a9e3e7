// Generated from the snapshots in generated/api by `make bindings`; edit templates/IntracommCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;

/**
 * The calls of {@link Intracomm} that follow from the header by rule.
 */
abstract class IntracommCalls extends Comm {

    /**
     * Calls {@code MPI_Allgather}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Allgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements of the datatype
     * @param sendtype type of the elements
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param recvtype type of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Allgather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Allgather")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocks(recvcount), recvtype);
            frame.check(Mpi.MPI_Allgather(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle()));
        }
    }

    /**
     * Calls {@code MPI_Allreduce}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Allreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param op MPI's {@code MPI_Op op}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Allreduce(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Allreduce")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            frame.check(Mpi.MPI_Allreduce(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op), handle()));
        }
    }

    /**
     * Calls {@code MPI_Alltoall}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Alltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements of the datatype
     * @param sendtype type of the elements
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param recvtype type of the elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Alltoall(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        try (Frame frame = Frame.open("MPI_Alltoall")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocks(sendcount), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocks(recvcount), recvtype);
            frame.check(Mpi.MPI_Alltoall(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle()));
        }
    }

    /**
     * Calls {@code MPI_Barrier}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Barrier(MPI_Comm comm)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Barrier() {
        try (Frame frame = Frame.open("MPI_Barrier")) {
            frame.check(Mpi.MPI_Barrier(handle()));
        }
    }

    /**
     * Calls {@code MPI_Bcast}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Bcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm)}.
     *
     * @param buffer array, segment or direct buffer that is read, filled, or both
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Bcast(Object buffer, int offset, int count, Datatype datatype, int root) {
        try (Frame frame = Frame.open("MPI_Bcast")) {
            notInPlace("buffer", buffer);
            MemorySegment bufferAt = frame.inout(buffer, offset, count, datatype);
            root("root", root);
            frame.check(Mpi.MPI_Bcast(bufferAt, count, Datatype.handle(datatype), root, handle()));
        }
    }

    /**
     * Calls {@code MPI_Exscan}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Exscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param op MPI's {@code MPI_Op op}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Exscan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Exscan")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            frame.check(Mpi.MPI_Exscan(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op), handle()));
        }
    }

    /**
     * Calls {@code MPI_Gather}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Gather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements of the datatype
     * @param sendtype type of the elements
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param recvtype type of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Gather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Gather")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocksAtRoot(recvcount, root), recvtype);
            root("root", root);
            frame.check(Mpi.MPI_Gather(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle()));
        }
    }

    /**
     * Calls {@code MPI_Iallgather}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Iallgather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements of the datatype
     * @param sendtype type of the elements
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param recvtype type of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iallgather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        try (Frame frame = Frame.nonblocking("MPI_Iallgather")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocks(recvcount), recvtype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Iallgather(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Iallreduce}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Iallreduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param op MPI's {@code MPI_Op op}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iallreduce(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        try (Frame frame = Frame.nonblocking("MPI_Iallreduce")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Iallreduce(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op), handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Ialltoall}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Ialltoall(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements of the datatype
     * @param sendtype type of the elements
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param recvtype type of the elements
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Ialltoall(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype) {
        try (Frame frame = Frame.nonblocking("MPI_Ialltoall")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocks(sendcount), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocks(recvcount), recvtype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Ialltoall(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Ibarrier}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Ibarrier(MPI_Comm comm, MPI_Request *request)}.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Ibarrier() {
        try (Frame frame = Frame.nonblocking("MPI_Ibarrier")) {
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Ibarrier(handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Ibcast}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Ibcast(void *buffer, int count, MPI_Datatype datatype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buffer array, segment or direct buffer that is read, filled, or both
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Ibcast(Object buffer, int offset, int count, Datatype datatype, int root) {
        try (Frame frame = Frame.nonblocking("MPI_Ibcast")) {
            notInPlace("buffer", buffer);
            MemorySegment bufferAt = frame.inout(buffer, offset, count, datatype);
            root("root", root);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Ibcast(bufferAt, count, Datatype.handle(datatype), root, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Iexscan}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Iexscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param op MPI's {@code MPI_Op op}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iexscan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        try (Frame frame = Frame.nonblocking("MPI_Iexscan")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Iexscan(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op), handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Igather}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Igather(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements of the datatype
     * @param sendtype type of the elements
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param recvtype type of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Igather(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.nonblocking("MPI_Igather")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, blocksAtRoot(recvcount, root), recvtype);
            root("root", root);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Igather(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Ireduce}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Ireduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param op MPI's {@code MPI_Op op}
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Ireduce(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op, int root) {
        try (Frame frame = Frame.nonblocking("MPI_Ireduce")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, atRoot(count, root), datatype);
            root("root", root);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Ireduce(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op), root, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Ireduce_scatter_block}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Ireduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param datatype type of the elements
     * @param op MPI's {@code MPI_Op op}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Ireduce_scatter_block(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int recvcount, Datatype datatype, Op op) {
        try (Frame frame = Frame.nonblocking("MPI_Ireduce_scatter_block")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocks(recvcount), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Ireduce_scatter_block(sendbufAt, recvbufAt, recvcount, Datatype.handle(datatype), Op.handle(op), handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Iscan}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Iscan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param op MPI's {@code MPI_Op op}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iscan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        try (Frame frame = Frame.nonblocking("MPI_Iscan")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Iscan(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op), handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Iscatter}: collective over this communicator, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Iscatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements of the datatype
     * @param sendtype type of the elements
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param recvtype type of the elements
     * @param root rank of the root
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iscatter(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.nonblocking("MPI_Iscatter")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocksAtRoot(sendcount, root), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            root("root", root);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Iscatter(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Reduce}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Reduce(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, int root, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param op MPI's {@code MPI_Op op}
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Reduce(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op, int root) {
        try (Frame frame = Frame.open("MPI_Reduce")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, atRoot(count, root), datatype);
            root("root", root);
            frame.check(Mpi.MPI_Reduce(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op), root, handle()));
        }
    }

    /**
     * Calls {@code MPI_Reduce_scatter_block}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Reduce_scatter_block(const void *sendbuf, void *recvbuf, int recvcount, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param datatype type of the elements
     * @param op MPI's {@code MPI_Op op}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Reduce_scatter_block(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int recvcount, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Reduce_scatter_block")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocks(recvcount), datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, datatype);
            frame.check(Mpi.MPI_Reduce_scatter_block(sendbufAt, recvbufAt, recvcount, Datatype.handle(datatype), Op.handle(op), handle()));
        }
    }

    /**
     * Calls {@code MPI_Scan}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param op MPI's {@code MPI_Op op}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Scan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        try (Frame frame = Frame.open("MPI_Scan")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            frame.check(Mpi.MPI_Scan(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op), handle()));
        }
    }

    /**
     * Calls {@code MPI_Scatter}: collective over this communicator, blocking.
     *
     * <p>C: {@code int MPI_Scatter(const void *sendbuf, int sendcount, MPI_Datatype sendtype, void *recvbuf, int recvcount, MPI_Datatype recvtype, int root, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements of the datatype
     * @param sendtype type of the elements
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param recvtype type of the elements
     * @param root rank of the root
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Scatter(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int root) {
        try (Frame frame = Frame.open("MPI_Scatter")) {
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, blocksAtRoot(sendcount, root), sendtype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            root("root", root);
            frame.check(Mpi.MPI_Scatter(sendbufAt, sendcount, Datatype.handle(sendtype), recvbufAt, recvcount, Datatype.handle(recvtype), root, handle()));
        }
    }
}
