package panmpi.tests.support;

import java.util.function.IntUnaryOperator;

/**
 * Positions of the blocks of a buffer: one after the other from the last to the first, with gaps
 * before and between, so that a binding which packs or sorts them fails. Some blocks may be empty.
 */
public final class Blocks {
    /** No counts and no displacements, for a rank whose arguments MPI ignores. */
    public static final Blocks NONE = new Blocks();

    private static final int STRIDE = 5;

    private final int[] counts;
    private final int[] displacements;

    private Blocks() {
        counts = null;
        displacements = null;
    }

    /**
     * Lays out blocks.
     *
     * @param number number of blocks.
     * @param count elements of each, at most four.
     */
    public Blocks(int number, IntUnaryOperator count) {
        counts = new int[number];
        displacements = new int[number];
        for (int i = 0; i < number; i++) {
            counts[i] = count.applyAsInt(i);
            displacements[i] = 2 + STRIDE * (number - 1 - i);
        }
    }

    /**
     * {@return the number of elements that one rank sends to another: 0 to 4; 1 for MPI.PROC_NULL,
     * whose place stays free}
     */
    public static int count(int from, int to) {
        return from < 0 || to < 0 ? 1 : (3 * from + 2 * to) % 5;
    }

    /**
     * {@return a seed that differs between rounds, senders and receivers; negative for
     * MPI.PROC_NULL}
     */
    public static int seed(int round, int from, int to) {
        return from < 0 || to < 0 ? -1 : 10_000 * (round + 1) + 100 * from + to;
    }

    /** {@return the length of a buffer with room for all blocks, and for two more elements} */
    public int length() {
        return 2 + STRIDE * counts.length + 2;
    }

    /** {@return the counts for one call} */
    public int[] counts() {
        return SpoiledArrays.ints(counts);
    }

    /** {@return the counts for one call that takes long ones} */
    public long[] longCounts() {
        return SpoiledArrays.longs(counts);
    }

    /** {@return the displacements, in elements, for one call} */
    public int[] displs() {
        return SpoiledArrays.ints(displacements);
    }

    /** {@return the displacements, in elements, for one call that takes long ones} */
    public long[] longDispls() {
        return SpoiledArrays.longs(displacements);
    }

    /**
     * {@return an array, untouched but for the blocks, each with the values of its seed}
     *
     * @param offset where the buffer begins in the array: at most 2.
     * @param seed the seed of each block; negative for one that stays untouched too.
     */
    public Object placed(Patterns type, int offset, IntUnaryOperator seed) {
        var array = type.untouched(length());
        for (int i = 0; i < counts.length; i++) {
            int values = seed.applyAsInt(i);
            int count = values < 0 ? 0 : counts[i];
            var block = type.filled(values, count);
            System.arraycopy(block, 0, array, offset + displacements[i], count);
        }
        return array;
    }
}
