package mpi.internal.call;

import java.lang.foreign.MemorySegment;

/**
 * Frame of a call that panmpi makes for itself, for example to ask for the size of a datatype. It
 * only provides memory and checks the error code, and does not depend on the public classes of
 * {@code mpi}. It does not check that MPI is running, since the program's call that contains the
 * inner call has checked that.
 */
public final class InnerCall extends CallFrame implements AutoCloseable {

    /** Next entry in the thread's list of free inner calls. */
    InnerCall next;

    /** Frame that this frame replaces in the stack, to be put back at the end. */
    CallFrame replaced;

    InnerCall(CallStack stack) {
        super(stack);
    }

    /** Begins a call of a function of MPI. */
    public static InnerCall open(String call) {
        InnerCall inner = CallStack.ofThread().pushInner(call);
        inner.begin(call);
        return inner;
    }

    @Override
    public MemorySegment room(long bytes) {
        return take(bytes);
    }

    @Override
    public void close() {
        endMemory();
        stack.popInner(this);
    }
}
