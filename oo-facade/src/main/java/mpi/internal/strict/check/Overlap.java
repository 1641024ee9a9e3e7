package mpi.internal.strict.check;

import java.util.Arrays;
import java.util.stream.IntStream;
import mpi.internal.strict.object.DatatypeFacts;
import mpi.internal.types.TypeMap;

/**
 * Finds out if two ranges of a list have a byte in common. The checks use this for calls that write
 * several blocks: it is a mistake if a call writes a byte twice.
 */
final class Overlap {

    private Overlap() {}

    /**
     * Returns true if two ranges have a byte in common. The array has begins and ends alternately.
     */
    static boolean isIn(long[] ranges) {
        int[] byBegin =
                IntStream.range(0, ranges.length / 2)
                        .boxed()
                        .sorted((a, b) -> Long.compare(ranges[2 * a], ranges[2 * b]))
                        .mapToInt(Integer::intValue)
                        .toArray();
        long end = Long.MIN_VALUE;
        for (int i : byBegin) {
            if (ranges[2 * i] < end) {
                return true;
            }
            end = Math.max(end, ranges[2 * i + 1]);
        }
        return false;
    }

    /** Returns true if the typemap of a derived datatype covers some byte twice. */
    static boolean isInItem(long type, DatatypeFacts facts) {
        if (facts == null || !facts.isDerived()) {
            return false;
        }
        long[] merged = TypeMap.blocks(type);
        long bytes = 0;
        for (int i = 1; i < merged.length; i += 2) {
            bytes += merged[i];
        }
        return bytes < facts.bytes();
    }

    /**
     * Returns true if two blocks have a byte in common. The array has begins and lengths
     * alternately.
     */
    static boolean isAmongBlocks(long[] blocks) {
        long[] ranges = Arrays.copyOf(blocks, blocks.length);
        for (int i = 0; i < ranges.length; i += 2) {
            ranges[i + 1] += ranges[i];
        }
        return isIn(ranges);
    }
}
