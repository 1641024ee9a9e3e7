package panmpi.tests.bounds;

/** Outcome of a call with random arguments. */
enum Outcome {
    /** The call did what it was asked, or refused it. */
    FINE,
    /** The call threw what no call may throw. */
    CRASH,
    /** The call changed bytes that it must not touch. */
    OUTSIDE
}
