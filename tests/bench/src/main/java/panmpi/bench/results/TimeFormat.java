package panmpi.bench.results;

import java.util.Locale;
import java.util.function.Function;

/**
 * Format of times in a table: their unit, and their comparison with a reference.
 *
 * @param unit name of the unit of time.
 * @param micros number of microseconds in one unit.
 * @param compared text that names the comparison in the head of a column, such as {@code x raw}.
 * @param compare function that makes the text of a comparison from the ratios to the first variant.
 */
public record TimeFormat(
        String unit, double micros, String compared, Function<Ratios, Object> compare) {

    /**
     * Format of message latencies in microseconds, with the ratios to the latencies of the variant
     * {@code raw}.
     */
    public static final TimeFormat AGAINST_RAW = new TimeFormat("us", 1, "x raw", Ratios::toString);

    /**
     * Format of the nanoseconds for writing or reading an object, with the percentages of time that
     * are saved in comparison with java.io.
     */
    public static final TimeFormat AGAINST_JAVA_IO =
            new TimeFormat("ns", 1e-3, "saves %", Savings::new);

    /** {@return a time, with three decimals if the unit is microseconds} */
    public String text(double someMicros) {
        int decimals = micros < 1 ? 0 : 3;
        return String.format(Locale.ROOT, "%." + decimals + "f", someMicros / micros);
    }
}
