package mpi.internal.memory;

/**
 * Tests whether the current thread is the thread that called MPI first. In most programs, no other
 * thread calls MPI. The call frames and the free memory of the first thread are in static fields,
 * so that its calls need no lookup in a ThreadLocal.
 */
public final class FirstThread {

    /**
     * The thread that called MPI first; null if that thread is virtual, since its carrier thread
     * may change.
     */
    private static final Thread THREAD =
            Thread.currentThread().isVirtual() ? null : Thread.currentThread();

    private FirstThread() {}

    /** Returns true on the thread that called MPI first. */
    public static boolean isCurrent() {
        return Thread.currentThread() == THREAD;
    }
}
