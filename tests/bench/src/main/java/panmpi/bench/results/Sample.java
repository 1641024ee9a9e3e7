package panmpi.bench.results;

/**
 * The cost of one iteration of a benchmark, as the mean of many iterations.
 *
 * @param nanos nanoseconds.
 * @param bytes bytes that the measured thread allocated on Java's heap.
 */
public record Sample(double nanos, long bytes) {}
