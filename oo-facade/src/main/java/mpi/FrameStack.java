package mpi;

import mpi.internal.call.CallStack;

/**
 * Gives each call in progress its {@link Frame}, the object with the memory of the call. A thread
 * reuses the frames of calls that have ended.
 */
final class FrameStack {

    /**
     * Frame of the calls on the first thread, the thread that called MPI first; calls within a call
     * have other frames. Most calls use this frame. Since the field is constant, compiled code
     * knows the frame and its exact class.
     */
    static final Frame OUTERMOST_OF_FIRST = new Frame(CallStack.ofFirst());

    static {
        CallStack.ofFirst().put(0, OUTERMOST_OF_FIRST);
        OUTERMOST_OF_FIRST.cachePins();
    }

    private FrameStack() {}

    /**
     * Unpins the arrays that the first thread keeps pinned for later calls; called when no call of
     * MPI will follow.
     */
    static void close() {
        OUTERMOST_OF_FIRST.uncachePins();
    }

    /**
     * Begins a call of a thread other than the first, or a call within a call; returns its {@link
     * Frame}.
     */
    static Frame push(String call) {
        CallStack stack = CallStack.ofThread();
        Frame frame = (Frame) stack.push(call);
        if (frame == null) {
            frame = new Frame(stack);
            stack.put(stack.depth() - 1, frame);
        }
        return frame;
    }
}
