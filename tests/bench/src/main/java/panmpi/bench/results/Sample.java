package panmpi.bench.results;

/**
 * The cost of one iteration of a benchmark, as the mean of many iterations.
 *
 * @param nanos nanoseconds.
 * @param bytes allocated on Java's heap by the measured thread.
 */
public record Sample(double nanos, long bytes) {}
