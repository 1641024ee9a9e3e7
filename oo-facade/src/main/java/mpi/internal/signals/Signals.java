package mpi.internal.signals;

import java.util.ArrayList;
import java.util.List;
import mpi.internal.Settings;
import mpi.internal.system.CodeAddress;

/**
 * Restores signal handlers of the JVM that the MPI library has replaced. The JVM uses SIGSEGV and
 * related signals for implicit null checks and safepoints, SIGTERM to shut down and SIGQUIT for
 * thread dumps; if a library handles SIGSEGV, a null check ends the process. For signals that the
 * JVM did not handle, the library's handlers are kept.
 */
public final class Signals {

    /** True if the library's handlers are left in place (-Dpanmpi.signals=keep). */
    private static final boolean KEEP = "keep".equals(Settings.signals());

    private static final boolean REPORT = "report".equals(Settings.signals());

    private static final List<SignalStage> STAGES = new ArrayList<>();

    private final Dispositions before;

    private Signals(Dispositions before) {
        this.before = before;
    }

    /** Records the dispositions of all signals, before a library changes them. */
    public static Signals taken() {
        return new Signals(new Dispositions());
    }

    /**
     * Restores the handlers of the JVM that the library has replaced since {@link #taken}, unless
     * the user wants to keep the library's.
     *
     * @param call name of the library call, or words for it, for reports.
     */
    public void restore(String call) {
        Dispositions after = new Dispositions();
        boolean[] restored = new boolean[Dispositions.LAST + 1];
        for (int signal = 1; signal <= Dispositions.LAST; signal++) {
            long was = before.handler(signal);
            long is = after.handler(signal);
            if (was != is && wasTaken(was, is)) {
                restored[signal] = !KEEP && before.giveBack(signal);
                if (REPORT) {
                    say(call, signal, restored[signal], is);
                }
            }
        }
        synchronized (STAGES) {
            STAGES.add(SignalStage.of(call, before, after, restored));
        }
    }

    /**
     * Lists the handlers before and after each event that could change them.
     *
     * @return one record for each event, in order.
     */
    public static List<SignalStage> stages() {
        synchronized (STAGES) {
            return List.copyOf(STAGES);
        }
    }

    /**
     * Returns the current handlers, indexed by signal number.
     *
     * @return their addresses.
     */
    public static long[] handlers() {
        return SignalStage.addresses(new Dispositions());
    }

    /**
     * Tests whether the old handler {@code was} belonged to the JVM, and the new handler {@code is}
     * does not.
     */
    private static boolean wasTaken(long was, long is) {
        return was > 1
                && CodeAddress.of(was).isOfJvm()
                && (is <= 1 || !CodeAddress.of(is).isOfJvm());
    }

    private static void say(String call, int signal, boolean restored, long handler) {
        System.err.println(
                "panmpi: "
                        + call
                        + " replaced the JVM's handler of "
                        + SignalStage.name(signal)
                        + " with that of "
                        + SignalStage.owner(handler)
                        + (restored ? "; it was restored" : "; it was not restored"));
    }
}
