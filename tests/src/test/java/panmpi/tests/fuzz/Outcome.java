package panmpi.tests.fuzz;

/**
 * The outcome of an input.
 *
 * @param kind in which way.
 * @param what the exception or the stack, or which classes.
 */
record Outcome(Kind kind, String what) {
    /** The ways in which decoding may end; the first two are right. */
    enum Kind {
        /** Objects. */
        DECODED,
        /** One of the exceptions that a codec may throw. */
        REFUSED,
        /** Any other throwable, or memory for lengths that the bytes do not have. */
        CRASH,
        /** The process did not end within the limit. */
        HANG,
        /** A class was touched that the filter rejects. */
        UNFILTERED
    }
}
