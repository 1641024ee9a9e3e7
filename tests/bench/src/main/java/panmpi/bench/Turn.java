package panmpi.bench;

/**
 * The cost of one round of a game, on average of many.
 *
 * @param nanos nanoseconds.
 * @param bytes allocated on Java's heap by the thread that played.
 */
record Turn(double nanos, long bytes) {}
