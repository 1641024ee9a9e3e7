package mpi;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import mpi.c.MpiMemory;
import mpi.internal.Checks;
import mpi.internal.call.CallBlocks;
import mpi.internal.call.CallBuffers;
import mpi.internal.call.CallShape;
import mpi.internal.call.CallStack;
import mpi.internal.call.StatusCount;
import mpi.internal.memory.BounceBuffer;
import mpi.internal.staging.BufferChecks;
import mpi.internal.staging.BufferStager.Use;
import mpi.internal.staging.TypeShape;
import mpi.internal.strict.Strict;
import mpi.internal.trace.Trace;

/**
 * One call of MPI in progress, with the arguments and results that are objects of the facade.
 * Frames belong to their thread and are reused, so that a call allocates nothing; calls within
 * calls, such as in a reduction in Java, nest.
 */
final class Frame extends CallBuffers implements AutoCloseable {

    /** Status of the first thread's outermost call: a constant address for compiled code. */
    private static final MemorySegment STATUS_OF_FIRST =
            Arena.global().allocate(MpiMemory.STATUS_SIZE, Long.BYTES);

    /** Trace record of the call; null if it is not traced. */
    private CallTrace trace;

    /** Requests that the call may complete. */
    private final Completion completion = new Completion();

    /** Requests and messages that the call uses alone; null if it never had any. */
    private Claims claims;

    Frame(CallStack stack) {
        super(stack);
    }

    /** Begins a plain call; an exception outside Init and Finalize. */
    static Frame open(String call) {
        Job.require(call);
        return anytime(call);
    }

    /** Begins a call that differs from a plain one, as the emitted method knows. */
    static Frame open(String call, CallShape shape) {
        Frame frame = open(call);
        frame.begin(shape);
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
            trace.drop();
            trace = null;
        }
        return this;
    }

    /** The trace record, for the arguments; one that goes nowhere if the call is not traced. */
    CallTrace trace() {
        return trace == null ? CallTrace.NOWHERE : trace;
    }

    @Override
    public long communicator() {
        return trace == null ? 0 : trace.handle();
    }

    /** The innermost call of this thread. */
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
        return FrameStack.isOutermostOfFirst(this);
    }

    @Override
    protected void forget() {
        completion.forget();
        if (claims != null) {
            claims.release();
        }
    }

    /** Makes a buffer accessible that MPI reads. */
    MemorySegment in(Object buf, int offset, long count, Datatype type) {
        return use(buf, offset, count, Datatype.shape(type), Use.READ);
    }

    /**
     * Makes a buffer accessible that MPI writes, all or in part: elements that it does not write
     * keep their values.
     */
    MemorySegment out(Object buf, int offset, long count, Datatype type) {
        return use(buf, offset, count, Datatype.shape(type), Use.WRITE);
    }

    /**
     * Makes a receive buffer accessible: MPI writes it from the start, as far as a status reports.
     */
    MemorySegment receive(Object buf, int offset, long count, Datatype type) {
        return use(buf, offset, count, Datatype.shape(type), Use.RECEIVE);
    }

    MemorySegment in(MemorySegment buf, long count, Datatype type) {
        return use(buf, count, Datatype.shape(type), Use.READ);
    }

    MemorySegment out(MemorySegment buf, long count, Datatype type) {
        return use(buf, count, Datatype.shape(type), Use.WRITE);
    }

    MemorySegment receive(MemorySegment buf, long count, Datatype type) {
        return use(buf, count, Datatype.shape(type), Use.RECEIVE);
    }

    private MemorySegment use(Object buf, int offset, long count, TypeShape type, Use use) {
        if (Checks.STRICT) {
            Strict.uses(call(), buf, offset, count, type, use != Use.READ);
        }
        return bring(buf, offset, count, type, use);
    }

    private MemorySegment use(MemorySegment buf, long count, TypeShape type, Use use) {
        if (Checks.STRICT) {
            Strict.uses(call(), buf, 0, count, type, use != Use.READ);
        }
        return bring(buf, count, type, use);
    }

    /** Makes blocks accessible that MPI reads; counts and displacements are int[] or long[]. */
    MemorySegment in(Object buf, int offset, Object counts, Object displs, Datatype type, int n) {
        return CallBlocks.bring(
                this, buf, offset, counts, displs, Datatype.shape(type), n, Use.READ);
    }

    MemorySegment out(Object buf, int offset, Object counts, Object displs, Datatype type, int n) {
        return CallBlocks.bring(
                this, buf, offset, counts, displs, Datatype.shape(type), n, Use.WRITE);
    }

    MemorySegment in(
            Object buf, int offset, Object counts, Object displs, Datatype[] types, int n) {
        return CallBlocks.bring(this, buf, offset, counts, displs, shapes(types), n, Use.READ);
    }

    MemorySegment out(
            Object buf, int offset, Object counts, Object displs, Datatype[] types, int n) {
        return CallBlocks.bring(this, buf, offset, counts, displs, shapes(types), n, Use.WRITE);
    }

    @Override
    protected void uses(Object buf, int offset, Use use) {
        Strict.uses(buf, offset, range, use != Use.READ);
    }

    private static TypeShape[] shapes(Datatype[] types) {
        TypeShape[] shapes = types == null ? null : new TypeShape[types.length];
        for (int i = 0; shapes != null && i < shapes.length; i++) {
            shapes[i] = Datatype.shape(types[i]);
        }
        return shapes;
    }

    /**
     * Makes a buffer of packed bytes accessible, all of it; the items begin at {@code position}.
     */
    MemorySegment packed(Object buf, boolean out, long position, long count, Datatype type) {
        if (Checks.ENABLED) {
            BufferChecks.packed(call(), bytes(buf), position, count, Datatype.shape(type));
        }
        return bring(buf, 0, bytes(buf), TypeShape.BYTE, out ? Use.WRITE : Use.READ);
    }

    /** Copies a received message back to its array; the status has its length. */
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

    /** Memory for the one status of a call. */
    MemorySegment status() {
        return isOutermostOfFirst() ? STATUS_OF_FIRST : statuses(1);
    }

    MemorySegment statuses(int count) {
        return take((long) count * MpiMemory.STATUS_SIZE);
    }

    /** Throws if a rank does not exist in its group. */
    void ranks(Group group, String name, int[] ranks) {
        if (Checks.ENABLED && group != null && !group.Is_null() && ranks != null) {
            group.mustHave(call(), name, ranks);
        }
    }

    /** Copies a status to off-heap memory, for MPI to read. */
    MemorySegment status(Status status) {
        MemorySegment statusAt = statuses(1);
        status.write(statusAt);
        return statusAt;
    }

    /** Requests that the call may complete, for their statuses. */
    Completion completion() {
        return completion;
    }

    /** Records the request that the call has completed. */
    void complete(Request request) {
        holds = true;
        completion.complete(request);
    }

    /** Requests and messages that the call uses alone. */
    Claims claims() {
        if (claims == null) {
            claims = new Claims(stack);
        }
        return claims;
    }

    /** Makes other threads wait that use the object, until the call is over. */
    void own(ExclusiveHandle object) {
        if (CallStack.areSeveral) {
            holds = true;
            claims().add(call(), object);
        }
    }

    /** Copies the handle of an object that the call may end, for MPI to read and write. */
    MemorySegment own(ExclusiveHandle object, String handleType) {
        own(object);
        if (Checks.STRICT && object instanceof Request request) {
            Request.isNamed(request);
        }
        return cell(object.handle(), handleType);
    }

    /** Copies the handle of a message, which only one call can receive. */
    MemorySegment receive(Message message, String handleType) {
        own(message);
        message.mustBeThere(call());
        return cell(message.handle(), handleType);
    }

    /** Copies the handle of an object that another thread may be waiting for, and marks it. */
    MemorySegment visit(ExclusiveHandle object, String handleType) {
        if (CallStack.areSeveral) {
            claims().visit(object);
        }
        if (Checks.STRICT && object instanceof Request request) {
            Request.isNamed(request);
        }
        return cell(object.handle(), handleType);
    }

    /** Returns the handle of a request that the call queries without completing it. */
    long ask(Request request) {
        own(request);
        holds = true;
        completion.ask(request);
        if (Checks.STRICT) {
            Request.isNamed(request);
        }
        return request.handle();
    }

    /** Copies the handles of requests that the call may complete. */
    MemorySegment handles(Request[] requests) {
        holds = true;
        return completion.handles(this, requests);
    }

    /** An object whose handle MPI writes when the request completes. */
    <T extends Handle> T later(T object) {
        stage.kept.later(object::adopt);
        return object;
    }

    @Override
    public void close() {
        if (Checks.STRICT) {
            Strict.leaves();
        }
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
