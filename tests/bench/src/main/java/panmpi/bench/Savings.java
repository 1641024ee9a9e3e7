package panmpi.bench;

/**
 * The part of another's time that a contender saves, in percent.
 *
 * @param ratios of its times to the other's, taken in pairs.
 */
record Savings(Ratios ratios) {

    /** Of most rounds; below 0 if it takes longer. */
    long percent() {
        return percent(ratios.median());
    }

    /** The median, and between which bounds half of the rounds lie. */
    @Override
    public String toString() {
        return percent() + " [" + percent(ratios.high()) + " to " + percent(ratios.low()) + "]";
    }

    private static long percent(double ratio) {
        return Math.round(100 * (1 - ratio));
    }
}
