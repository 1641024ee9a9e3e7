package mpi.internal.strict.call;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
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
     * Makes the finder of one thread. It finds a line by the function {@code walk}, which walks the
     * stack of the current thread, and returns null if no line is of the program.
     */
    CallLines(Supplier<StackTraceElement> walk) {
        this.walk = walk;
    }

    /** Counter and latest place of the calls of one kind, which all call the same function. */
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
        private CallPlace place;

        Kind(String function) {
            place = new CallPlace(function, null);
        }

        /**
         * Counts a call, and returns its place: from a stack walk if one is due, else as of the
         * last walk. Calls share one object as long as the line stays the same, which saves memory.
         */
        CallPlace place(Supplier<StackTraceElement> walk) {
            if (calls < ALWAYS) {
                moveTo(walk.get());
            } else if (calls == next) {
                look(walk.get());
            }
            calls++;
            return place;
        }

        private void look(StackTraceElement here) {
            boolean isSame = here != null && here.equals(place.line());
            pause = isSame ? Math.min(2 * pause + 1, LONGEST) : SHORTEST;
            next += pause;
            moveTo(here);
        }

        private void moveTo(StackTraceElement here) {
            if (!Objects.equals(here, place.line())) {
                place = new CallPlace(place.function(), here);
            }
        }
    }

    /**
     * Returns the function and program line of the current call. If there were many calls of this
     * kind, the line may be that of an earlier call.
     */
    CallPlace of(long kindOfCall, String function) {
        if (kinds.size() > MOST_KINDS) {
            kinds.clear();
        }
        Kind kind = kinds.computeIfAbsent(kindOfCall, k -> new Kind(function));
        isFirst = kind.calls < FIRST;
        return kind.place(walk);
    }

    /** Returns true if the latest call was one of the first 16 of its kind. */
    boolean isOneOfTheFirst() {
        return isFirst;
    }
}
