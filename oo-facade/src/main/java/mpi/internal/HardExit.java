package mpi.internal;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;

/**
 * The end of the process, at once. {@code Runtime.halt} runs C's exit handlers, which may wait for
 * the very lock that {@code MPI_Abort} died with.
 */
public final class HardExit {

    private HardExit() {}

    /** Has this class loaded, for at the end there may be no memory to load it. */
    public static void prepare() {}

    /**
     * Ends the process; nothing is flushed, nobody is asked.
     *
     * @param code exit code of the process.
     */
    public static void now(int code) {
        try {
            Native.function("_exit", FunctionDescriptor.ofVoid(JAVA_INT)).invokeExact(code);
        } catch (Throwable failure) {
            Runtime.getRuntime().halt(code);
        }
    }
}
