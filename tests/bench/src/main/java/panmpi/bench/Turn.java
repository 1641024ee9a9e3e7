package panmpi.bench;

/**
 * What one round of a game took, on average of many.
 *
 * @param nanos nanoseconds.
 * @param bytes allocated on Java's heap by the thread that played.
 */
record Turn(double nanos, long bytes) {}
