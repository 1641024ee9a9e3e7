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
     * Calls {@code MPI_Bsend}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Bsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
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
    public void Bsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Bsend")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            frame.check(Mpi.MPI_Bsend(bufAt, count, Datatype.handle(datatype), dest, tag, handle()));
        }
    }

    /**
     * Calls {@code MPI_Comm_call_errhandler}: local.
     *
     * <p>C: {@code int MPI_Comm_call_errhandler(MPI_Comm comm, int errorcode)}.
     *
     * @param errorcode MPI's {@code int errorcode}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Call_errhandler(int errorcode) {
        try (Frame frame = Frame.open("MPI_Comm_call_errhandler")) {
            frame.check(Mpi.MPI_Comm_call_errhandler(handle(), errorcode));
        }
    }

    /**
     * Calls {@code MPI_Comm_delete_attr}: local.
     *
     * <p>C: {@code int MPI_Comm_delete_attr(MPI_Comm comm, int comm_keyval)}.
     *
     * @param comm_keyval MPI's {@code int comm_keyval}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Delete_attr(int comm_keyval) {
        try (Frame frame = Frame.open("MPI_Comm_delete_attr")) {
            frame.check(Mpi.MPI_Comm_delete_attr(handle(), comm_keyval));
        }
    }

    /**
     * Calls {@code MPI_Comm_flush_buffer}: local.
     *
     * <p>C: {@code int MPI_Comm_flush_buffer(MPI_Comm comm)}.
     *
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void Flush_buffer() {
        try (Frame frame = Frame.open("MPI_Comm_flush_buffer")) {
            frame.check(Mpi.MPI_Comm_flush_buffer(handle()));
        }
    }

    /**
     * Calls {@code MPI_Comm_iflush_buffer}: local, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Comm_iflush_buffer(MPI_Comm comm, MPI_Request *request)}.
     *
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Iflush_buffer() {
        try (Frame frame = Frame.nonblocking("MPI_Comm_iflush_buffer")) {
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Comm_iflush_buffer(handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Comm_rank}: local.
     *
     * <p>C: {@code int MPI_Comm_rank(MPI_Comm comm, int *rank)}.
     *
     * @return {@code rank}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Rank() {
        try (Frame frame = Frame.open("MPI_Comm_rank")) {
            MemorySegment rankAt = frame.cell();
            frame.check(Mpi.MPI_Comm_rank(handle(), rankAt));
            return frame.intAt(rankAt);
        }
    }

    /**
     * Calls {@code MPI_Comm_size}: local.
     *
     * <p>C: {@code int MPI_Comm_size(MPI_Comm comm, int *size)}.
     *
     * @return {@code size}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Size() {
        try (Frame frame = Frame.open("MPI_Comm_size")) {
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Comm_size(handle(), sizeAt));
            return frame.intAt(sizeAt);
        }
    }

    /**
     * Calls {@code MPI_Comm_test_inter}: local.
     *
     * <p>C: {@code int MPI_Comm_test_inter(MPI_Comm comm, int *flag)}.
     *
     * @return {@code flag}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public boolean Test_inter() {
        try (Frame frame = Frame.open("MPI_Comm_test_inter")) {
            MemorySegment flagAt = frame.cell();
            frame.check(Mpi.MPI_Comm_test_inter(handle(), flagAt));
            return frame.flagAt(flagAt);
        }
    }

    /**
     * Calls {@code MPI_Ibsend}: point-to-point, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Ibsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param dest rank of the other process, or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Ibsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.nonblocking("MPI_Ibsend")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Ibsend(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Iprobe}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Iprobe(int source, int tag, MPI_Comm comm, int *flag, MPI_Status *status)}.
     *
     * @param source rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @return the status, or null where MPI's flag says no
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Iprobe(int source, int tag) {
        try (Frame frame = Frame.open("MPI_Iprobe")) {
            source("source", source);
            MemorySegment flagAt = frame.cell();
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_Iprobe(source, tag, handle(), flagAt, statusAt));
            return frame.flagAt(flagAt) ? frame.toStatus(statusAt) : null;
        }
    }

    /**
     * Calls {@code MPI_Irecv}: point-to-point, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Irecv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read, filled, or both
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param source rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Irecv(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        try (Frame frame = Frame.nonblocking("MPI_Irecv")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.inout(buf, offset, count, datatype);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Irecv(bufAt, count, Datatype.handle(datatype), source, tag, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Irsend}: point-to-point, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Irsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param dest rank of the other process, or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Irsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.nonblocking("MPI_Irsend")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Irsend(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Isend}: point-to-point, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Isend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param dest rank of the other process, or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Isend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.nonblocking("MPI_Isend")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Isend(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Isendrecv}: point-to-point, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Isendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements of the datatype
     * @param sendtype type of the elements
     * @param dest rank of the other process, or MPI.PROC_NULL
     * @param sendtag MPI's {@code int sendtag}
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param recvtype type of the elements
     * @param source rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag MPI's {@code int recvtag}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Isendrecv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, int dest, int sendtag, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int source, int recvtag) {
        try (Frame frame = Frame.nonblocking("MPI_Isendrecv")) {
            notInPlace("sendbuf", sendbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            peer("dest", dest);
            notInPlace("recvbuf", recvbuf);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Isendrecv(sendbufAt, sendcount, Datatype.handle(sendtype), dest, sendtag, recvbufAt, recvcount, Datatype.handle(recvtype), source, recvtag, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Isendrecv_replace}: point-to-point, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Isendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read, filled, or both
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param dest rank of the other process, or MPI.PROC_NULL
     * @param sendtag MPI's {@code int sendtag}
     * @param source rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag MPI's {@code int recvtag}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Isendrecv_replace(Object buf, int offset, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        try (Frame frame = Frame.nonblocking("MPI_Isendrecv_replace")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.inout(buf, offset, count, datatype);
            peer("dest", dest);
            source("source", source);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Isendrecv_replace(bufAt, count, Datatype.handle(datatype), dest, sendtag, source, recvtag, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Issend}: point-to-point, nonblocking: the request keeps the buffers until it completes.
     *
     * <p>C: {@code int MPI_Issend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm, MPI_Request *request)}.
     *
     * @param buf array, segment or direct buffer that is read
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param dest rank of the other process, or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @return the request that completes the call
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Request Issend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.nonblocking("MPI_Issend")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            MemorySegment requestAt = frame.cell();
            frame.check(Mpi.MPI_Issend(bufAt, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            return frame.toRequest(requestAt);
        }
    }

    /**
     * Calls {@code MPI_Pack_size}: local.
     *
     * <p>C: {@code int MPI_Pack_size(int incount, MPI_Datatype datatype, MPI_Comm comm, int *size)}.
     *
     * @param incount number of elements of the datatype
     * @param datatype type of the elements
     * @return {@code size}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Pack_size(int incount, Datatype datatype) {
        try (Frame frame = Frame.open("MPI_Pack_size")) {
            MemorySegment sizeAt = frame.cell();
            frame.check(Mpi.MPI_Pack_size(incount, Datatype.handle(datatype), handle(), sizeAt));
            return frame.intAt(sizeAt);
        }
    }

    /**
     * Calls {@code MPI_Probe}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Probe(int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param source rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Probe(int source, int tag) {
        try (Frame frame = Frame.open("MPI_Probe")) {
            source("source", source);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_Probe(source, tag, handle(), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_Recv}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Recv(void *buf, int count, MPI_Datatype datatype, int source, int tag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read, filled, or both
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param source rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param tag MPI's {@code int tag}
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Recv(Object buf, int offset, int count, Datatype datatype, int source, int tag) {
        try (Frame frame = Frame.open("MPI_Recv")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.inout(buf, offset, count, datatype);
            source("source", source);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_Recv(bufAt, count, Datatype.handle(datatype), source, tag, handle(), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_Rsend}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Rsend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
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
    public void Rsend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Rsend")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            frame.check(Mpi.MPI_Rsend(bufAt, count, Datatype.handle(datatype), dest, tag, handle()));
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

    /**
     * Calls {@code MPI_Sendrecv}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Sendrecv(const void *sendbuf, int sendcount, MPI_Datatype sendtype, int dest, int sendtag, void *recvbuf, int recvcount, MPI_Datatype recvtype, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param sendcount number of elements of the datatype
     * @param sendtype type of the elements
     * @param dest rank of the other process, or MPI.PROC_NULL
     * @param sendtag MPI's {@code int sendtag}
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param recvcount number of elements of the datatype
     * @param recvtype type of the elements
     * @param source rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag MPI's {@code int recvtag}
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Sendrecv(Object sendbuf, int sendoffset, int sendcount, Datatype sendtype, int dest, int sendtag, Object recvbuf, int recvoffset, int recvcount, Datatype recvtype, int source, int recvtag) {
        try (Frame frame = Frame.open("MPI_Sendrecv")) {
            notInPlace("sendbuf", sendbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, sendcount, sendtype);
            peer("dest", dest);
            notInPlace("recvbuf", recvbuf);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, recvcount, recvtype);
            source("source", source);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_Sendrecv(sendbufAt, sendcount, Datatype.handle(sendtype), dest, sendtag, recvbufAt, recvcount, Datatype.handle(recvtype), source, recvtag, handle(), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_Sendrecv_replace}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Sendrecv_replace(void *buf, int count, MPI_Datatype datatype, int dest, int sendtag, int source, int recvtag, MPI_Comm comm, MPI_Status *status)}.
     *
     * @param buf array, segment or direct buffer that is read, filled, or both
     * @param offset index of the first element in the buffer
     * @param count number of elements of the datatype
     * @param datatype type of the elements
     * @param dest rank of the other process, or MPI.PROC_NULL
     * @param sendtag MPI's {@code int sendtag}
     * @param source rank that is received from, MPI.ANY_SOURCE or MPI.PROC_NULL
     * @param recvtag MPI's {@code int recvtag}
     * @return the status
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public Status Sendrecv_replace(Object buf, int offset, int count, Datatype datatype, int dest, int sendtag, int source, int recvtag) {
        try (Frame frame = Frame.open("MPI_Sendrecv_replace")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.inout(buf, offset, count, datatype);
            peer("dest", dest);
            source("source", source);
            MemorySegment statusAt = frame.status();
            frame.check(Mpi.MPI_Sendrecv_replace(bufAt, count, Datatype.handle(datatype), dest, sendtag, source, recvtag, handle(), statusAt));
            return frame.toStatus(statusAt);
        }
    }

    /**
     * Calls {@code MPI_Ssend}: point-to-point, blocking.
     *
     * <p>C: {@code int MPI_Ssend(const void *buf, int count, MPI_Datatype datatype, int dest, int tag, MPI_Comm comm)}.
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
    public void Ssend(Object buf, int offset, int count, Datatype datatype, int dest, int tag) {
        try (Frame frame = Frame.open("MPI_Ssend")) {
            notInPlace("buf", buf);
            MemorySegment bufAt = frame.in(buf, offset, count, datatype);
            peer("dest", dest);
            frame.check(Mpi.MPI_Ssend(bufAt, count, Datatype.handle(datatype), dest, tag, handle()));
        }
    }

    /**
     * Calls {@code MPI_Topo_test}: local.
     *
     * <p>C: {@code int MPI_Topo_test(MPI_Comm comm, int *status)}.
     *
     * @return {@code status}
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public int Topo_test() {
        try (Frame frame = Frame.open("MPI_Topo_test")) {
            MemorySegment statusAt = frame.cell();
            frame.check(Mpi.MPI_Topo_test(handle(), statusAt));
            return frame.intAt(statusAt);
        }
    }
}
