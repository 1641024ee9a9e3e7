package panmpi.tests.graphs;

import java.io.Serializable;

/**
 * Record of immutable values, for random graphs.
 *
 * @param number a number.
 * @param real a floating-point number.
 * @param flag a truth value.
 * @param text a string.
 * @param colour an enum constant.
 */
public record Leaf(int number, double real, boolean flag, String text, Plain colour)
        implements Serializable, Comparable<Leaf> {
    @Override
    public int compareTo(Leaf other) {
        return Integer.compare(number, other.number);
    }
}
