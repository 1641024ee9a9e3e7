package mpi.internal.system;

import static java.lang.foreign.ValueLayout.JAVA_INT;

import java.lang.foreign.FunctionDescriptor;

/**
 * Ends the process immediately by {@code _exit}. {@code Runtime.halt} would run C's exit handlers,
 * which may wait for a lock that a failed {@code MPI_Abort} still holds.
 */
public final class HardExit {

    private HardExit() {}

    /**
     * Does nothing; calling this method loads the class in advance, since at the end of the process
     * there may be no memory to load it.
     */
    public static void prepare() {}

    /**
     * Ends the process without flushing streams, exit handlers or shutdown hooks.
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
