package mpi.internal;

import java.util.Arrays;
import java.util.List;

/**
 * The handlers of all signals before and after one call of the library's; the index is the signal.
 *
 * @param call what the library was asked to do.
 * @param before addresses before it.
 * @param after addresses after it.
 * @param restored whether the handler from before was put back.
 */
public record SignalStage(String call, long[] before, long[] after, boolean[] restored) {

    private static final List<String> NAMES =
            List.of(
                    ("HUP INT QUIT ILL TRAP ABRT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT"
                                    + " CHLD CONT STOP TSTP TTIN TTOU URG XCPU XFSZ VTALRM PROF"
                                    + " WINCH IO PWR SYS")
                            .split(" "));

    /** Only numbers are kept: whose they are is asked when somebody wants to know. */
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
     * Whose a handler is.
     *
     * @param handler its address.
     * @return {@code default}, {@code ignored}, {@code JVM}, or a file and its function.
     */
    public static String owner(long handler) {
        if (handler <= 1) {
            return handler == 0 ? "default" : "ignored";
        }
        CodeAddress code = CodeAddress.of(handler);
        return code.isOfJvm() ? "JVM" : code.toString();
    }

    /**
     * What a signal is called.
     *
     * @param signal its number.
     * @return such as {@code SIGSEGV}.
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
