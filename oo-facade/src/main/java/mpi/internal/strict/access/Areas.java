package mpi.internal.strict.access;

import java.util.Arrays;
import java.util.Comparator;

/** Areas of one array, or all those off the heap, by their first bytes. Immutable. */
final class Areas {

    static final Areas NONE = new Areas(new Area[0]);

    private final Area[] areas;

    /** For each area, the highest end of it and of those before. */
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

    /** Without one area, or the same if it is not there. */
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

    /** Passes an access to each area that it meets. */
    void touched(long from, long to, boolean isWrite, int site) {
        for (int i = before(to); i >= 0 && highest[i] > from; i--) {
            if (areas[i].high() > from) {
                areas[i].touched(from, to, isWrite, site);
            }
        }
    }

    /** Place of the last area that begins before a byte; -1 if there is none. */
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
