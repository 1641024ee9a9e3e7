package panmpi.bench.ranks;

import java.util.Random;

/**
 * Makes the contents of messages. The contents are the same on all ranks, so that each rank can
 * check what it receives.
 */
final class MessageContents {
    private static final long SEED = 1;

    private MessageContents() {}

    /** Returns rows of random bytes. */
    static byte[][] bytes(int rows, int length) {
        Random random = new Random(SEED);
        byte[][] filled = new byte[rows][length];
        for (byte[] row : filled) {
            random.nextBytes(row);
        }
        return filled;
    }

    /** Returns rows of random numbers. */
    static float[][] floats(int rows, int length) {
        Random random = new Random(SEED);
        float[][] filled = new float[rows][length];
        for (float[] row : filled) {
            for (int i = 0; i < length; i++) {
                row[i] = random.nextFloat();
            }
        }
        return filled;
    }

    /**
     * Returns {@code rows} arrays of {@code length} random integers each, so small that sums over
     * the ranks do not overflow.
     */
    static int[][] ints(int rows, int length) {
        Random random = new Random(SEED);
        int[][] filled = new int[rows][];
        for (int i = 0; i < rows; i++) {
            filled[i] = random.ints(length, 0, 1 << 16).toArray();
        }
        return filled;
    }
}
