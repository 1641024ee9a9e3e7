// Generated from the snapshots in generated/api by `make bindings`; edit templates/IntracommCalls.java instead.

package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.ref.Reference;
import java.util.List;
import java.util.function.BinaryOperator;
import javax.annotation.processing.Generated;
import mpi.c.Mpi;
import mpi.internal.Linkage;
import mpi.internal.call.CallMemory;
import mpi.internal.call.CallNumbers;
import mpi.internal.call.CallShape;
import mpi.internal.objects.ObjectLists;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Intracomm} that follow from the header by rule.
 */
abstract class IntracommCalls extends Comm {

    IntracommCalls(long handle) {
        super(handle);
    }

    /**
     * Combines the elements of all ranks up to and with this one.
     *
     * <p>Calls {@code MPI_Scan}: collective, blocking.
     *
     * <p>The buffers are the program's again when the call returns.
     *
     * <p>C: {@code int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param sendbuf array, segment or direct buffer that is read
     * @param sendoffset index of the first element in the buffer
     * @param recvbuf array, segment or direct buffer that is filled
     * @param recvoffset index of the first element in the buffer
     * @param count number of elements
     * @param datatype datatype of the elements
     * @param op operation that combines two elements
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public void mpiScan(Object sendbuf, int sendoffset, Object recvbuf, int recvoffset, int count, Datatype datatype, Op op) {
        if (datatype instanceof ObjectType) {
            ObjectReduction all = new ObjectReduction("MPI_Scan", sendbuf, op, count, datatype, peers());
            mpiAllgather(sendbuf, sendoffset, all.count(), datatype, all.buffer(), all.offset(), all.count(), datatype);
            all.into(recvbuf, recvoffset, mpiRank() + 1, 0, count);
            return;
        }
        try (Frame frame = Frame.open("MPI_Scan", CallShape.REDUCTION)) {
            frame.mustBeApart(sendbuf, recvbuf);
            MemorySegment sendbufAt = frame.in(sendbuf, sendoffset, count, datatype);
            MemorySegment recvbufAt = frame.out(recvbuf, recvoffset, count, datatype);
            if (Trace.on) {
                frame.trace().reads(sendbuf, count, datatype).writes(recvbuf, count, datatype).on(this);
            }
            frame.check(Mpi.MPI_Scan(sendbufAt, recvbufAt, count, Datatype.handle(datatype), Op.handle(op, datatype), handle()));
            frame.back(0, recvbuf);
            Reference.reachabilityFence(datatype);
            Reference.reachabilityFence(op);
        }
    }

    /**
     * Combines the elements of all ranks up to and with this one.
     *
     * <p>Calls {@code MPI_Scan}: collective, blocking.
     *
     * <p>Objects travel as a codec writes them: that of the communicator, which is that of the job if none was set.
     *
     * <p>C: {@code int MPI_Scan(const void *sendbuf, void *recvbuf, int count, MPI_Datatype datatype, MPI_Op op, MPI_Comm comm)}.
     *
     * @param <T> class of the objects
     * @param sendobj object to send
     * @param op operation that combines two elements
     * @return the object
     * @throws MPIException if an argument is wrong or MPI reports an error
     */
    @Generated("CallsEmitter")
    public <T> T mpiScanObjects(T sendobj, BinaryOperator<T> op) {
        Object[] received = new Object[1];
        mpiScan(new Object[] { sendobj }, 0, received, 0, 1, MPI.OBJECT, Op.of(op));
        return ObjectLists.only(received);
    }
}
