package mpi.internal.system;

/** Work for the end of the JVM, when all shutdown hooks of the program have ended. */
public final class JvmEnd {

    private static Runnable last;

    private JvmEnd() {}

    /**
     * Runs work after the last shutdown hook; at once without the native library, which alone can
     * wait for that. To be called in a shutdown hook.
     *
     * @param work what is to be done.
     */
    public static void run(Runnable work) {
        last = work;
        if (!Shim.IS_OPEN || !listen()) {
            work.run();
        }
    }

    private static native boolean listen();

    /** Called by the native library. */
    private static void ended() {
        last.run();
    }
}
