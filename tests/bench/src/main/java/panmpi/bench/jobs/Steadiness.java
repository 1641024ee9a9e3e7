package panmpi.bench.jobs;

/**
 * Decides when a warm-up may end: when the samples of a variant no longer get shorter. The first
 * sample is not compared, since it loads classes and runs code that is not compiled yet, and may
 * alone take longer than the least time of the warm-up.
 */
final class Steadiness {
    /**
     * A sample that takes less than this fraction of the shortest previous sample shows that the
     * times still fall.
     */
    private static final double FALLS = 0.95;

    private static final int LONGEST = 5;

    private final double least;
    private double spent;
    private double best = Double.MAX_VALUE;

    /**
     * Begins a warm-up that takes at least {@code least} nanoseconds after the first sample, and
     * about five times {@code least} at most.
     */
    Steadiness(double least) {
        this.least = least;
    }

    /**
     * Adds a sample of {@code times} iterations that took {@code nanos} each. Returns true once the
     * warm-up may end.
     */
    boolean isReached(double nanos, int times) {
        boolean isFirst = best == Double.MAX_VALUE;
        boolean isSteady = nanos > best * FALLS;
        spent += isFirst ? 0 : nanos * times;
        best = Math.min(best, nanos);
        return !isFirst && (isSteady && spent >= least || spent >= LONGEST * least);
    }
}
