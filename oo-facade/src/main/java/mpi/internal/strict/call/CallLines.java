package mpi.internal.strict.call;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import mpi.internal.ProgramLine;

/**
 * Finds the program lines at which one thread calls MPI. A stack walk takes longer than a short MPI
 * call. Therefore each of the first 64 calls of a kind (same function, numeric arguments and
 * requests) walks the stack, and later calls do so ever more rarely, as long as the line stays the
 * same. A call in between is given the line that was found last.
 */
final class CallLines {

    private static final int FIRST = 16;
    private static final int ALWAYS = 64;
    private static final int MOST_KINDS = 1 << 12;

    private final Supplier<StackTraceElement> walk;
    private final Map<Long, Kind> kinds = new HashMap<>();
    private boolean isFirst;

    CallLines() {
        this(ProgramLine::here);
    }

    /**
     * Creates an object that finds lines with the function {@code walk}, which walks the stack of
     * the current thread.
     */
    CallLines(Supplier<StackTraceElement> walk) {
        this.walk = walk;
    }

    /** Counter and latest line of the calls of one kind. */
    private static final class Kind {

        /**
         * Least number of calls from one stack walk to the next. The number is odd, so that two
         * lines that alternate are both seen.
         */
        private static final int SHORTEST = 31;

        private static final int LONGEST = 1023;

        private long calls;
        private int pause = SHORTEST;
        private long next = ALWAYS;
        private StackTraceElement line;

        StackTraceElement line(Supplier<StackTraceElement> walk) {
            if (calls < ALWAYS) {
                line = walk.get();
            } else if (calls == next) {
                look(walk.get());
            }
            calls++;
            return line;
        }

        private void look(StackTraceElement here) {
            boolean isSame = here != null && here.equals(line);
            pause = isSame ? Math.min(2 * pause + 1, LONGEST) : SHORTEST;
            next += pause;
            line = here;
        }
    }

    /**
     * Returns the program line of the current call. If there were many calls of this kind, the line
     * may be that of an earlier call.
     */
    StackTraceElement of(long kindOfCall) {
        if (kinds.size() > MOST_KINDS) {
            kinds.clear();
        }
        Kind kind = kinds.computeIfAbsent(kindOfCall, k -> new Kind());
        isFirst = kind.calls < FIRST;
        return kind.line(walk);
    }

    /** Returns true if the latest call was one of the first 16 of its kind. */
    boolean isOneOfTheFirst() {
        return isFirst;
    }
}
