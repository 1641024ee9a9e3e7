package mpi.internal;

/**
 * Calls of MPI that concern this process alone. They wait for nobody, so that a virtual thread can
 * make them as they are.
 */
public final class Alone {

    private static final ScopedValue<Boolean> SCOPE = ScopedValue.newInstance();

    private Alone() {}

    /**
     * Makes such calls.
     *
     * @param calls what makes them.
     */
    public static void run(Runnable calls) {
        ScopedValue.where(SCOPE, true).run(calls);
    }

    /**
     * Whether this thread makes such calls.
     *
     * @return true within {@link #run}.
     */
    public static boolean isNow() {
        return SCOPE.isBound();
    }
}
