package panmpi.tests.support;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.io.Serializable;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Objects to send, and checks for what arrived. There is one object of each kind that Java's
 * serialization treats differently: records, strings, boxed numbers, arrays of arrays, lists,
 * enums, null.
 */
public final class SampleObjects {
    /** The initial element of an array that {@link #assertHolds} checks. */
    private static final String UNTOUCHED = "untouched";

    private SampleObjects() {}

    /**
     * A record with a collection.
     *
     * @param seed seed of the contents.
     * @param numbers some numbers.
     */
    public record Bag(int seed, List<Integer> numbers) implements Serializable {}

    /** {@return the object of a seed at a position} */
    public static Object of(int seed, int index) {
        return switch (index % 7) {
            case 0 -> "text " + seed + "/" + index + " \u00fc \ud83d\ude80";
            case 1 -> new Bag(seed, List.of(index, seed));
            case 2 -> new float[][] {{seed, index}, {}, {index}};
            case 3 -> null;
            case 4 -> Patterns.values()[(seed + index) % Patterns.values().length];
            case 5 -> Long.valueOf((long) seed << 32 | index);
            default -> new Object[] {seed, new int[] {index}, List.of("nested")};
        };
    }

    /** {@return an array with the objects of {@code seed} at every position} */
    public static Object[] filled(int seed, int length) {
        return IntStream.range(0, length).mapToObj(i -> of(seed, i)).toArray();
    }

    /** {@return an array in which {@link #assertHolds} can find objects} */
    public static Object[] untouched(int length) {
        return IntStream.range(0, length).mapToObj(i -> (Object) UNTOUCHED).toArray();
    }

    /**
     * Asserts that {@code array}, made by {@link #untouched}, holds {@code count} objects of {@code
     * seed} from {@code offset} on, the first of which is the sender's element {@code from}, and
     * that nothing else changed.
     */
    public static void assertHolds(Object[] array, int offset, int count, int seed, int from) {
        var expected = untouched(array.length);
        for (int i = 0; i < count; i++) {
            expected[offset + i] = of(seed, from + i);
        }
        assertArrayEquals(expected, array);
    }
}
