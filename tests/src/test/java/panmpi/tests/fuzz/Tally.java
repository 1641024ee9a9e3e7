package panmpi.tests.fuzz;

import java.util.EnumMap;
import java.util.Map;
import panmpi.tests.fuzz.Outcome.Kind;

/** Counts the inputs of {@link FuzzObjects} by outcome. */
final class Tally {
    private final Map<Kind, Long> counts = new EnumMap<>(Kind.class);
    private long inputs;

    void add(Kind kind) {
        inputs++;
        counts.merge(kind, 1L, Long::sum);
    }

    long inputs() {
        return inputs;
    }

    long of(Kind kind) {
        return counts.getOrDefault(kind, 0L);
    }

    /** {@return the number of inputs with a forbidden outcome} */
    long wrong() {
        return of(Kind.CRASH) + of(Kind.HANG) + of(Kind.UNFILTERED);
    }

    /** {@return the counts, as the last line of the fuzzer shows them} */
    @Override
    public String toString() {
        return String.format(
                "%d inputs, %d crashes, %d hangs, %d unfiltered classes",
                inputs, of(Kind.CRASH), of(Kind.HANG), of(Kind.UNFILTERED));
    }
}
