package mpi.internal.system;

/** Runs work at the end of the JVM, when all shutdown hooks of the program have ended. */
public final class JvmEnd {

    private static Runnable last;

    private JvmEnd() {}

    /**
     * Runs work after the last shutdown hook. Only the native library can wait for that hook;
     * without the library, the work runs at once. The method must be called in a shutdown hook.
     *
     * @param work the work.
     */
    public static void run(Runnable work) {
        last = work;
        if (!Shim.IS_OPEN || !listen()) {
            work.run();
        }
    }

    private static native boolean listen();

    /**
     * Runs the work that was passed to {@link #run}. The native library calls this method after the
     * last shutdown hook.
     */
    private static void ended() {
        last.run();
    }
}
