package mpi;

import mpi.internal.call.CallStack;

/**
 * Gives each call in progress its {@link Frame}, the object with the memory of the call. The thread
 * reuses it for later calls.
 */
final class FrameStack {

    /**
     * Frame of the outermost calls of the first thread. Most calls use it; since the field is
     * constant, compiled code knows the frame and its exact class.
     */
    static final Frame OUTERMOST_OF_FIRST = new Frame(CallStack.ofFirst());

    static {
        CallStack.ofFirst().put(0, OUTERMOST_OF_FIRST);
        OUTERMOST_OF_FIRST.cachePins();
    }

    private FrameStack() {}

    /** Unpins the arrays of the pin cache; called when no call of MPI will follow. */
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
