package mpi.internal.signals;

import java.util.Arrays;
import java.util.List;
import mpi.internal.system.CodeAddress;

/**
 * Record of the handlers of all signals before and after one event that may replace them: the
 * opening of the MPI library, or a call that initializes MPI. All arrays are indexed by signal
 * number.
 *
 * @param call name of the call, or {@code opening the library}.
 * @param before addresses of the handlers before the event.
 * @param after addresses of the handlers after the event, before any handler was restored.
 * @param restored true for each signal whose handler was restored.
 */
public record SignalStage(String call, long[] before, long[] after, boolean[] restored) {

    private static final List<String> NAMES =
            List.of(
                    ("HUP INT QUIT ILL TRAP ABRT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT"
                                    + " CHLD CONT STOP TSTP TTIN TTOU URG XCPU XFSZ VTALRM PROF"
                                    + " WINCH IO PWR SYS")
                            .split(" "));

    /**
     * Makes the record of an event. Only the addresses of the handlers are stored; {@link #owner}
     * finds the owner of an address later.
     */
    static SignalStage of(
            String call, Dispositions before, Dispositions after, boolean[] restored) {
        return new SignalStage(call, addresses(before), addresses(after), restored);
    }

    static long[] addresses(Dispositions dispositions) {
        long[] addresses = new long[Dispositions.LAST + 1];
        for (int signal = 1; signal <= Dispositions.LAST; signal++) {
            addresses[signal] = dispositions.handler(signal);
        }
        return addresses;
    }

    /**
     * Describes the owner of a handler.
     *
     * @param handler address of the handler.
     * @return {@code default}, {@code ignored}, {@code JVM}, or the file and the function that
     *     contain the handler.
     */
    public static String owner(long handler) {
        if (handler <= 1) {
            return handler == 0 ? "default" : "ignored";
        }
        CodeAddress code = CodeAddress.of(handler);
        return code.isOfJvm() ? "JVM" : code.toString();
    }

    /**
     * Returns the name of a signal.
     *
     * @param signal number of the signal.
     * @return the name, such as {@code SIGSEGV}.
     */
    public static String name(int signal) {
        return "SIG" + (signal <= NAMES.size() ? NAMES.get(signal - 1) : "" + signal);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SignalStage stage
                && call.equals(stage.call)
                && Arrays.equals(before, stage.before)
                && Arrays.equals(after, stage.after)
                && Arrays.equals(restored, stage.restored);
    }

    @Override
    public int hashCode() {
        return call.hashCode() ^ Arrays.hashCode(before) ^ Arrays.hashCode(after);
    }

    @Override
    public String toString() {
        return call + ", " + Arrays.toString(before) + ", " + Arrays.toString(after);
    }
}
