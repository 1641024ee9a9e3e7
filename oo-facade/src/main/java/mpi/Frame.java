package mpi;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import mpi.internal.call.CallStack;
import mpi.internal.staging.StagedBuffer;
import mpi.internal.trace.Trace;

import java.lang.foreign.MemorySegment;

/**
 * One call of MPI in progress: provides memory, copies its arguments off-heap and its results back,
 * and turns its error code into an exception. Frames belong to their thread and are reused, so that
 * a call allocates nothing; calls within calls, such as in a reduction in Java, nest.
 */
final class Frame extends BlockBuffers implements AutoCloseable {

    Frame(CallStack stack) {
        super(stack);
    }

    /** Begins a blocking or local call; an exception outside Init and Finalize. */
    static Frame open(String call) {
        Job.require(call);
        return anytime(call);
    }

    /** Begins a nonblocking call; its request takes over the buffers. */
    static Frame nonblocking(String call) {
        Frame frame = open(call);
        frame.holds = true;
        frame.stage.kept.forRequest();
        return frame;
    }

    /** Begins a call whose buffers a window or a file takes over. */
    static Frame keeping(String call) {
        Frame frame = open(call);
        frame.holds = true;
        frame.stage.kept.forObject();
        return frame;
    }

    /** Begins a call whose buffers a persistent request takes over. */
    static Frame persistent(String call) {
        Frame frame = open(call);
        frame.holds = true;
        frame.stage.kept.forRepeats();
        return frame;
    }

    /** Begins a call that MPI allows at any time. */
    static Frame anytime(String call) {
        Frame frame = FrameStack.begin(call);
        frame.begin(call);
        if (Trace.on) {
            frame.beginTrace();
        }
        return frame;
    }

    /**
     * Begins a trace record; only calls of the program are traced, not those that panmpi makes
     * within them.
     */
    private void beginTrace() {
        if (stack.isOutermost()) {
            trace = new CallTrace(call());
        }
    }

    /** Drops the trace record of a call that panmpi makes for itself. */
    Frame unseen() {
        if (trace != null) {
            trace = null;
        }
        return this;
    }

    /**
     * The trace record, for the arguments; a new one that is discarded if the call is not traced.
     */
    CallTrace trace() {
        return trace == null ? new CallTrace(call()) : trace;
    }

    /** The innermost call of this thread. */
    static Frame current() {
        return (Frame) CallStack.ofThread().top();
    }

    @Override
    protected MPIException failure(int error) {
        giveUpObjects();
        return super.failure(error);
    }

    /** Memory for one handle that MPI writes when a request completes. */
    MemorySegment lentCell() {
        MemorySegment cell = stage.lend(Long.BYTES);
        cell.set(JAVA_LONG, 0, 0);
        return cell;
    }

    /** An object whose handle MPI writes when the request completes. */
    <T extends Handle> T later(T object) {
        stage.kept.later(object::adopt);
        return object;
    }

    /** Hands the staged buffers over to a window or a file. */
    StagedBuffer staged() {
        return stage.kept.handOver();
    }

    /** The request of a nonblocking call without buffers. */
    Request toRequest(MemorySegment requestAt, Datatype received) {
        return toRequest(requestAt, received, (Object) null);
    }

    /** The request of a nonblocking call; it takes over the staged buffers. */
    Request toRequest(MemorySegment requestAt, Datatype received, Object buffer) {
        long handle = handleAt(requestAt, "MPI_Request");
        return new Request(handle, stage.kept.handOver(), received, buffer);
    }

    /** The request of a nonblocking call with several buffers. */
    Request toRequest(MemorySegment requestAt, Datatype received, Object... buffers) {
        return toRequest(requestAt, received, (Object) buffers);
    }

    /** The persistent request of a call. */
    Prequest toPrequest(MemorySegment requestAt, Datatype received) {
        return toPrequest(requestAt, received, 1);
    }

    Prequest toPrequest(MemorySegment requestAt, Datatype received, int partitions) {
        long handle = handleAt(requestAt, "MPI_Request");
        return new Prequest(handle, stage.kept.handOver(), received, partitions);
    }

    @Override
    public void close() {
        end();
        FrameStack.end(this, stack);
        if (trace != null) {
            endTrace();
        }
    }

    private void endTrace() {
        CallTrace ended = trace;
        trace = null;
        ended.end();
    }
}
