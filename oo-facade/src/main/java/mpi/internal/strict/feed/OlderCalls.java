package mpi.internal.strict.feed;

import java.util.HashMap;
import java.util.Map;
import mpi.internal.strict.call.CallNote;

/**
 * Keeps what reports may need of the calls that are no longer in {@link CallLog}: the function and
 * the program line of the latest 262,144 calls, and the whole notes of calls whose requests are not
 * complete, however long ago these calls were made.
 */
final class OlderCalls {

    private static final int SIZE = 1 << 18;
    private static final int FEW = 64;

    private final Map<Long, CallNote> open = new HashMap<>();
    private CallNote[] brief = {};
    private long next;
    private int limit = FEW;

    /** Adds the call with the next number. */
    void add(long number, CallNote note) {
        if (brief.length == 0) {
            brief = new CallNote[SIZE];
        }
        brief[(int) (number % SIZE)] = note.brief();
        next = number + 1;
        if (note.isOpen()) {
            open.put(number, note);
            removeComplete();
        }
    }

    /**
     * Removes the calls that have returned and whose requests are complete. Does so only when twice
     * as many calls are kept as after the last removal, since a removal looks at all of them.
     */
    private void removeComplete() {
        if (open.size() > limit) {
            open.values().removeIf(note -> !note.isOpen());
            limit = Math.max(FEW, 2 * open.size());
        }
    }

    /** Finds a call by its number; returns a note without a program line if it was forgotten. */
    CallNote find(long number) {
        CallNote whole = open.get(number);
        if (whole != null) {
            return whole;
        }
        boolean isKept = number < next && number >= next - SIZE;
        return isKept ? brief[(int) (number % SIZE)] : new Forgotten(number);
    }

    /** Stands for a call that is no longer known. */
    private record Forgotten(long number) implements CallNote {
        @Override
        public String text() {
            return "call " + number + ", whose line is no longer known";
        }

        @Override
        public String where() {
            return "";
        }

        @Override
        public boolean isInProgress() {
            return false;
        }
    }
}
