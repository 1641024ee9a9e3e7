package panmpi.tests;

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
}
