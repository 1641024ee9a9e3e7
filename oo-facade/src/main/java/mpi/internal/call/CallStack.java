package mpi.internal.call;

import java.util.Arrays;
import mpi.internal.memory.FirstThread;
import mpi.internal.watch.Caller;
import mpi.internal.watch.Callers;
import mpi.internal.watch.ConcurrentCalls;

/** Stack of the calls that one thread has in progress, the innermost call on top. */
public final class CallStack implements Caller {

    private static final ThreadLocal<CallStack> OTHERS = new PerThread();
    private static final CallStack OF_FIRST = new CallStack();

    /**
     * True if threads other than the first may call MPI, so that state which threads share must be
     * locked. It is set when MPI permits concurrent calls, or else when a second thread makes its
     * first call. The field need not be volatile. If MPI permits concurrent calls, the field is set
     * before other threads make any; if not, the program synchronizes its calls, and each thread
     * but the first sets the field itself.
     */
    public static boolean areSeveral;

    /**
     * Stack of the thread, other than the first, that called MPI last; null if only the first
     * thread has called MPI, or calls are not checked for concurrency.
     */
    private static CallStack last;

    private final Thread thread = Thread.currentThread();

    /**
     * Frames of calls, by depth: first the frames of the calls in progress, then frames of earlier
     * calls, for reuse.
     */
    private CallFrame[] frames = new CallFrame[2];

    private int depth;

    /**
     * Depth of the stack at which the program's own calls begin: 0, or inside a callback the number
     * of calls that were in progress when the callback began.
     */
    private int base;

    private long calls;

    /**
     * Linked list of {@link InnerCall} objects that are free for reuse; null if the list is empty.
     */
    private InnerCall free;

    private CallStack() {
        Callers.add(this);
    }

    /** Returns the stack of the thread that called MPI first. */
    public static CallStack ofFirst() {
        return OF_FIRST;
    }

    public static CallStack ofThread() {
        return FirstThread.isCurrent() ? OF_FIRST : OTHERS.get();
    }

    /**
     * Returns the name of the program's call in progress on this thread, for an error message;
     * empty if no call is in progress.
     */
    public static String currentCall() {
        return ofThread().callOfProgram();
    }

    /**
     * Returns the name of the call that the program made, not of a call that panmpi makes within
     * it; empty if no call is in progress.
     */
    String callOfProgram() {
        return depth == 0 ? "" : frames[Math.min(base, depth - 1)].call();
    }

    /**
     * Begins a callback: MPI calls that the callback makes count as the program's own. Returns the
     * value to pass to {@link #endCallback}.
     */
    int beginCallback() {
        int outer = base;
        base = depth;
        return outer;
    }

    /** Ends a callback; {@code outer} is the result of {@link #beginCallback}. */
    void endCallback(int outer) {
        base = outer;
    }

    /**
     * Begins a call if it is an outermost call of the first thread, as most calls are. Returns
     * false and begins nothing if the call is nested or on another thread, or if calls are checked
     * for concurrency; then {@link #push} must begin the call.
     */
    public static boolean beginOnFirst() {
        if (FirstThread.isCurrent() && OF_FIRST.depth == 0 && last == null) {
            OF_FIRST.depth = 1;
            OF_FIRST.calls++;
            return true;
        }
        return false;
    }

    /** Ends the call that {@link #beginOnFirst} has begun. */
    public static void endOnFirst() {
        OF_FIRST.depth = 0;
    }

    /**
     * Begins a call. Returns its frame, or null if no call has reached this depth yet; the caller
     * then makes a frame and passes it to {@link #put}.
     */
    public CallFrame push(String call) {
        if (depth == 0 && (ConcurrentCalls.isDetecting || last != null)) {
            checkConcurrent(call);
        }
        if (depth == frames.length) {
            frames = Arrays.copyOf(frames, 2 * depth);
        }
        calls++;
        return frames[depth++];
    }

    private void checkConcurrent(String call) {
        ConcurrentCalls.check(this, call, OF_FIRST);
        ConcurrentCalls.check(this, call, last);
        if (!ConcurrentCalls.isDetecting) {
            last = null;
        } else if (this != OF_FIRST) {
            last = this;
        }
    }

    /** Sets the frame for calls at a depth, which is 0 for outermost calls. */
    public void put(int at, CallFrame frame) {
        frames[at] = frame;
    }

    /** Ends the innermost call. */
    public void pop() {
        depth--;
    }

    /**
     * Begins a call that panmpi makes for itself. The stack has an {@link InnerCall} at the depth
     * of this call until {@link #popInner}, instead of the frame that calls of the program use
     * there.
     */
    InnerCall pushInner(String call) {
        CallFrame replaced = push(call);
        InnerCall inner = free == null ? new InnerCall(this) : free;
        free = inner.next;
        inner.next = null;
        inner.replaced = replaced;
        frames[depth - 1] = inner;
        return inner;
    }

    /** Ends an inner call, and puts the frame that it replaced back. */
    void popInner(InnerCall inner) {
        frames[--depth] = inner.replaced;
        inner.replaced = null;
        inner.next = free;
        free = inner;
    }

    public int depth() {
        return depth;
    }

    /**
     * Returns true if only one call is in progress, which is then the program's. Returns false in a
     * call that panmpi makes within a call of the program, and in a call that a callback makes.
     */
    public boolean isOutermost() {
        return depth == 1;
    }

    /** Returns the frame of the innermost call in progress. */
    public CallFrame top() {
        return frames[depth - 1];
    }

    @Override
    public Thread thread() {
        return thread;
    }

    /**
     * Returns the name of the innermost call; null if no call is in progress. Other threads call
     * this method without a lock, so that they may see the new depth before the new frame.
     */
    @Override
    public String call() {
        int innermost = depth - 1;
        CallFrame[] all = frames;
        CallFrame frame = innermost < 0 || innermost >= all.length ? null : all[innermost];
        return frame == null ? null : frame.call();
    }

    @Override
    public long calls() {
        return calls;
    }

    /**
     * Makes a stack for each thread that calls MPI. It is a class and no lambda, since a lambda
     * costs start-up time.
     */
    private static final class PerThread extends ThreadLocal<CallStack> {
        @Override
        protected CallStack initialValue() {
            areSeveral = true;
            return new CallStack();
        }
    }
}
