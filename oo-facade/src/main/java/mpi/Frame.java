package mpi;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.Scratch;

/**
 * One call of MPI in progress: lends it memory, brings its arguments off-heap and its results back,
 * and turns its error code into an exception. Frames belong to their thread and are used again, so
 * that a call allocates nothing; calls within calls (a reduction in Java, say) nest.
 */
final class Frame implements AutoCloseable {

    private static final ThreadLocal<FrameStack> STACK = new FrameStack.PerThread();

    /** Statuses are read in four words of eight bytes, whatever the size of the last one. */
    private static final int STATUS_SLACK = 32;

    private final FrameStack stack;
    private final Scratch scratch = new Scratch();
    private final Stage stage = new Stage(scratch);
    private String call;
    private Datatype received;
    private Request[] requests;

    Frame(FrameStack stack) {
        this.stack = stack;
    }

    /** Begins a blocking or local call; an exception outside Init and Finalize. */
    static Frame open(String call) {
        Job.require(call);
        return anytime(call);
    }

    /** Begins a call that returns a request, which then owns the staged memory. */
    static Frame nonblocking(String call) {
        Frame frame = open(call);
        frame.stage.keepForRequest();
        return frame;
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

    String call() {
        return call;
    }

    /** A buffer that MPI reads. */
    MemorySegment in(Object buf, int offset, long count, Datatype type) {
        return stage.bring(call, buf, offset, count, type, false);
    }

    /** A buffer that MPI writes, wholly or in part: what it leaves alone stays as it was. */
    MemorySegment out(Object buf, int offset, long count, Datatype type) {
        received = type;
        return stage.bring(call, buf, offset, count, type, true);
    }

    /** A buffer that MPI reads and writes. */
    MemorySegment inout(Object buf, int offset, long count, Datatype type) {
        return out(buf, offset, count, type);
    }

    /** Brings outputs back after a success; throws what MPI says after a failure. */
    void check(int error) {
        if (CallRecord.ENABLED && stack.isOutermost()) {
            CallRecord.add(call);
        }
        if (error != 0) {
            throw Failure.of(call, error);
        }
        stage.copyBack();
    }

    /** Eight zeroed bytes for one output value. */
    MemorySegment cell() {
        MemorySegment cell = scratch.take(Long.BYTES);
        cell.set(JAVA_LONG, 0, 0);
        return cell;
    }

    /** One handle that MPI reads and writes. */
    MemorySegment cell(long handle, String handleType) {
        MemorySegment cell = scratch.take(Long.BYTES);
        MpiMemory.setHandle(cell, handleType, 0, handle);
        return cell;
    }

    MemorySegment status() {
        return statuses(1);
    }

    MemorySegment statuses(int count) {
        return scratch.take((long) count * MpiMemory.STATUS_SIZE + STATUS_SLACK);
    }

    /** A status as MPI once filled it. */
    MemorySegment status(Status status) {
        MemorySegment statusAt = status();
        status.write(statusAt);
        return statusAt;
    }

    MemorySegment handles(Request[] array) {
        if (array == null) {
            throw MPIException.of(call, Mpi.MPI_ERR_REQUEST, "array_of_requests is null");
        }
        requests = array;
        MemorySegment handlesAt = scratch.take((long) array.length * Long.BYTES);
        for (int i = 0; i < array.length; i++) {
            if (array[i] == null) {
                String what = "array_of_requests[" + i + "] is null; MPI.REQUEST_NULL marks a gap";
                throw MPIException.of(call, Mpi.MPI_ERR_REQUEST, what);
            }
            MpiMemory.setHandle(handlesAt, "MPI_Request", i, array[i].handle());
        }
        return handlesAt;
    }

    MemorySegment textOut(int capacity) {
        return scratch.take(capacity);
    }

    int intAt(MemorySegment cell) {
        return cell.get(JAVA_INT, 0);
    }

    long longAt(MemorySegment cell) {
        return cell.get(JAVA_LONG, 0);
    }

    boolean flagAt(MemorySegment cell) {
        return cell.get(JAVA_INT, 0) != 0;
    }

    long handleAt(MemorySegment cell, String handleType) {
        return MpiMemory.getHandle(cell, handleType, 0);
    }

    /** A text of MPI; Open MPI counts the zero at its end as well. */
    String textAt(MemorySegment text, int length) {
        int end = length;
        while (end > 0 && text.get(JAVA_BYTE, end - 1) == 0) {
            end--;
        }
        byte[] bytes = new byte[end];
        MemorySegment.copy(text, JAVA_BYTE, 0, bytes, 0, end);
        return new String(bytes, StandardCharsets.UTF_8);
    }

    Status toStatus(MemorySegment statusAt) {
        return new Status(statusAt, 0, received);
    }

    Status[] toStatuses(MemorySegment statusesAt, int count) {
        Status[] statuses = new Status[count];
        for (int i = 0; i < count; i++) {
            Datatype type = requests == null ? received : requests[i].received();
            statuses[i] = new Status(statusesAt, (long) i * MpiMemory.STATUS_SIZE, type);
            statuses[i].index = i;
        }
        return statuses;
    }

    /** The request of a nonblocking call; it takes over what was staged. */
    Request toRequest(MemorySegment requestAt) {
        return new Request(handleAt(requestAt, "MPI_Request"), stage.handOver(), received);
    }

    /** Tells each request what became of its handle. */
    void update(Request[] array, MemorySegment handlesAt) {
        for (int i = 0; i < array.length; i++) {
            array[i].update(MpiMemory.getHandle(handlesAt, "MPI_Request", i));
        }
    }

    /** What a request that this call completed has received. */
    void received(Datatype type) {
        received = type;
    }

    @Override
    public void close() {
        stage.clear();
        received = null;
        requests = null;
        scratch.reset();
        stack.pop();
    }
}
