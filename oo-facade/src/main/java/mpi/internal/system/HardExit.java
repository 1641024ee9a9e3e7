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
     * Does nothing, but loads this class: the JVM loads a class at the first call of a method, and
     * when the process has to end, there may be no memory for that.
     */
    public static void prepare() {}

    /**
     * Ends the process without running shutdown hooks or C's exit handlers, and without flushing
     * streams.
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
