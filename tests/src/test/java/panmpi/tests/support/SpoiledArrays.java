package panmpi.tests.support;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import mpi.Datatype;

/**
 * Passes copies of argument arrays, such as counts, to a call, and overwrites the copies with wrong
 * numbers as soon as the call has begun: MPI must not read them later.
 */
public final class SpoiledArrays {
    private static final int WRONG = -77;
    private static final List<Object> GIVEN = new ArrayList<>();

    private SpoiledArrays() {}

    /** {@return a copy of the numbers for one call; null for null} */
    public static int[] ints(int[] numbers) {
        return numbers == null ? null : remembered(numbers.clone());
    }

    /** {@return a copy of the numbers for one call that takes long ones; null for null} */
    public static long[] longs(int[] numbers) {
        return numbers == null ? null : remembered(Arrays.stream(numbers).asLongStream().toArray());
    }

    /** {@return a copy of the datatypes for one call} */
    public static Datatype[] types(Datatype[] types) {
        return remembered(types.clone());
    }

    /** Overwrites all arrays that were returned so far with wrong values. */
    static void spoil() {
        for (Object array : GIVEN) {
            switch (array) {
                case int[] numbers -> Arrays.fill(numbers, WRONG);
                case long[] numbers -> Arrays.fill(numbers, WRONG);
                case Object[] objects -> Arrays.fill(objects, null);
                default -> throw new AssertionError(array);
            }
        }
        GIVEN.clear();
    }

    private static <T> T remembered(T array) {
        GIVEN.add(array);
        return array;
    }
}
