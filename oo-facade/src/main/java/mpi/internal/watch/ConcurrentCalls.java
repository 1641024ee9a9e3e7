package mpi.internal.watch;

import java.util.List;
import mpi.internal.OffloadThread;
import mpi.internal.ProgramStack;
import mpi.internal.ThreadName;

/**
 * Detects concurrent MPI calls without {@code MPI_THREAD_MULTIPLE}, and reports the first case. A
 * thread that enters MPI checks the thread that entered before; in a correctly synchronized
 * program, the other thread is seen to have left. The check takes no lock, so that it may miss a
 * race. {@link Watch} finds the races in which both threads stay in their calls.
 */
public final class ConcurrentCalls {

    /** True if threads that enter MPI check whether another thread is inside. */
    public static boolean isDetecting;

    private static JobRank self;

    private ConcurrentCalls() {}

    /**
     * Starts the detection of concurrent calls, until {@link #end}.
     *
     * @param rank rank and thread level of this process, for the report.
     */
    public static synchronized void begin(JobRank rank) {
        self = rank;
        isDetecting = true;
    }

    /** Ends the detection of concurrent calls. */
    public static void end() {
        isDetecting = false;
    }

    /**
     * Reports concurrent calls if the thread {@code other} is inside MPI when another thread
     * enters, unless MPI allows one of the two calls in any thread at any time.
     *
     * @param entering the thread that enters.
     * @param call function that it calls.
     * @param other a thread that may be inside; null for none.
     */
    public static void check(Caller entering, String call, Caller other) {
        if (other == null || other == entering || entering.thread() instanceof OffloadThread) {
            return;
        }
        String inside = other.call();
        if (inside != null && !isThreadSafe(inside) && !isThreadSafe(call)) {
            report(entering, call, other, inside);
        }
    }

    /**
     * Reports two threads as concurrent if each has stayed in one call of MPI from one sample to
     * the next.
     */
    static void check(List<BlockedCall> seen, long now) {
        if (!isDetecting) {
            return;
        }
        List<BlockedCall> staying =
                seen.stream()
                        .filter(s -> s.since() < now && !isThreadSafe(s.call()))
                        .filter(s -> !(s.caller().thread() instanceof OffloadThread))
                        .limit(2)
                        .toList();
        if (staying.size() == 2) {
            BlockedCall first = staying.getFirst();
            BlockedCall later = staying.getLast();
            report(later.caller(), later.call(), first.caller(), first.call());
        }
    }

    private static boolean isThreadSafe(String call) {
        return AnyThreadCalls.NAMES.contains(call);
    }

    private static synchronized void report(
            Caller entering, String call, Caller other, String inside) {
        if (!isDetecting) {
            return;
        }
        isDetecting = false;
        String granted = self.threadLevel();
        if (granted.isEmpty()) {
            return;
        }
        StringBuilder text = new StringBuilder(self.text());
        text.append(": threads " + ThreadName.of(entering.thread()));
        text.append(" and " + ThreadName.of(other.thread()) + " are in MPI at the same time");
        text.append(", which was begun with " + granted + ": messages may be damaged, calls hang");
        append(text, entering, call);
        append(text, other, inside);
        text.append("\nBegin it by MPI.Init_thread(args, MPI.THREAD_MULTIPLE), or start the");
        System.err.println(text.append(" program with -Dpanmpi.threads=multiple."));
    }

    private static void append(StringBuilder text, Caller caller, String call) {
        text.append("\n    " + ThreadName.of(caller.thread()) + " in " + call);
        for (StackTraceElement element : ProgramStack.of(caller.thread())) {
            text.append("\n\tat " + element);
        }
    }
}
