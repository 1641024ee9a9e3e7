package panmpi.tests.storm;

/**
 * Kinds of exchanges between two threads; each {@link Trader} makes one exchange of each kind in
 * turn.
 */
enum Kind {
    SHORT_ARRAY(16),
    LONG_NEW_ARRAY(16 << 10),
    SHORT_SEGMENT(64),
    LONG_OLD_ARRAY(64 << 10),
    LONG_SEGMENT(32 << 10),
    NONBLOCKING_ARRAY(1 << 10);

    /** The number of ints that are exchanged. */
    final int length;

    Kind(int length) {
        this.length = length;
    }
}
