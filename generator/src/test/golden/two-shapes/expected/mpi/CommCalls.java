// Generated from the snapshots in generated/api by `make bindings`; edit templates/CommCalls.java instead.

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
import mpi.internal.call.MpiMemoryArenas;
import mpi.internal.call.StatusCount;
import mpi.internal.objects.ObjectLists;
import mpi.internal.staging.BufferChecks;
import mpi.internal.trace.Trace;

/**
 * The calls of {@link Comm} that follow from the header by rule.
 */
abstract class CommCalls extends Ranks {

    CommCalls(long handle) {
        super(handle);
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
                frame.trace().reads(buf, (long) partitions * count, datatype).dest(dest).tag(tag).on(this);
            }
            frame.check(Mpi.MPI_Pstart_init(bufAt, partitions, count, Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null, partitions);
        }
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
                frame.trace().reads(buf, (long) partitions * count, datatype).dest(dest).tag(tag).on(this);
            }
            frame.check(PSTART_INIT_C ? Mpi.MPI_Pstart_init_c(bufAt, partitions, count, Datatype.handle(datatype), dest, tag, handle(), requestAt) : Mpi.MPI_Pstart_init(bufAt, partitions, frame.small(count), Datatype.handle(datatype), dest, tag, handle(), requestAt));
            Reference.reachabilityFence(datatype);
            return new Prequest(frame, requestAt, null, partitions);
        }
    }
}
