package mpi;

import java.util.Arrays;

/** The calls in progress of one thread, the innermost on top. */
final class FrameStack {

    private static final ThreadLocal<FrameStack> OTHERS = new PerThread();

    /**
     * The thread that called MPI first, and in most programs the only one: its calls find their
     * frames without a look into the thread's table.
     */
    private static final Thread FIRST = Thread.currentThread();

    private static final FrameStack OF_FIRST = new FrameStack();

    private Frame[] frames = new Frame[2];
    private int depth;

    static FrameStack ofThread() {
        return Thread.currentThread() == FIRST ? OF_FIRST : OTHERS.get();
    }

    Frame push() {
        if (depth == frames.length) {
            frames = Arrays.copyOf(frames, 2 * depth);
        }
        Frame frame = frames[depth];
        if (frame == null) {
            frame = new Frame(this);
            frames[depth] = frame;
        }
        depth++;
        return frame;
    }

    void pop() {
        depth--;
    }

    /** Whether the call in progress is the program's own, not one that the facade makes for it. */
    boolean isOutermost() {
        return depth == 1;
    }

    Frame top() {
        return frames[depth - 1];
    }

    /** A stack for each thread that calls MPI; a class, since a lambda costs start-up time. */
    static final class PerThread extends ThreadLocal<FrameStack> {
        @Override
        protected FrameStack initialValue() {
            return new FrameStack();
        }
    }
}
