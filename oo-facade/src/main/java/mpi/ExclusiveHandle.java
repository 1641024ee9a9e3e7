package mpi;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import mpi.internal.call.CallStack;

/**
 * A handle that one thread at a time may use, since a call on it may end the MPI object, and MPI
 * may then give the handle to another object. If several threads of the program call MPI, the call
 * in progress claims the handle in its {@link Claims}; a call that MPI allows at the same time may
 * share it.
 */
abstract class ExclusiveHandle extends Handle {

    private static final VarHandle USER = field("user", CallStack.class);
    private static final VarHandle SHARERS = field("sharers", int.class);

    /** The thread whose call has claimed the handle; null for none. */
    private volatile CallStack user;

    /** Number of threads that use the handle while a call of another thread has claimed it. */
    private volatile int sharers;

    ExclusiveHandle(long handle) {
        super(handle);
    }

    private static VarHandle field(String name, Class<?> type) {
        try {
            return MethodHandles.lookup().findVarHandle(ExclusiveHandle.class, name, type);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** Returns true if the object has ended, and the call that ended it is over. */
    final boolean hasEnded() {
        boolean isNull = handle() == nullHandle();
        VarHandle.loadLoadFence();
        return isNull && user == null;
    }

    /** Returns the thread whose call has claimed the handle; null for none. */
    final CallStack user() {
        return user;
    }

    /** Claims the handle for a call of a thread; returns false if a call has claimed it already. */
    final boolean claim(CallStack stack) {
        return user == null && USER.compareAndSet(this, null, stack);
    }

    /**
     * Ends a claim, and waits until the other threads that use the handle have left: if the call
     * has ended the MPI object, MPI may give the handle to a new object, which those threads must
     * not use.
     */
    final void unclaim() {
        user = null;
        while (sharers != 0) {
            Thread.onSpinWait();
        }
    }

    /**
     * Begins to use the handle while another call has claimed it; returns false if that call is
     * over.
     */
    final boolean share() {
        SHARERS.getAndAdd(this, 1);
        if (user == null) {
            stopSharing();
            return false;
        }
        return true;
    }

    /** Ends a use that {@link #share} began. */
    final void stopSharing() {
        SHARERS.getAndAdd(this, -1);
    }
}
