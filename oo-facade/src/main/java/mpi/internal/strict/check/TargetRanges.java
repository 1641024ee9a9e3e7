package mpi.internal.strict.check;

import mpi.internal.types.TypeBounds;
import mpi.internal.types.TypeMap;

/** Computes the bytes that items of a datatype occupy at the target of a one-sided call. */
final class TargetRanges {

    private static final int MOST = 256;

    private TargetRanges() {}

    /**
     * Returns the bytes of {@code count} items of a datatype, counted from the beginning of the
     * window: ranges in ascending order, as begins and ends alternately. More than 256 blocks are
     * merged into one range with their gaps, to limit the cost.
     *
     * @param type handle of the datatype.
     * @param from displacement of the first item in bytes.
     */
    static long[] of(long type, long count, long from) {
        long extent = TypeBounds.extent(type);
        long low = from + TypeBounds.trueLb(type);
        long[] blocks = count == 0 ? new long[0] : TypeMap.blocks(type);
        boolean isDense = blocks.length == 2 && blocks[1] == extent;
        if (isDense || blocks.length / 2 * count > MOST) {
            return new long[] {low, low + (count - 1) * extent + TypeBounds.trueExtent(type)};
        }
        long[] ranges = new long[(int) (blocks.length * count)];
        int at = 0;
        for (long item = 0; item < count; item++) {
            for (int block = 0; block < blocks.length; block += 2) {
                long begin = from + item * extent + blocks[block];
                ranges[at++] = begin;
                ranges[at++] = begin + blocks[block + 1];
            }
        }
        return ranges;
    }
}
