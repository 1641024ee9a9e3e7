package panmpi.tests.graphs;

import java.io.Serializable;

/**
 * A record of values.
 *
 * @param number a number.
 * @param real another one.
 * @param flag a truth value.
 * @param text a string.
 * @param colour a constant.
 */
public record Leaf(int number, double real, boolean flag, String text, Plain colour)
        implements Serializable, Comparable<Leaf> {
    @Override
    public int compareTo(Leaf other) {
        return Integer.compare(number, other.number);
    }
}
