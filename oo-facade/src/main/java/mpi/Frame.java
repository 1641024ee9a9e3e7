package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.Checks;

/**
 * One call of MPI in progress: lends it memory, brings its arguments off-heap and its results back,
 * and turns its error code into an exception. Frames belong to their thread and are used again, so
 * that a call allocates nothing; calls within calls (a reduction in Java, say) nest.
 */
final class Frame extends Cells implements AutoCloseable {

    private static final ThreadLocal<FrameStack> STACK = new FrameStack.PerThread();

    private final FrameStack stack;
    private final Stage stage = new Stage(scratch);
    private final Selection selection = new Selection();

    Frame(FrameStack stack) {
        this.stack = stack;
    }

    /** Begins a blocking or local call; an exception outside Init and Finalize. */
    static Frame open(String call) {
        Job.require(call);
        return anytime(call);
    }

    /** Begins a call whose staged buffers a request, a window or a file then owns. */
    static Frame nonblocking(String call) {
        Frame frame = open(call);
        frame.stage.keepForRequest();
        return frame;
    }

    /** Begins a call that makes a persistent request, which owns the staged buffers. */
    static Frame persistent(String call) {
        return nonblocking(call);
    }

    /** Begins a call that MPI allows at any time. */
    static Frame anytime(String call) {
        Frame frame = STACK.get().push();
        frame.call = call;
        return frame;
    }

    /** The innermost call of this thread. */
    static Frame current() {
        return STACK.get().top();
    }

    /** A buffer that MPI reads. */
    MemorySegment in(Object buf, int offset, long count, Datatype type) {
        return bring(buf, offset, count, type, false);
    }

    /** A buffer that MPI writes, wholly or in part: what it leaves alone stays as it was. */
    MemorySegment out(Object buf, int offset, long count, Datatype type) {
        received = type;
        return bring(buf, offset, count, type, true);
    }

    /** A buffer that MPI reads and writes. */
    MemorySegment inout(Object buf, int offset, long count, Datatype type) {
        return out(buf, offset, count, type);
    }

    MemorySegment in(MemorySegment buf, long count, Datatype type) {
        return bring(buf, 0, count, type, false);
    }

    MemorySegment out(MemorySegment buf, long count, Datatype type) {
        received = type;
        return bring(buf, 0, count, type, true);
    }

    MemorySegment inout(MemorySegment buf, long count, Datatype type) {
        return out(buf, count, type);
    }

    /** A place for no elements: MPI may refuse null where it knows of a count but no neighbours. */
    private MemorySegment nothing() {
        return cell();
    }

    private MemorySegment bring(Object buf, int offset, long count, Datatype type, boolean out) {
        if (isInPlace(buf)) {
            return Mpi.MPI_IN_PLACE;
        }
        if (count == 0) {
            return nothing();
        }
        if (Checks.ENABLED) {
            BufferChecks.given(call, buf, offset, count, type);
        }
        return bring(buf, offset, selection.of(type, count), type, out);
    }

    private MemorySegment bring(
            Object buf, int offset, Selection selected, Datatype type, boolean out) {
        if (selected.low() == selected.high()) {
            return nothing();
        }
        if (Checks.ENABLED) {
            BufferChecks.given(call, buf, offset, 0, type);
            BufferChecks.check(call, buf, offset, selected, type, out);
        }
        return stage.bring(buf, offset, selected, out);
    }

    private static boolean isInPlace(Object buf) {
        return buf == MPI.IN_PLACE
                || buf instanceof MemorySegment segment
                        && segment.address() == Mpi.MPI_IN_PLACE.address()
                        && segment.byteSize() == 0
                        && segment.isNative();
    }

    /** How much a buffer holds: all, if it stands in for the buffer that MPI reads, else a part. */
    long inPlaceOf(Object buf, long whole, long part) {
        return isInPlace(buf) ? whole : part;
    }

    /** A buffer of blocks that MPI reads, one for each rank or neighbour. */
    MemorySegment in(
            Object buf, int offset, int[] counts, int[] displs, Datatype type, int blocks) {
        return bring(buf, offset, counts, displs, type, blocks, false);
    }

    /** A buffer of blocks that MPI writes. */
    MemorySegment out(
            Object buf, int offset, int[] counts, int[] displs, Datatype type, int blocks) {
        received = type;
        return bring(buf, offset, counts, displs, type, blocks, true);
    }

    MemorySegment in(MemorySegment buf, long[] counts, long[] displs, Datatype type, int blocks) {
        return bring(buf, counts, displs, type, blocks, false);
    }

    MemorySegment out(MemorySegment buf, long[] counts, long[] displs, Datatype type, int blocks) {
        received = type;
        return bring(buf, counts, displs, type, blocks, true);
    }

    private MemorySegment bring(
            Object buf, int offset, int[] counts, int[] displs, Datatype type, int n, boolean out) {
        if (isInPlace(buf)) {
            return Mpi.MPI_IN_PLACE;
        }
        if (n == 0) {
            return nothing();
        }
        checkBlocks(counts, displs, type, n);
        return bring(buf, offset, selection.of(type, counts, displs, n), type, out);
    }

    private MemorySegment bring(
            MemorySegment buf, long[] counts, long[] displs, Datatype type, int n, boolean out) {
        if (isInPlace(buf)) {
            return Mpi.MPI_IN_PLACE;
        }
        if (n == 0) {
            return nothing();
        }
        checkBlocks(counts, displs, type, n);
        return bring(buf, 0, selection.of(type, counts, displs, n), type, out);
    }

    /** A buffer of blocks with a datatype each that MPI reads; displacements are in bytes. */
    MemorySegment in(
            Object buf, int offset, int[] counts, int[] displs, Datatype[] types, int blocks) {
        return bring(buf, offset, counts, displs, types, blocks, false);
    }

    MemorySegment out(
            Object buf, int offset, int[] counts, int[] displs, Datatype[] types, int blocks) {
        return bring(buf, offset, counts, displs, types, blocks, true);
    }

    MemorySegment in(
            Object buf, int offset, int[] counts, long[] displs, Datatype[] types, int blocks) {
        return bring(buf, offset, counts, displs, types, blocks, false);
    }

    MemorySegment out(
            Object buf, int offset, int[] counts, long[] displs, Datatype[] types, int blocks) {
        return bring(buf, offset, counts, displs, types, blocks, true);
    }

    MemorySegment in(
            MemorySegment buf, long[] counts, long[] displs, Datatype[] types, int blocks) {
        return bring(buf, 0, counts, displs, types, blocks, false);
    }

    MemorySegment out(
            MemorySegment buf, long[] counts, long[] displs, Datatype[] types, int blocks) {
        return bring(buf, 0, counts, displs, types, blocks, true);
    }

    /** Counts and displacements are arrays of int or of long. */
    private MemorySegment bring(
            Object buf,
            int offset,
            Object counts,
            Object displs,
            Datatype[] types,
            int n,
            boolean out) {
        if (isInPlace(buf)) {
            return Mpi.MPI_IN_PLACE;
        }
        if (n == 0) {
            return nothing();
        }
        BufferChecks.blocks(call, "datatypes", types, n);
        checkBlocks(counts, displs, types[0], n);
        for (int i = 0; i < n; i++) {
            BufferChecks.given(call, this, 0, 0, types[i]);
            long count = java.lang.reflect.Array.getLong(counts, i);
            selection.add(types, i, count, java.lang.reflect.Array.getLong(displs, i));
        }
        return bring(buf, offset, selection, types[0], out);
    }

    private void checkBlocks(Object counts, Object displs, Datatype type, int n) {
        BufferChecks.blocks(call, "counts", counts, n);
        BufferChecks.blocks(call, "displacements", displs, n);
        BufferChecks.given(call, this, 0, 0, type);
    }

    /** A buffer of packed bytes: the whole of a byte array or a segment. */
    MemorySegment packed(Object buf, boolean out) {
        long length = bytes(buf);
        return length == 0 ? MemorySegment.NULL : bring(buf, 0, length, MPI.BYTE, out);
    }

    @Override
    MemorySegment room(long bytes) {
        return stage.lend(bytes);
    }

    /** Checks that a buffer is one, where MPI knows no {@code MPI_IN_PLACE}. */
    void notInPlace(String name, Object buf) {
        if (Checks.ENABLED && isInPlace(buf)) {
            String rule = " is MPI.IN_PLACE, which only a collective call with two buffers takes";
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, name + rule);
        }
    }

    /** Brings outputs back after a success; throws what MPI says after a failure. */
    void check(int error) {
        record();
        if (error != 0) {
            throw Failure.of(call, error);
        }
        stage.copyBack();
    }

    /** What a function returns that has no error code. */
    double value(double returned) {
        record();
        return returned;
    }

    long value(long returned) {
        record();
        return returned;
    }

    private void record() {
        if (CallRecord.ENABLED && stack.isOutermost()) {
            CallRecord.add(call);
        }
    }

    /** Memory for one handle that MPI writes when a request completes. */
    MemorySegment lentCell() {
        MemorySegment cell = stage.lend(Long.BYTES);
        cell.set(java.lang.foreign.ValueLayout.JAVA_LONG, 0, 0);
        return cell;
    }

    /** An object whose handle MPI writes when the request completes. */
    <T extends Handle> T later(T object, MemorySegment cell) {
        stage.later(object);
        return object;
    }

    /** What was staged, for a window or a file to keep. */
    Staging staged() {
        return stage.handOver();
    }

    /** The request of a nonblocking call; it takes over what was staged. */
    Request toRequest(MemorySegment requestAt) {
        return new Request(handleAt(requestAt, "MPI_Request"), stage.handOver(), received);
    }

    /** The request of a call that can be started again and again. */
    Prequest toPrequest(MemorySegment requestAt) {
        return toPrequest(requestAt, 1);
    }

    Prequest toPrequest(MemorySegment requestAt, int partitions) {
        long handle = handleAt(requestAt, "MPI_Request");
        return new Prequest(handle, stage.handOver(), received, partitions);
    }

    @Override
    public void close() {
        stage.clear();
        reset();
        stack.pop();
    }
}
