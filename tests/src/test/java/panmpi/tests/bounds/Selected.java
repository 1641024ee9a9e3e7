package panmpi.tests.bounds;

import java.util.List;

/**
 * Bytes of a buffer that a call selects.
 *
 * @param room the buffer.
 * @param type datatype of the items; null where the whole buffer is meant.
 * @param at begin of the first item, in bytes.
 * @param count number of items.
 * @param isOutput whether MPI writes it.
 */
record Selected(GuardedBuffer room, HostileType type, long at, long count, boolean isOutput) {

    /** More than the pieces of any call that is right. */
    private static final long MANY = 100_000;

    /** Lets no byte change, to show that one is noticed. */
    private static final boolean SPOIL = Boolean.getBoolean("panmpi.bounds.spoil");

    /** The runs of bytes, counted from the buffer's beginning; null if they are nowhere. */
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

    /** Bytes of data; too many where the datatype is not known to have so few. */
    long bytes() {
        return type == null ? room.bytes() : type.isFar() ? MANY : type.size() * count;
    }

    boolean isDisplaced() {
        return at != 0;
    }

    /** Restores what the call was allowed to write. */
    void forgive() {
        var runs = isOutput && !SPOIL ? runs() : null;
        if (runs != null) {
            room.forgive(runs);
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
