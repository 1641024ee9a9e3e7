package mpi.internal;

/** What this rank has printed. */
public final class Output {

    private static final int PATIENCE_MILLIS = 2000;

    private Output() {}

    /** Has the function found, for at the end there may be no memory to look for it. */
    public static void prepare() {
        if (Shim.IS_OPEN) {
            awaitReader(0);
        }
    }

    /**
     * Waits until the launcher has read it all, where that can be known: what is left in a pipe
     * when the job ends, Hydra never shows.
     */
    public static void awaitReader() {
        if (Shim.IS_OPEN) {
            awaitReader(PATIENCE_MILLIS);
        }
    }

    private static native void awaitReader(int millis);
}
