package mpi;

import java.util.Arrays;

/** The calls in progress of one thread, the innermost on top. */
final class FrameStack {

    private Frame[] frames = new Frame[2];
    private int depth;

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
