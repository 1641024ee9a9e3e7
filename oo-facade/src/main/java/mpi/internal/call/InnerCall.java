package mpi.internal.call;

import java.lang.foreign.MemorySegment;

/**
 * A call that panmpi makes for itself, such as to ask for the size of a datatype. It has memory and
 * the check of the error code, and knows no class of the facade. It does not require that MPI is
 * running: the call of the program that needs it has checked that.
 */
public final class InnerCall extends CallFrame implements AutoCloseable {

    /** The next free inner call of the thread. */
    InnerCall next;

    /** Frame of the program's calls at this depth. */
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
