package panmpi.bench.results;

import java.util.Locale;
import java.util.function.Function;

/**
 * How a table prints times: their unit, and the comparison with a reference.
 *
 * @param unit name of the unit of time.
 * @param micros microseconds of a unit.
 * @param compared unit of the comparison with the first.
 * @param compare formats a comparison.
 */
public record TimeFormat(
        String unit, double micros, String compared, Function<Ratios, Object> compare) {

    /** Message latencies, as a ratio to the raw call. */
    public static final TimeFormat AGAINST_RAW = new TimeFormat("us", 1, "x raw", Ratios::toString);

    /** Times of objects in memory, as the percentage saved against java.io. */
    public static final TimeFormat AGAINST_JAVA_IO =
            new TimeFormat("ns", 1e-3, "saves %", Savings::new);

    /** {@return a time, with three decimals if the unit is microseconds} */
    public String text(double someMicros) {
        int decimals = micros < 1 ? 0 : 3;
        return String.format(Locale.ROOT, "%." + decimals + "f", someMicros / micros);
    }
}
