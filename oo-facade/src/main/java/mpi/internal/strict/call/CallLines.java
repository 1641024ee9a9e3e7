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

    /** Finds lines by walking the stack in a given way. */
    CallLines(Supplier<StackTraceElement> walk) {
        this.walk = walk;
    }

    /** Counter and latest line of the calls of one kind. */
    private static final class Kind {

        /** Calls between two walks: odd, so that two lines that alternate are both seen. */
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
     * Returns the line of the current call; if there were many of its kind, perhaps the line of an
     * earlier call.
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
