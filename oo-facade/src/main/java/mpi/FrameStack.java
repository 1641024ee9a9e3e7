package mpi;

import mpi.internal.call.CallStack;

/** Gives each call in progress a frame, which its thread reuses for later calls. */
final class FrameStack {

    /**
     * Frame of the first thread's outermost calls, as most calls are; since the field is constant,
     * compiled code knows the frame and its exact class.
     */
    static final Frame OUTERMOST_OF_FIRST = new Frame(CallStack.ofFirst());

    static {
        CallStack.ofFirst().put(0, OUTERMOST_OF_FIRST);
        OUTERMOST_OF_FIRST.cachePins();
    }

    private FrameStack() {}

    /** Empties the pin cache: no call of MPI will follow. */
    static void close() {
        OUTERMOST_OF_FIRST.uncachePins();
    }

    /** Begins a call of another thread, or within a call, and returns its frame. */
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
