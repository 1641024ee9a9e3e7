package panmpi.bench;

import java.util.Locale;
import java.util.function.Function;

/**
 * The format of times.
 *
 * @param unit of time.
 * @param micros microseconds of a unit.
 * @param compared unit of the comparison with the first.
 * @param compare says how a comparison is written.
 */
record Look(String unit, double micros, String compared, Function<Ratios, Object> compare) {

    /** Of messages. */
    static final Look AGAINST_RAW = new Look("us", 1, "x raw", Ratios::toString);

    /** Of objects that stay in memory. */
    static final Look AGAINST_JAVA_IO = new Look("ns", 1e-3, "saves %", Savings::new);

    /** Three decimals of a microsecond. */
    String text(double someMicros) {
        int decimals = micros < 1 ? 0 : 3;
        return String.format(Locale.ROOT, "%." + decimals + "f", someMicros / micros);
    }
}
