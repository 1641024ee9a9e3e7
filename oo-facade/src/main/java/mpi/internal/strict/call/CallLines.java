package mpi.internal.strict.call;

import java.util.HashMap;
import java.util.Map;
import mpi.internal.ProgramLine;

/**
 * Lines of the program at which a thread calls MPI. To look one up takes longer than a short call,
 * so that calls alike are looked up the first times, and then at times, unless they come from
 * several lines.
 */
final class CallLines {

    private static final int FIRST = 16;
    private static final int ALWAYS = 64;
    private static final int SOMETIMES = 64;
    private static final int MOST_KINDS = 1 << 12;

    private final Map<Long, Kind> kinds = new HashMap<>();
    private boolean isFirst;

    /** Calls that are alike. */
    private static final class Kind {
        private int calls;
        private boolean isOfSeveralLines;
        private StackTraceElement line;

        private void lookUp() {
            StackTraceElement here = ProgramLine.here();
            isOfSeveralLines |= line != null && !line.equals(here);
            line = here;
        }
    }

    /**
     * The line of a call of this kind; that of a former call alike if there are many, all of them
     * from one line so far.
     */
    StackTraceElement of(long kindOfCall) {
        if (kinds.size() > MOST_KINDS) {
            kinds.clear();
        }
        Kind kind = kinds.computeIfAbsent(kindOfCall, k -> new Kind());
        isFirst = kind.calls < FIRST;
        if (kind.calls++ < ALWAYS || kind.isOfSeveralLines || kind.calls % SOMETIMES == 0) {
            kind.lookUp();
        }
        return kind.line;
    }

    /** True if the latest call was one of the first of its kind. */
    boolean isOneOfTheFirst() {
        return isFirst;
    }
}
