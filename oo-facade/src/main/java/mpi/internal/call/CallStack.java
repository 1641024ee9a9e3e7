package mpi.internal.call;

import java.util.Arrays;
import mpi.internal.memory.FirstThread;
import mpi.internal.watch.Caller;
import mpi.internal.watch.Callers;
import mpi.internal.watch.ConcurrentCalls;

/** The calls in progress of one thread, the innermost on top. */
public final class CallStack implements Caller {

    private static final ThreadLocal<CallStack> OTHERS = new PerThread();
    private static final CallStack OF_FIRST = new CallStack();

    /**
     * Set if threads may call MPI at the same time: once two have called it, or MPI has granted
     * that. Not volatile: a thread that calls MPI for the first time sets it.
     */
    public static boolean areSeveral;

    /** The last other thread that called MPI; null while calls are not checked for concurrency. */
    private static CallStack last;

    private final Thread thread = Thread.currentThread();

    /** Frames by depth: those in progress, then those of earlier calls, for reuse. */
    private CallFrame[] frames = new CallFrame[2];

    private int depth;

    /** Depth of the program's calls: 0, or that of the calls of the innermost callback. */
    private int base;

    private long calls;

    /** Inner calls for reuse, linked; null if none is free. */
    private InnerCall free;

    private CallStack() {
        Callers.add(this);
    }

    /** The stack of the thread that called MPI first. */
    public static CallStack ofFirst() {
        return OF_FIRST;
    }

    public static CallStack ofThread() {
        return FirstThread.isCurrent() ? OF_FIRST : OTHERS.get();
    }

    /**
     * Name of the program's call in progress on this thread, for an error message; empty if none
     * has begun.
     */
    public static String currentCall() {
        return ofThread().callOfProgram();
    }

    /**
     * Name of the call that the program made, not of one that panmpi makes within it; empty if none
     * has begun.
     */
    String callOfProgram() {
        return depth == 0 ? "" : frames[Math.min(base, depth - 1)].call();
    }

    /** Begins a callback, whose calls are the program's; returns the depth to end it with. */
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
     * Begins the outermost call of the first thread, which most calls are; false if this is another
     * call, or calls are checked for concurrency: then {@link #push} begins it.
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

    /** Begins a call; returns its frame, or null if there was no call of this depth yet. */
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

    /** Sets the frame of a depth, 0 for outermost calls. */
    public void put(int at, CallFrame frame) {
        frames[at] = frame;
    }

    /** Ends the innermost call. */
    public void pop() {
        depth--;
    }

    /** Begins a call that panmpi makes for itself: its frame replaces the one of this depth. */
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

    /** True if the call in progress is the program's, not one that panmpi makes within it. */
    public boolean isOutermost() {
        return depth == 1;
    }

    /** Frame of the innermost call in progress. */
    public CallFrame top() {
        return frames[depth - 1];
    }

    @Override
    public Thread thread() {
        return thread;
    }

    /** Other threads ask for it, and may see the new depth before the new frame. */
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
     * Makes a stack for each thread that calls MPI; a class, since a lambda costs start-up time.
     */
    private static final class PerThread extends ThreadLocal<CallStack> {
        @Override
        protected CallStack initialValue() {
            areSeveral = true;
            return new CallStack();
        }
    }
}
