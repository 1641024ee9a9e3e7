package mpi.internal.watch;

import java.util.List;
import mpi.internal.Aside;
import mpi.internal.ThreadName;

/**
 * Finds threads that are in MPI at the same time although MPI was not begun for that, and says so
 * once. A thread that enters sees who is inside; in a program that lets its threads take turns, the
 * one before has told that it left. What enters unseen, the watch finds if both stay.
 */
public final class Turns {

    /** Whether entering threads are to look who is inside. */
    public static boolean areTaken;

    /** Allowed to every thread at any time, and the end of all. */
    private static final String FREE =
            "MPI_(Info|Session|Error|Add_error|Remove_error|T|Aint)_.*|MPI_Wti(me|ck)|MPI_Abort"
                    + "|MPI_(Initialized|Finalized|Query_thread|Is_thread_main)"
                    + "|MPI_Get_(library_)?version";

    private static JobRank self;

    private Turns() {}

    /**
     * Begins to look, as long as MPI runs.
     *
     * @param rank which rank this is.
     */
    public static synchronized void begin(JobRank rank) {
        self = rank;
        areTaken = true;
    }

    /** Ends it. */
    public static void end() {
        areTaken = false;
    }

    /**
     * Looks whether a thread enters while another one is inside.
     *
     * @param entering the thread.
     * @param call what it calls.
     * @param other a thread that may be inside; null for none.
     */
    public static void look(Caller entering, String call, Caller other) {
        if (other == null || other == entering || entering.thread() instanceof Aside) {
            return;
        }
        String inside = other.call();
        if (inside != null && !isFree(inside) && !isFree(call)) {
            tell(entering, call, other, inside);
        }
    }

    /** Finds two threads each of which stayed in one call from one look to the next. */
    static void look(List<Stay> seen, long now) {
        if (!areTaken) {
            return;
        }
        List<Stay> staying =
                seen.stream()
                        .filter(s -> s.since() < now && !isFree(s.call()))
                        .filter(s -> !(s.caller().thread() instanceof Aside))
                        .limit(2)
                        .toList();
        if (staying.size() == 2) {
            Stay first = staying.getFirst();
            Stay later = staying.getLast();
            tell(later.caller(), later.call(), first.caller(), first.call());
        }
    }

    private static boolean isFree(String call) {
        return call.matches(FREE);
    }

    private static synchronized void tell(
            Caller entering, String call, Caller other, String inside) {
        if (!areTaken) {
            return;
        }
        areTaken = false;
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
        for (StackTraceElement element : caller.thread().getStackTrace()) {
            text.append("\n\tat " + element);
        }
    }
}
