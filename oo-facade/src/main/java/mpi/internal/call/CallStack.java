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
     * True if threads may call MPI at the same time: set once MPI permits concurrent calls, or a
     * second thread calls MPI. The field need not be volatile. If MPI permits concurrent calls, the
     * field is set before other threads make any; if not, the program synchronizes its calls, and
     * each thread but the first sets the field itself.
     */
    public static boolean areSeveral;

    /** The last other thread that called MPI; null while calls are not checked for concurrency. */
    private static CallStack last;

    private final Thread thread = Thread.currentThread();

    /**
     * Frames by depth: first those of the calls in progress, then those of earlier calls, for
     * reuse.
     */
    private CallFrame[] frames = new CallFrame[2];

    private int depth;

    /**
     * Depth at which the program's own calls are: 0, or inside a callback the number of calls that
     * were in progress when it began.
     */
    private int base;

    private long calls;

    /** Linked list of {@link InnerCall} objects to reuse; null if none is free. */
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
     * Begins a callback: the calls that it makes count as the program's own. Returns the value to
     * pass to {@link #endCallback}.
     */
    int beginCallback() {
        int outer = base;
        base = depth;
        return outer;
    }

    /** Ends a callback. */
    void endCallback(int outer) {
        base = outer;
    }

    /**
     * Begins a call if it is the outermost call of the first thread, as most calls are. Returns
     * false and begins nothing if it is another call, or if calls are checked for concurrency;
     * {@link #push} must begin the call then.
     */
    public static boolean beginOnFirst() {
        if (FirstThread.isCurrent() && OF_FIRST.depth == 0 && last == null) {
            OF_FIRST.depth = 1;
            OF_FIRST.calls++;
            return true;
        }
        return false;
    }

    /** Ends the outermost call of the first thread. */
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
     * Begins a call that panmpi makes for itself; its frame replaces the one at this depth until
     * {@link #popInner}.
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
     * Returns true if the call in progress is the program's, not one that panmpi makes within the
     * program's call.
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
     * Returns the name of the innermost call; null if no call is in progress. Other threads read it
     * without a lock, so that they may see the new depth before the new frame.
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
