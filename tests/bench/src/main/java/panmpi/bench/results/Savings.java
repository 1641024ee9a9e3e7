package panmpi.bench.results;

/**
 * The percentage of time that a contender saves in comparison with another one.
 *
 * @param ratios ratios of the contender's times to those of the other one.
 */
public record Savings(Ratios ratios) {

    /**
     * {@return the median percentage of the rounds, which is below 0 if the contender takes longer}
     */
    public long percent() {
        return percent(ratios.median());
    }

    /**
     * Returns a text with the median percentage, and the bounds of the middle half of the rounds.
     */
    @Override
    public String toString() {
        return percent() + " [" + percent(ratios.high()) + " to " + percent(ratios.low()) + "]";
    }

    private static long percent(double ratio) {
        return Math.round(100 * (1 - ratio));
    }
}
