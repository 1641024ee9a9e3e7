package panmpi.tests.graphs;

import java.lang.reflect.Array;
import java.util.List;
import java.util.SplittableRandom;

/** Makes random arrays of primitive elements, of one to three dimensions. */
final class ArrayMaker {
    private final SplittableRandom random;
    private final Values values;

    ArrayMaker(SplittableRandom random) {
        this.random = random;
        values = new Values(random);
    }

    /** {@return an array of up to {@code longest} elements, or rarely of thousands} */
    Object flat(Class<?> element, int longest) {
        int length = random.nextInt(80) == 0 ? random.nextInt(50_000) : random.nextInt(longest + 1);
        return exact(element, length);
    }

    /** {@return a random primitive type} */
    Class<?> element() {
        List<Class<?>> types = Primitives.types();
        return types.get(random.nextInt(types.size()));
    }

    /** {@return rows of equal or random lengths; some rows occur twice, and some are null} */
    Object[] rows(Class<?> element, int dimensions) {
        boolean rectangular = random.nextBoolean();
        int length = random.nextInt(6);
        var first = dimensions == 2 ? exact(element, length) : rows(element, dimensions - 1);
        var rows = (Object[]) Array.newInstance(first.getClass(), random.nextInt(5));
        for (int i = 0; i < rows.length; i++) {
            if (rectangular && dimensions == 2) {
                rows[i] = exact(element, length);
            } else {
                rows[i] = dimensions == 2 ? ragged(element, rows, i) : deeper(element, rows, i);
            }
        }
        return rows;
    }

    private Object ragged(Class<?> element, Object[] before, int i) {
        return switch (i == 0 ? 3 : random.nextInt(5)) {
            case 0 -> before[random.nextInt(i)];
            case 1 -> null;
            default -> flat(element, 8);
        };
    }

    private Object deeper(Class<?> element, Object[] before, int i) {
        return i > 0 && random.nextInt(4) == 0
                ? before[random.nextInt(i)]
                : rows(element, dimensions(before.getClass()) - 1);
    }

    private static int dimensions(Class<?> type) {
        return type.isArray() ? 1 + dimensions(type.getComponentType()) : 0;
    }

    private Object exact(Class<?> element, int length) {
        var array = Array.newInstance(element, length);
        for (int i = 0; i < length; i++) {
            switch (array) {
                case boolean[] a -> a[i] = random.nextBoolean();
                case byte[] a -> a[i] = (byte) random.nextInt();
                case char[] a -> a[i] = (char) random.nextInt();
                case short[] a -> a[i] = (short) random.nextInt();
                case int[] a -> a[i] = random.nextInt();
                case long[] a -> a[i] = random.nextLong();
                case float[] a -> a[i] = values.real32();
                default -> ((double[]) array)[i] = values.real64();
            }
        }
        return array;
    }
}
