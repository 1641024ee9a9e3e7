package panmpi.bench.apps;

/**
 * Makes input that looks random but is the same in each run, and checksums; {@code numbers.c} has
 * the same functions in C.
 */
final class Numbers {
    private static final int STEP = 0x9E3779B1;
    private static final int FIRST_FACTOR = 0x85EBCA6B;
    private static final int SECOND_FACTOR = 0xC2B2AE35;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final double UNIT = 0x1p-24;

    private Numbers() {}

    /** {@return a hash of two numbers} */
    static int hash(int a, int b) {
        int h = a * STEP + b;
        h = (h ^ h >>> 16) * FIRST_FACTOR;
        h = (h ^ h >>> 13) * SECOND_FACTOR;
        return h ^ h >>> 16;
    }

    /**
     * {@return a number of at least 0 and less than 1, made from the hash of {@code a} and {@code
     * b}}
     */
    static double unit(int a, int b) {
        return (hash(a, b) >>> 8) * UNIT;
    }

    /**
     * {@return the bits that the value at index {@code place} of a result contributes to the
     * checksum, which combines the bits of all values by exclusive or}
     */
    static long mix(long place, long bits) {
        long h = (bits ^ place * GOLDEN) * GOLDEN;
        h = (h ^ h >>> 29) * GOLDEN;
        return h ^ h >>> 32;
    }

    /**
     * {@return the bits that the number at index {@code place} of a result contributes to the
     * checksum}
     */
    static long mix(long place, double value) {
        return mix(place, Double.doubleToRawLongBits(value));
    }
}
