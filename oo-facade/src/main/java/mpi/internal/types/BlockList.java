package mpi.internal.types;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.call.CallStack;

/**
 * List of typemap blocks, each with a displacement and a length in bytes, in the order of a
 * typemap.
 */
final class BlockList {

    private static final int MOST = Integer.MAX_VALUE - 8;

    private long[] pairs = new long[2];
    private int used;

    /**
     * Adds a block; if the block directly follows the last block of the list, the two are joined.
     */
    void add(long displacement, long length) {
        if (length == 0) {
            return;
        }
        if (used > 0 && pairs[used - 2] + pairs[used - 1] == displacement) {
            pairs[used - 1] += length;
            return;
        }
        if (used == pairs.length) {
            grow();
        }
        pairs[used++] = displacement;
        pairs[used++] = length;
    }

    private void grow() {
        if (used == MOST - 1) {
            String what = "a datatype has more than " + MOST / 2 + " blocks with gaps between them";
            throw MPIException.of(CallStack.currentCall(), Mpi.MPI_ERR_TYPE, what);
        }
        pairs = Arrays.copyOf(pairs, (int) Math.min(2L * used, MOST - 1));
    }

    /**
     * Adds the blocks of {@code count} consecutive items, the first of which begins at displacement
     * {@code begin}; {@code ofItem} has the blocks of one item.
     */
    void addItems(BlockList ofItem, long extent, long begin, long count) {
        if (ofItem.used == 2 && ofItem.pairs[1] == extent) {
            add(begin + ofItem.pairs[0], extent * count);
            return;
        }
        for (long item = 0; item < count && ofItem.used > 0; item++) {
            for (int i = 0; i < ofItem.used; i += 2) {
                add(begin + item * extent + ofItem.pairs[i], ofItem.pairs[i + 1]);
            }
        }
    }

    /**
     * Returns the blocks as pairs of a displacement and a length, lowest first; blocks that touch
     * or overlap are merged.
     */
    long[] sorted() {
        long[] from = isAscending() ? pairs : byDisplacement();
        BlockList merged = new BlockList();
        for (int i = 0; i < used; i += 2) {
            merged.merge(from[i], from[i + 1]);
        }
        return Arrays.copyOf(merged.pairs, merged.used);
    }

    private boolean isAscending() {
        for (int i = 2; i < used; i += 2) {
            if (pairs[i] < pairs[i - 2]) {
                return false;
            }
        }
        return true;
    }

    private long[] byDisplacement() {
        return IntStream.range(0, used / 2)
                .boxed()
                .sorted(Comparator.comparingLong(i -> pairs[2 * i]))
                .flatMapToLong(i -> LongStream.of(pairs[2 * i], pairs[2 * i + 1]))
                .toArray();
    }

    /**
     * Adds a block that does not begin before the last block; blocks that touch or overlap are
     * joined.
     */
    private void merge(long displacement, long length) {
        long end = used == 0 ? displacement : pairs[used - 2] + pairs[used - 1];
        if (used == 0 || displacement > end) {
            add(displacement, length);
        } else if (displacement + length > end) {
            pairs[used - 1] = displacement + length - pairs[used - 2];
        }
    }

    /**
     * Returns the displacement of each single byte that the blocks contain, in the order of the
     * typemap.
     */
    int[] bytes() {
        long size = 0;
        for (int i = 1; i < used; i += 2) {
            size = Math.addExact(size, pairs[i]);
        }
        int[] bytes = new int[Math.toIntExact(size)];
        int next = 0;
        for (int i = 0; i < used; i += 2) {
            for (long at = 0; at < pairs[i + 1]; at++) {
                bytes[next++] = Math.toIntExact(pairs[i] + at);
            }
        }
        return bytes;
    }
}
