package mpi.internal;

import java.util.ArrayList;
import java.util.List;

/**
 * Gives the JVM its signals back. It raises SIGSEGV and its sisters on purpose, ends itself on
 * SIGTERM and prints stacks on SIGQUIT; a library that puts handlers of its own over the JVM's
 * makes a null check the end of the process. What was nobody's before stays the library's.
 */
public final class Signals {

    /** Leaves everything as the library likes it. */
    private static final boolean KEEP = "keep".equals(Settings.signals());

    private static final boolean REPORT = "report".equals(Settings.signals());

    private static final List<SignalStage> STAGES = new ArrayList<>();

    private final Dispositions before;

    private Signals(Dispositions before) {
        this.before = before;
    }

    /** Notes what each signal does now; before a library gets to change it. */
    static Signals taken() {
        return new Signals(new Dispositions());
    }

    /**
     * Gives back what the library took from the JVM since.
     *
     * @param call what the library was asked to do.
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
     * What was found and done so far.
     *
     * @return a stage for each time that the library could change something, in order.
     */
    public static List<SignalStage> stages() {
        synchronized (STAGES) {
            return List.copyOf(STAGES);
        }
    }

    /**
     * The handlers of this moment; the index is the signal.
     *
     * @return their addresses.
     */
    public static long[] handlers() {
        return SignalStage.addresses(new Dispositions());
    }

    /** A handler of the JVM's that became somebody else's, or none. */
    private static boolean wasTaken(long was, long is) {
        return was > 1
                && CodeAddress.of(was).isOfJvm()
                && (is <= 1 || !CodeAddress.of(is).isOfJvm());
    }

    private static void say(String call, int signal, boolean restored, long handler) {
        System.err.println(
                "panmpi: "
                        + call
                        + " took "
                        + SignalStage.name(signal)
                        + " from the JVM, for "
                        + SignalStage.owner(handler)
                        + (restored ? "; given back" : "; left so"));
    }
}
