package panmpi.bench.jobs;

/**
 * Finds out when the samples of a variant no longer get shorter. A first sample loads classes and
 * runs code that is not compiled: it may take longer than the whole warm-up was meant to.
 */
final class Steadiness {
    /**
     * A sample that takes less than this part of the shortest one shows that the time still falls.
     */
    private static final double FALLS = 0.95;

    private static final int LONGEST = 5;

    private final double least;
    private double spent;
    private double best = Double.MAX_VALUE;

    /**
     * Takes the nanoseconds to run at least, after the first sample; at most are five times as
     * many.
     */
    Steadiness(double least) {
        this.least = least;
    }

    /** Adds a turn, by the nanoseconds of one round and their number; true once it is steady. */
    boolean isReached(double nanos, int times) {
        boolean isFirst = best == Double.MAX_VALUE;
        boolean isSteady = nanos > best * FALLS;
        spent += isFirst ? 0 : nanos * times;
        best = Math.min(best, nanos);
        return !isFirst && (isSteady && spent >= least || spent >= LONGEST * least);
    }
}
