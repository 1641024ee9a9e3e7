package panmpi.tests.bounds;

import java.lang.reflect.Parameter;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Makes random counts, offsets and other numbers for the parameters of calls. */
final class Numbers {
    private static final int[] HOSTILE = {
        Integer.MAX_VALUE, Integer.MIN_VALUE, -1, 1 << 30, 1 << 20, 5000, Integer.MAX_VALUE / 4
    };

    private final RandomGenerator random;

    Numbers(RandomGenerator random) {
        this.random = random;
    }

    /** Returns a random number below {@code most}, or sometimes a negative or a large one. */
    int small(int most) {
        return random.nextInt(12) == 0
                ? HOSTILE[random.nextInt(HOSTILE.length)]
                : random.nextInt(most);
    }

    /** Returns the largest or the least int, a count that suits no buffer. */
    int huge() {
        return HOSTILE[random.nextInt(2)];
    }

    /**
     * Returns a value as an argument for a parameter of a type: a number, or an array of one
     * number.
     */
    static Object boxed(Class<?> type, long value) {
        if (type == int.class) {
            return (int) value;
        } else if (type == int[].class) {
            return new int[] {(int) value};
        }
        return type == long[].class ? new long[] {value} : (Object) value;
    }

    /** Returns the names and values of all arguments that are numbers, for an error message. */
    static String told(Parameter[] parameters, Object[] values) {
        return IntStream.range(0, values.length)
                .filter(i -> values[i] instanceof Number)
                .mapToObj(i -> parameters[i].getName() + " " + values[i])
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
