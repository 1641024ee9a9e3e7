package mpi.internal.strict.access;

import java.util.Arrays;
import java.util.Comparator;

/**
 * Immutable set of the areas of one array, or of all areas outside of the Java heap, sorted by
 * their first bytes, so that a binary search finds the areas that an access overlaps.
 */
final class Areas {

    static final Areas NONE = new Areas(new Area[0]);

    private final Area[] areas;

    /**
     * For each index of an area, the highest end of the areas from 0 up to this index. Areas are
     * sorted by their first bytes, so that an earlier area may end after a later one.
     */
    private final long[] highest;

    private Areas(Area[] areas) {
        this.areas = areas;
        highest = new long[areas.length];
        long high = Long.MIN_VALUE;
        for (int i = 0; i < areas.length; i++) {
            high = Math.max(high, areas[i].high());
            highest[i] = high;
        }
    }

    boolean isEmpty() {
        return areas.length == 0;
    }

    Areas with(Area area) {
        Area[] more = Arrays.copyOf(areas, areas.length + 1);
        more[areas.length] = area;
        Arrays.sort(more, Comparator.comparingLong(Area::low));
        return new Areas(more);
    }

    /** Returns a copy of this set without an area, or this set itself if the area is not in it. */
    Areas without(Area area) {
        for (int i = 0; i < areas.length; i++) {
            if (areas[i] == area) {
                Area[] fewer = new Area[areas.length - 1];
                System.arraycopy(areas, 0, fewer, 0, i);
                System.arraycopy(areas, i + 1, fewer, i, fewer.length - i);
                return new Areas(fewer);
            }
        }
        return this;
    }

    /** Passes an access of the program to each area that the access overlaps. */
    void touched(long from, long to, boolean isWrite, int site) {
        for (int i = before(to); i >= 0 && highest[i] > from; i--) {
            if (areas[i].high() > from) {
                areas[i].touched(from, to, isWrite, site);
            }
        }
    }

    /** Returns the index of the last area that begins before a position; -1 if no area does. */
    private int before(long end) {
        int low = 0;
        int high = areas.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (areas[middle].low() < end) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }
}
