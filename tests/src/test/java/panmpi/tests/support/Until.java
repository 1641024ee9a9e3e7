package panmpi.tests.support;

import java.util.function.Supplier;

/** Repeats a nonblocking call until it has a result. */
public final class Until {
    private Until() {}

    /** {@return the first result that is not null} */
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
