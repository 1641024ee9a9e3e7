package mpi;

import java.util.Arrays;
import mpi.internal.watch.Caller;
import mpi.internal.watch.Callers;
import mpi.internal.watch.ConcurrentCalls;

/** The calls in progress of one thread, the innermost on top. */
final class FrameStack implements Caller {

    private static final ThreadLocal<FrameStack> OTHERS = new PerThread();

    /**
     * The thread that called MPI first, and in most programs the only one: its calls find their
     * frames without a lookup in a ThreadLocal.
     */
    private static final Thread FIRST =
            Thread.currentThread().isVirtual() ? null : Thread.currentThread();

    private static final FrameStack OF_FIRST = new FrameStack();
    private static final Frame OUTERMOST_OF_FIRST = OF_FIRST.frame(0);

    static {
        OUTERMOST_OF_FIRST.stage.pinned.keep();
    }

    /** The last other thread that called MPI; null while calls are not checked for concurrency. */
    private static FrameStack last;

    private final Thread thread = Thread.currentThread();
    private Frame[] frames = new Frame[2];
    private int depth;
    private long calls;

    private FrameStack() {
        Callers.add(this);
    }

    static FrameStack ofThread() {
        return Thread.currentThread() == FIRST ? OF_FIRST : OTHERS.get();
    }

    /** True on the thread that called MPI first. */
    static boolean isFirst() {
        return Thread.currentThread() == FIRST;
    }

    /** Empties the pin cache: no call of MPI will follow. */
    static void close() {
        OUTERMOST_OF_FIRST.stage.pinned.keepNone();
    }

    /** Begins a call, and returns its frame. */
    static Frame begin(String call) {
        if (Thread.currentThread() == FIRST && OF_FIRST.depth == 0 && last == null) {
            OF_FIRST.depth = 1;
            OF_FIRST.calls++;
            return OUTERMOST_OF_FIRST;
        }
        return ofThread().push(call);
    }

    private Frame push(String call) {
        if (depth == 0 && (ConcurrentCalls.isDetecting || last != null)) {
            checkConcurrent(call);
        }
        Frame frame = frame(depth);
        depth++;
        calls++;
        return frame;
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

    private Frame frame(int at) {
        if (at == frames.length) {
            frames = Arrays.copyOf(frames, 2 * at);
        }
        if (frames[at] == null) {
            frames[at] = new Frame(this);
        }
        return frames[at];
    }

    /**
     * True for the frame of the first thread's outermost call: most calls have it, and compiled
     * code sees a constant.
     */
    static boolean isOutermostOfFirst(Numbers frame) {
        return frame == OUTERMOST_OF_FIRST;
    }

    /** Ends the innermost call. */
    static void end(Frame frame, FrameStack stack) {
        if (frame == OUTERMOST_OF_FIRST) {
            OF_FIRST.depth = 0;
        } else {
            stack.depth--;
        }
    }

    /** True if the call in progress is the program's, not one that panmpi makes within it. */
    boolean isOutermost() {
        return depth == 1;
    }

    Frame top() {
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
        Frame[] all = frames;
        Frame frame = innermost < 0 || innermost >= all.length ? null : all[innermost];
        return frame == null ? null : frame.call();
    }

    @Override
    public long calls() {
        return calls;
    }

    /**
     * Makes a stack for each thread that calls MPI; a class, since a lambda costs start-up time.
     */
    static final class PerThread extends ThreadLocal<FrameStack> {
        @Override
        protected FrameStack initialValue() {
            return new FrameStack();
        }
    }
}
