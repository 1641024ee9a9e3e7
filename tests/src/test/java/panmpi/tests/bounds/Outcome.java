package panmpi.tests.bounds;

/** Outcome of a call. */
enum Outcome {
    /** The call did what it was asked, or refused it. */
    FINE,
    /** It threw what no call may throw. */
    CRASH,
    /** Bytes changed that it must not touch. */
    OUTSIDE
}
