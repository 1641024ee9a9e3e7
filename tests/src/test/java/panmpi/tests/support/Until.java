package panmpi.tests.support;

import java.util.function.Supplier;

/** Repeats a call that does not wait. */
public final class Until {
    private Until() {}

    /** {@return the first result that is there} */
    public static <T> T notNull(Supplier<T> test) {
        T result = null;
        while (result == null) {
            result = test.get();
        }
        return result;
    }

    /** {@return the first array that has elements} */
    public static <T> T[] some(Supplier<T[]> test) {
        T[] result = test.get();
        while (result.length == 0) {
            result = test.get();
        }
        return result;
    }
}
