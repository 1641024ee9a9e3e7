package mpi.internal.objects;

/**
 * Cache of the array layouts of long messages that were received, by the length of the message.
 * Programs often send arrays of the same types and lengths repeatedly, so that the arrays can be
 * allocated by a cached layout before the message arrives. A cached layout is only a guess, which
 * the caller compares with the message that arrives.
 */
public final class LayoutHistory {

    private static final int PLACES = 64;

    /**
     * Number of right guesses in a row after which the next message is expected to have the same
     * layout.
     */
    private static final int ENOUGH = 2;

    /**
     * Array layouts of received messages, at the hash of the message's length. Any thread writes
     * entries without a lock, which is harmless, as an entry is only a guess.
     */
    private static final Layout[] LAYOUTS = new Layout[PLACES];

    private static volatile Layout last;
    private static volatile int alike;

    /**
     * Record of the layout of a received message.
     *
     * @param bytes length of the message.
     * @param table arrays of the message.
     */
    public record Layout(long bytes, ArrayTable table) {}

    private LayoutHistory() {}

    /**
     * Returns the layout of an earlier message of the same length; null if no layout is cached for
     * this length.
     */
    public static Layout find(long bytes) {
        Layout layout = LAYOUTS[place(bytes)];
        return layout != null && layout.bytes == bytes ? layout : null;
    }

    /**
     * Returns the layout to expect of the next message: the layout that the last messages shared,
     * or null if their layouts differed.
     */
    public static Layout expected() {
        return alike >= ENOUGH ? last : null;
    }

    /**
     * Records the layout of a message for which no layout was cached, or a wrong one. Caches it if
     * the arrays of such messages can be received in place.
     */
    public static void note(long bytes, ArrayTable table) {
        Layout layout = new Layout(bytes, table);
        if (PinnedMessage.suits(table)) {
            LAYOUTS[place(bytes)] = layout;
        }
        alike = 0;
        last = layout;
    }

    /**
     * Records that the layout {@code layout}, by which arrays were allocated before a message
     * arrived, was the right one.
     */
    public static void met(Layout layout) {
        alike = layout == last ? Math.min(alike + 1, ENOUGH) : 0;
        last = layout;
    }

    /**
     * Records that a short message has come, so that no arrays are allocated in advance for the
     * next message.
     */
    public static void interrupted() {
        if (alike != 0) {
            alike = 0;
        }
    }

    private static int place(long bytes) {
        return (int) (bytes * 0x9E37_79B9_7F4A_7C15L >>> 58);
    }
}
