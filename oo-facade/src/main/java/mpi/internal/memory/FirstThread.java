package mpi.internal.memory;

/**
 * The thread that called MPI first, and in most programs the only one. It finds its frames and its
 * free memory in static fields, without a lookup in a ThreadLocal.
 */
public final class FirstThread {

    /** Null if it is virtual: its carrier thread may change. */
    private static final Thread THREAD =
            Thread.currentThread().isVirtual() ? null : Thread.currentThread();

    private FirstThread() {}

    /** True on the thread that called MPI first. */
    public static boolean isCurrent() {
        return Thread.currentThread() == THREAD;
    }
}
