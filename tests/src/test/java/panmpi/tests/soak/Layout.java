package panmpi.tests.soak;

import java.util.Arrays;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * The positions of a buffer's blocks in an array, which may have further elements before and after
 * the blocks.
 *
 * @param type datatype of the items.
 * @param offset the array's element where the buffer begins.
 * @param counts items of each block.
 * @param displacements items, by the type's extent, from the buffer's beginning to each block.
 * @param length elements of the array.
 */
record Layout(RandomType type, int offset, int[] counts, int[] displacements, int length) {

    /** Lays out one block. */
    static Layout one(RandomGenerator random, RandomType type, int count) {
        return placed(random, type, new int[] {count}, new int[] {0});
    }

    /** Lays out equal blocks, one directly after the other. */
    static Layout adjacent(RandomGenerator random, RandomType type, int count, int blocks) {
        int[] counts = new int[blocks];
        Arrays.fill(counts, count);
        return placed(
                random, type, counts, IntStream.range(0, blocks).map(i -> i * count).toArray());
    }

    /** Lays out blocks in any order with gaps between them. */
    static Layout scattered(RandomGenerator random, RandomType type, int... counts) {
        int[] displacements = new int[counts.length];
        int first = random.nextInt(counts.length);
        int at = random.nextInt(3);
        for (int i = 0; i < counts.length; i++) {
            int block = (first + i) % counts.length;
            displacements[block] = at;
            at += items(type.shape(), counts[block]) + random.nextInt(3);
        }
        return placed(random, type, counts, displacements);
    }

    /**
     * Returns by how many items the next block must follow a block of {@code count} items, so that
     * the two have no element in common.
     */
    private static int items(Shape shape, int count) {
        int span = high(shape.places(0, count)) - low(shape.places(0, count));
        return Math.max(count, (span + shape.extent() - 1) / shape.extent());
    }

    private static Layout placed(
            RandomGenerator random, RandomType type, int[] counts, int[] displacements) {
        Layout bare = new Layout(type, 0, counts, displacements, 0);
        int[] all =
                IntStream.range(0, counts.length)
                        .flatMap(i -> Arrays.stream(bare.places(i)))
                        .toArray();
        if (!Shape.areDistinct(all)) {
            throw new AssertionError("overlapping blocks of " + type.text());
        }
        int offset = Math.max(0, random.nextInt(4) - low(all));
        int length = Math.max(0, offset + high(all)) + random.nextInt(4);
        return new Layout(type, offset, counts, displacements, length);
    }

    private static int low(int[] places) {
        return Arrays.stream(places).min().orElse(0);
    }

    private static int high(int[] places) {
        return Arrays.stream(places).max().orElse(-1) + 1;
    }

    /** Returns the array's elements of a block, in the order of the message. */
    int[] places(int block) {
        Shape shape = type.shape();
        return shape.places(offset + displacements[block] * shape.extent(), counts[block]);
    }

    /** Returns the number of items of the only block. */
    int count() {
        return counts[0];
    }

    /** Returns the displacements in bytes. */
    int[] bytes() {
        int bytes = type.shape().extent() * type.element().bytes;
        return Arrays.stream(displacements).map(i -> i * bytes).toArray();
    }

    @Override
    public String toString() {
        return Arrays.toString(counts)
                + " items at "
                + Arrays.toString(displacements)
                + " from element "
                + offset
                + " on of "
                + type.text();
    }
}
