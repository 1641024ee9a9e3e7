package mpi.internal.strict.feed;

import mpi.internal.strict.call.CallNote;

/**
 * Keeps the latest 16384 calls of this process by number, so that the referee can ask for the text
 * of a call; older calls are forgotten.
 */
final class CallLog {

    private static final int SIZE = 1 << 14;

    private static final int KEPT = 64;

    private final CallNote[] notes = new CallNote[SIZE];
    private final CallNote[] kept = new CallNote[KEPT];
    private long next;
    private long nextKept;

    /** Adds a call to the log and returns its number. */
    synchronized long add(CallNote note) {
        notes[(int) (next % SIZE)] = note;
        return next++;
    }

    /**
     * Adds a note that later calls do not remove, such as the note of a loop of tests; the latest
     * 64 such notes are kept. Returns its number, which is negative.
     */
    synchronized long keep(CallNote note) {
        kept[(int) (nextKept % KEPT)] = note;
        return -1 - nextKept++;
    }

    /**
     * Finds a call by its number. For a call that was forgotten, returns a note without a program
     * line.
     */
    synchronized CallNote find(long number) {
        if (number < 0) {
            return kept[(int) ((-1 - number) % KEPT)];
        }
        boolean isKept = number < next && number >= next - SIZE;
        return isKept ? notes[(int) (number % SIZE)] : new Forgotten(number);
    }

    /** Stands for a call that is no longer in the log. */
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
