package panmpi.tests.bounds;

import java.util.List;

/**
 * The bytes of a buffer that the arguments of a call select.
 *
 * @param room the buffer.
 * @param type datatype of the items; null where the whole buffer is meant.
 * @param at byte of the buffer at which the first item begins.
 * @param count number of items.
 * @param isOutput true if MPI may write the bytes.
 */
record Selected(GuardedBuffer room, HostileType type, long at, long count, boolean isOutput) {

    /** Number of items above which a call cannot be correct. */
    private static final long MANY = 100_000;

    /**
     * If true, changes of selected bytes count as errors, too. A test sets this to check that the
     * fuzzer notices a change.
     */
    private static final boolean SPOIL = Boolean.getBoolean("panmpi.bounds.spoil");

    /**
     * Returns the runs of bytes, counted from the buffer's beginning; null if their places are
     * unknown.
     */
    List<long[]> runs() {
        if (type == null) {
            return List.of(new long[] {0, room.bytes()});
        }
        if (count < 0 || count > MANY) {
            return null;
        }
        try {
            return type.placed(at, count);
        } catch (ArithmeticException overflow) {
            return null;
        }
    }

    /**
     * Returns the number of bytes of data; if there are items whose positions are unknown, a number
     * that no buffer has.
     */
    long bytes() {
        if (type == null) {
            return room.bytes();
        }
        return type.isFar() && count > 0 ? MANY : type.size() * count;
    }

    boolean isDisplaced() {
        return at != 0;
    }

    /** Restores the bytes that the call was allowed to write. */
    void restore() {
        var runs = isOutput && !SPOIL ? runs() : null;
        if (runs != null) {
            room.restore(runs);
        }
    }

    @Override
    public String toString() {
        var runs = runs();
        return room
                + (type == null ? "" : ", " + count + " items from byte " + at)
                + (runs == null || runs.size() > 12 ? "" : ", bytes " + text(runs))
                + (type == null ? "" : ", extent " + type.extent() + ", " + type.text());
    }

    private static String text(List<long[]> runs) {
        return runs.stream().map(run -> run[0] + "+" + run[1]).toList().toString();
    }
}
