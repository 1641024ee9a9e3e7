package panmpi.tests.fuzz;

/**
 * The outcome of an input.
 *
 * @param kind the way in which decoding ended.
 * @param what stack trace of an exception or of a thread that hangs, or the classes that were
 *     touched.
 */
record Outcome(Kind kind, String what) {
    /** The ways in which decoding may end; the first two are right. */
    enum Kind {
        /** The codec returned objects. */
        DECODED,
        /** The codec threw one of the exceptions that it may throw. */
        REFUSED,
        /**
         * The codec threw another throwable, or took memory for lengths that the bytes do not have.
         */
        CRASH,
        /** The codec did not end within the limit. */
        HANG,
        /** A class was touched that the filter rejects. */
        UNFILTERED
    }
}
