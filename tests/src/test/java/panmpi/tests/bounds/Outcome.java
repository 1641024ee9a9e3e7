package panmpi.tests.bounds;

/** Outcome of a call with random arguments. */
enum Outcome {
    /** The call did what it was asked to do, or refused its arguments. */
    FINE,
    /** The call threw an exception or error that no call may throw. */
    CRASH,
    /** The call changed bytes that it must not touch. */
    OUTSIDE
}
