package mpi;

import java.lang.foreign.MemorySegment;
import mpi.internal.Checks;
import mpi.internal.call.CallShape;
import mpi.internal.call.CallStack;
import mpi.internal.call.StatusCount;
import mpi.internal.job.JobState;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.strict.Strict;
import mpi.internal.trace.Trace;

/**
 * Call of MPI in progress: its arguments, its memory, and the requests and messages that it may
 * complete. Frames belong to their thread and are reused, so that a call allocates nothing; calls
 * within calls, such as in a reduction in Java, nest.
 */
final class Frame extends CallArguments implements AutoCloseable {

    /** Trace record of the call; null if it is not traced. */
    private CallTrace trace;

    /** Requests that the call may complete. */
    private final Completion completion = new Completion();

    /** True if the call completes or queries requests. */
    private boolean hasRequests;

    /**
     * Claims of the call on requests and messages; null if no call of this frame has claimed any.
     */
    private Claims claims;

    Frame(CallStack stack) {
        super(stack);
    }

    /** Begins a call; throws before Init and after Finalize. */
    static Frame open(String call) {
        if (!JobState.isRunning()) {
            Job.join(call);
        }
        return anytime(call);
    }

    /** Begins a call; {@code shape} has what the generated code knows of the MPI function. */
    static Frame open(String call, CallShape shape) {
        Frame frame = open(call);
        frame.begin(shape);
        return frame;
    }

    /** Begins a call that MPI allows at any time. */
    static Frame anytime(String call) {
        Frame frame =
                CallStack.beginOnFirst() ? FrameStack.OUTERMOST_OF_FIRST : FrameStack.push(call);
        frame.begin(call);
        if (Trace.on) {
            frame.beginTrace();
        }
        return frame;
    }

    /** Begins a trace record, unless panmpi makes this call within a call of the program. */
    private void beginTrace() {
        if (stack.isOutermost()) {
            trace = new CallTrace(call());
        }
    }

    /** Drops the trace record of a call that panmpi makes for itself; returns this frame. */
    Frame unseen() {
        if (trace != null) {
            trace.drop();
            trace = null;
        }
        return this;
    }

    /**
     * Returns the trace record, to add arguments; {@link CallTrace#NOWHERE} if the call is not
     * traced.
     */
    CallTrace trace() {
        return trace == null ? CallTrace.NOWHERE : trace;
    }

    @Override
    public long communicator() {
        return trace == null ? 0 : trace.handle();
    }

    /** Returns the frame of the innermost call of this thread. */
    static Frame current() {
        return (Frame) CallStack.ofThread().top();
    }

    @Override
    protected MPIException failure(int error) {
        completion.giveUpObjects();
        return super.failure(error);
    }

    @Override
    protected boolean isOutermostOfFirst() {
        return this == FrameStack.OUTERMOST_OF_FIRST;
    }

    @Override
    protected void forget() {
        if (hasRequests) {
            hasRequests = false;
            completion.forget();
        }
        if (claims != null) {
            claims.release();
        }
    }

    /**
     * Copies a received message from a bounce buffer to the array {@code buf}; does nothing if MPI
     * has received in place. {@code number} is the index of the bounce buffer among those that MPI
     * writes in this call. The status has the length of the message.
     */
    void back(int number, Object buf, MemorySegment statusAt) {
        if (trace != null) {
            trace.arrived(statusAt);
        }
        if (!holds || !stage.outputs.isStaged(number)) {
            return;
        }
        BounceBuffer elements = stage.outputs.at(number);
        if (elements.isEmpty()) {
            elements.store(buf, StatusCount.bytes(statusAt));
        } else {
            elements.store(buf);
        }
    }

    /** Returns the requests that the call may complete, to read their statuses. */
    Completion completion() {
        return completion;
    }

    /** Records the request that the call has completed, to read its status. */
    void complete(Request request) {
        takesRequests();
        completion.complete(request);
    }

    /** Returns the claims of the call on requests and messages. */
    Claims claims() {
        if (claims == null) {
            claims = new Claims(stack);
        }
        return claims;
    }

    /** Claims an object: calls of other threads on it wait until this call is over. */
    void own(ExclusiveHandle object) {
        if (CallStack.areSeveral) {
            holds = true;
            claims().add(call(), object);
        }
    }

    /** Claims an object that MPI may free, and copies its handle for MPI to read and write. */
    MemorySegment own(ExclusiveHandle object, String handleType) {
        own(object);
        if (Checks.STRICT && object instanceof Request request) {
            Request.isNamed(request);
        }
        return cell(object.handle(), handleType);
    }

    /** Claims a message, which only one call can receive, and copies its handle. */
    MemorySegment receive(Message message, String handleType) {
        own(message);
        message.mustBeThere(call());
        return cell(message.handle(), handleType);
    }

    /**
     * Claims an object; if a call of another thread holds the claim for long, uses the object at
     * the same time. Copies the handle for MPI to read and write.
     */
    MemorySegment share(ExclusiveHandle object, String handleType) {
        if (CallStack.areSeveral) {
            claims().share(object);
        }
        if (Checks.STRICT && object instanceof Request request) {
            Request.isNamed(request);
        }
        return cell(object.handle(), handleType);
    }

    /** Claims a request that the call queries without completing it, and returns its handle. */
    long ask(Request request) {
        own(request);
        takesRequests();
        completion.ask(request);
        if (Checks.STRICT) {
            Request.isNamed(request);
        }
        return request.handle();
    }

    /** Copies the handles of requests that the call may complete. */
    MemorySegment handles(Request[] requests) {
        takesRequests();
        return completion.handles(this, requests);
    }

    private void takesRequests() {
        holds = true;
        hasRequests = true;
    }

    /**
     * Registers an object for a handle that MPI writes only when the request of the call completes;
     * then the object adopts the handle. Returns the object.
     */
    <T extends Handle> T later(T object) {
        stage.kept.adoptHandleAtCompletion(object::adopt);
        return object;
    }

    @Override
    public void close() {
        if (Checks.STRICT) {
            Strict.leaves();
        }
        end();
        if (this == FrameStack.OUTERMOST_OF_FIRST) {
            CallStack.endOnFirst();
        } else {
            stack.pop();
        }
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
