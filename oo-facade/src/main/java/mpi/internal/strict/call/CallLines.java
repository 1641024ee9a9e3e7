package mpi.internal.strict.call;

import java.util.HashMap;
import java.util.Map;
import mpi.internal.ProgramLine;

/**
 * Finds the program lines at which one thread calls MPI. A stack walk takes longer than a short MPI
 * call, so that only the first 64 calls of a kind (function, numeric arguments, requests) walk the
 * stack, and then each 256th, or each 64th of a kind whose calls come from several lines; calls
 * between have the line that was found last.
 */
final class CallLines {

    private static final int FIRST = 16;
    private static final int ALWAYS = 64;
    private static final int SOMETIMES = 256;
    private static final int OFTEN = 64;
    private static final int MOST_KINDS = 1 << 12;

    private final Map<Long, Kind> kinds = new HashMap<>();
    private boolean isFirst;

    /** Counter and latest line of the calls of one kind. */
    private static final class Kind {
        private int calls;
        private boolean isOfSeveralLines;
        private StackTraceElement line;

        private int period() {
            return isOfSeveralLines ? OFTEN : SOMETIMES;
        }

        private void lookUp() {
            StackTraceElement here = ProgramLine.here();
            isOfSeveralLines |= line != null && !line.equals(here);
            line = here;
        }
    }

    /**
     * Returns the line of the current call; if there were many of its kind, perhaps that of an
     * earlier one.
     */
    StackTraceElement of(long kindOfCall) {
        if (kinds.size() > MOST_KINDS) {
            kinds.clear();
        }
        Kind kind = kinds.computeIfAbsent(kindOfCall, k -> new Kind());
        isFirst = kind.calls < FIRST;
        if (kind.calls++ < ALWAYS || kind.calls % kind.period() == 0) {
            kind.lookUp();
        }
        return kind.line;
    }

    /** Returns true if the latest call was one of the first 16 of its kind. */
    boolean isOneOfTheFirst() {
        return isFirst;
    }
}
