package mpi.internal.strict.feed;

/** The latest calls of this process, by their numbers: older ones are forgotten. */
final class CallLog {

    private static final int SIZE = 1 << 14;

    private final CallNote[] notes = new CallNote[SIZE];
    private long next;

    /** Adds a call; returns its number. */
    synchronized long add(CallNote note) {
        notes[(int) (next % SIZE)] = note;
        return next++;
    }

    /** Describes a call. */
    String text(long number) {
        CallNote note;
        synchronized (this) {
            boolean isKept = number < next && number >= next - SIZE;
            note = isKept ? notes[(int) (number % SIZE)] : null;
        }
        return note == null ? "call " + number + ", whose line is no longer known" : note.text();
    }
}
