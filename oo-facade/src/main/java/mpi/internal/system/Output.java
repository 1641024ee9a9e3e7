package mpi.internal.system;

/** Waits until the launcher has read this rank's standard output and standard error. */
public final class Output {

    private static final int PATIENCE_MILLIS = 2000;

    private Output() {}

    /**
     * Links the native function of {@link #awaitReader} in advance, since at the end of the process
     * there may be no memory to do so.
     */
    public static void prepare() {
        if (Shim.IS_OPEN) {
            awaitReader(0);
        }
    }

    /**
     * Waits until the launcher has read all output, for up to 2 s. The wait is needed since Hydra
     * loses the output that is left in a pipe when the job ends. Without the native library, the
     * method returns at once.
     */
    public static void awaitReader() {
        if (Shim.IS_OPEN) {
            awaitReader(PATIENCE_MILLIS);
        }
    }

    private static native void awaitReader(int millis);
}
