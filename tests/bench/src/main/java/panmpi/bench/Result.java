package panmpi.bench;

import java.util.Arrays;
import java.util.Map;

/**
 * The results of an event.
 *
 * @param event event that was played.
 * @param turns one for each round, by the name of the entry.
 */
record Result(Event event, Map<String, Turn[]> turns) {
    static final String REFERENCE = "C";

    /** True if an entry took part. */
    boolean has(String entry) {
        return turns.containsKey(entry);
    }

    /** {@return nanoseconds of each round of an entry} */
    double[] times(String entry) {
        return Arrays.stream(turns.get(entry)).mapToDouble(Turn::nanos).toArray();
    }

    /** {@return bytes that an entry allocates in one round, in most of them} */
    long bytes(String entry) {
        return (long)
                Ratios.median(Arrays.stream(turns.get(entry)).mapToDouble(Turn::bytes).toArray());
    }

    /** {@return the ratios of an entry to C} */
    Ratios ratios(String entry) {
        return ratios(entry, REFERENCE);
    }

    /** {@return the ratios of an entry to another} */
    Ratios ratios(String entry, String other) {
        return Ratios.of(times(entry), times(other));
    }

    /** {@return the median of an entry's times in microseconds} */
    double micros(String entry) {
        return Ratios.median(times(entry)) / event.parts() / 1e3;
    }
}
