package mpi.internal;

/**
 * Scope of MPI calls that never wait for another process, such as those on MPI_COMM_SELF: a virtual
 * thread can make them directly.
 */
public final class LocalCalls {

    private static final ScopedValue<Boolean> SCOPE = ScopedValue.newInstance();

    private LocalCalls() {}

    /**
     * Runs calls in the scope.
     *
     * @param calls code that makes the calls.
     */
    public static void run(Runnable calls) {
        ScopedValue.where(SCOPE, true).run(calls);
    }

    /**
     * Tests whether this thread is in the scope.
     *
     * @return true within {@link #run}.
     */
    public static boolean isNow() {
        return SCOPE.isBound();
    }
}
