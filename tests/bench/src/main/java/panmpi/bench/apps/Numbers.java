package panmpi.bench.apps;

/** Input that looks random, and checksums; {@code numbers.c} has the same in C. */
final class Numbers {
    private static final int STEP = 0x9E3779B1;
    private static final int FIRST_FACTOR = 0x85EBCA6B;
    private static final int SECOND_FACTOR = 0xC2B2AE35;
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;
    private static final double UNIT = 0x1p-24;

    private Numbers() {}

    /** {@return a number that two others determine} */
    static int hash(int a, int b) {
        int h = a * STEP + b;
        h = (h ^ h >>> 16) * FIRST_FACTOR;
        h = (h ^ h >>> 13) * SECOND_FACTOR;
        return h ^ h >>> 16;
    }

    /** {@return a number from 0 to 1, without 1, that two others determine} */
    static double unit(int a, int b) {
        return (hash(a, b) >>> 8) * UNIT;
    }

    /** {@return the share of one value, at one place of the result, in a checksum} */
    static long mix(long place, long bits) {
        long h = (bits ^ place * GOLDEN) * GOLDEN;
        h = (h ^ h >>> 29) * GOLDEN;
        return h ^ h >>> 32;
    }

    /** {@return the share of one number, at one place of the result, in a checksum} */
    static long mix(long place, double value) {
        return mix(place, Double.doubleToRawLongBits(value));
    }
}
