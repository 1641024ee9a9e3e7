package panmpi.tests.bounds;

import java.lang.reflect.Parameter;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Random numbers of calls, as parameters take them. */
final class Numbers {
    private static final int[] HOSTILE = {
        Integer.MAX_VALUE, Integer.MIN_VALUE, -1, 1 << 30, 1 << 20, 5000, Integer.MAX_VALUE / 4
    };

    private final RandomGenerator random;

    Numbers(RandomGenerator random) {
        this.random = random;
    }

    /** A number that is small, and seldom hostile. */
    int small(int most) {
        return random.nextInt(12) == 0
                ? HOSTILE[random.nextInt(HOSTILE.length)]
                : random.nextInt(most);
    }

    /** A count that no buffer has room for. */
    int huge() {
        return HOSTILE[random.nextInt(2)];
    }

    /** A number, or an array of it alone, of a parameter's type. */
    static Object boxed(Class<?> type, long value) {
        if (type == int.class) {
            return (int) value;
        } else if (type == int[].class) {
            return new int[] {(int) value};
        }
        return type == long[].class ? new long[] {value} : (Object) value;
    }

    /** Names and values of numbers, for a complaint. */
    static String told(Parameter[] parameters, Object[] values) {
        return IntStream.range(0, values.length)
                .filter(i -> values[i] instanceof Number)
                .mapToObj(i -> parameters[i].getName() + " " + values[i])
                .collect(Collectors.joining(", ", "(", ")"));
    }
}
