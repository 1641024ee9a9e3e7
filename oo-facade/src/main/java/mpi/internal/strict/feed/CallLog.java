package mpi.internal.strict.feed;

import mpi.internal.strict.call.CallNote;

/**
 * Keeps the calls of this process by number, so that the referee on rank 0 can ask for the text of
 * a call: the latest 16,384 calls with their arguments, and what {@link OlderCalls} keeps of the
 * others.
 */
final class CallLog {

    private static final int SIZE = 1 << 14;

    private static final int KEPT = 64;

    private final CallNote[] notes = new CallNote[SIZE];
    private final CallNote[] kept = new CallNote[KEPT];
    private final OlderCalls older = new OlderCalls();
    private long next;
    private long nextKept;

    /** Adds a call to the log and returns its number. */
    synchronized long add(CallNote note) {
        int at = (int) (next % SIZE);
        if (notes[at] != null) {
            older.add(next - SIZE, notes[at]);
        }
        notes[at] = note;
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
        boolean isLatest = number < next && number >= next - SIZE;
        return isLatest ? notes[(int) (number % SIZE)] : older.find(number);
    }
}
