package panmpi.bench.ranks;

import java.lang.reflect.Array;

/** Compares received arrays with the sent ones, since a codec that loses data would be fast. */
final class ArrivalCheck {

    private ArrivalCheck() {}

    /**
     * Fails unless the last elements of the last arrays are equal. More is not compared, since that
     * would take time.
     *
     * @param sent arrays of primitive elements.
     * @param received received arrays, as many as the sent ones.
     */
    static void check(Object[] sent, Object[] received) {
        Object last = sent[sent.length - 1];
        Object arrived = received[sent.length - 1];
        if (arrived == null
                || arrived.getClass() != last.getClass()
                || Array.getLength(arrived) != Array.getLength(last)
                || !end(arrived).equals(end(last))) {
            throw new IllegalStateException(
                    "the last of " + sent.length + " arrays arrived as " + arrived);
        }
    }

    private static Object end(Object array) {
        return Array.get(array, Array.getLength(array) - 1);
    }
}
