package panmpi.tests.soak;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Shape of a datatype: the places of the elements in one item, as MPI's type map has them, but
 * counted in elements.
 *
 * @param map place of each element, in the order of the message.
 * @param lb lower bound of an item.
 * @param ub upper bound: the place at which the next item would begin.
 */
record Shape(int[] map, int lb, int ub) {

    /** Shape of a basic type of Java. */
    static final Shape ELEMENT = new Shape(new int[] {0}, 0, 1);

    /** Returns the elements from one item to the next. */
    int extent() {
        return ub - lb;
    }

    /** Returns the number of elements of one item. */
    int size() {
        return map.length;
    }

    /**
     * Returns the shape of a datatype of several blocks, each with items of this shape;
     * displacements are in elements.
     */
    Shape blocks(int[] lengths, int[] displacements) {
        var parts = new Shape[lengths.length];
        Arrays.fill(parts, this);
        return struct(lengths, displacements, parts);
    }

    /** Returns the shape of a datatype of equal blocks, at equal distances in elements. */
    Shape vector(int count, int length, int stride) {
        var lengths = IntStream.generate(() -> length).limit(count).toArray();
        return blocks(lengths, IntStream.range(0, count).map(i -> i * stride).toArray());
    }

    /**
     * Returns the shape of a datatype whose blocks have items of different shapes; an empty block
     * counts as missing.
     */
    static Shape struct(int[] lengths, int[] displacements, Shape[] parts) {
        var map = IntStream.empty();
        int lowest = Integer.MAX_VALUE;
        int highest = Integer.MIN_VALUE;
        for (int i = 0; i < parts.length; i++) {
            map =
                    IntStream.concat(
                            map, Arrays.stream(parts[i].places(displacements[i], lengths[i])));
            if (lengths[i] > 0) {
                int last = (lengths[i] - 1) * parts[i].extent();
                lowest = Math.min(lowest, displacements[i] + parts[i].lb);
                highest = Math.max(highest, displacements[i] + last + parts[i].ub);
            }
        }
        return new Shape(map.toArray(), lowest, highest);
    }

    /** Returns a copy with other bounds. */
    Shape resized(int newLb, int extent) {
        return new Shape(map, newLb, newLb + extent);
    }

    /** Returns the places of a number of items that begin at an element. */
    int[] places(int at, int items) {
        var places = new int[items * map.length];
        for (int i = 0; i < places.length; i++) {
            places[i] = at + i / map.length * extent() + map[i % map.length];
        }
        return places;
    }

    /**
     * Returns true if {@code items} items have no element in common, and lie one after the other.
     */
    boolean canBeReceived(int items) {
        return extent() > 0 && map.length > 0 && areDistinct(places(0, items));
    }

    /** Returns true if no place occurs twice. */
    static boolean areDistinct(int[] places) {
        int[] sorted = places.clone();
        Arrays.sort(sorted);
        for (int i = 1; i < sorted.length; i++) {
            if (sorted[i] == sorted[i - 1]) {
                return false;
            }
        }
        return true;
    }
}
