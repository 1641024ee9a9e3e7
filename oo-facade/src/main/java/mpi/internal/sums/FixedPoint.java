package mpi.internal.sums;

/**
 * Adds doubles as integers of 110 bits and more, since integers add up to the same sum in any
 * order. The unit of the integers follows from the largest of the doubles; the part of each double
 * below the unit is cut off. This is the two-step method of Demmel and Nguyen (Fast reproducible
 * floating-point summation, ARITH 2013): find the largest exponent, then add.
 *
 * <p>The integer has three limbs in an array of longs. The first limb has room for the sum of 2^33
 * numbers; the others must be normalized after 2^20 numbers.
 */
public final class FixedPoint {

    /** Number of longs (limbs) in a sum. */
    public static final int LIMBS = 3;

    /** Greatest count of numbers that may be added between two calls of {@link #normalize}. */
    public static final int MOST = 1 << 20;

    /** Exponent of infinities and NaN, as {@link #exponent} returns it. */
    private static final int NOT_FINITE = 2047;

    private static final int EXPONENT_SHIFT = 52;
    private static final int TOP_BITS = 30;
    private static final int BITS = 40;
    private static final long MASK = (1L << BITS) - 1;
    private static final double SHIFT = 1L << BITS;

    /**
     * Bias of the exponents that {@link #exponent} returns: a number with the exponent e is less
     * than 2^(e - BIAS).
     */
    private static final int BIAS = 1022;

    private final boolean isFinite;
    private final int scale;
    private final double factor;
    private final double otherFactor;

    /**
     * Makes an adder for numbers whose largest exponent is {@code largestExponent}, as {@link
     * #exponent} returns it; the exponent determines the unit of the sums.
     */
    public FixedPoint(int largestExponent) {
        isFinite = largestExponent < NOT_FINITE;
        scale = TOP_BITS + BIAS - largestExponent;
        // The scale is applied as two factors, since a single power of two might exceed the largest
        // double.
        factor = power(scale / 2);
        otherFactor = power(scale - scale / 2);
    }

    /** Returns two to the power of a number between -1022 and 1023. */
    private static double power(int exponent) {
        return Double.longBitsToDouble((long) (exponent + Double.MAX_EXPONENT) << EXPONENT_SHIFT);
    }

    /**
     * Returns the biased exponent from the bits of a number. The unit of a sum follows from the
     * largest exponent of its numbers.
     */
    public static int exponent(double number) {
        return (int) (Double.doubleToRawLongBits(number) >>> EXPONENT_SHIFT) & NOT_FINITE;
    }

    /** Adds a number to the sum whose limbs begin at index {@code at}. */
    public void add(double number, long[] limbs, int at) {
        if (!isFinite) {
            count(number, limbs, at);
            return;
        }
        double rest = number * factor * otherFactor;
        long top = (long) rest;
        rest = (rest - top) * SHIFT;
        long middle = (long) rest;
        limbs[at] += top;
        limbs[at + 1] += middle;
        limbs[at + 2] += (long) ((rest - middle) * SHIFT);
    }

    /**
     * Counts a number in a sum that is not finite, whose limbs count positive infinities, negative
     * infinities, and NaNs.
     */
    private static void count(double number, long[] limbs, int at) {
        if (number == Double.POSITIVE_INFINITY) {
            limbs[at]++;
        } else if (number == Double.NEGATIVE_INFINITY) {
            limbs[at + 1]++;
        } else if (number != number) {
            limbs[at + 2]++;
        }
    }

    /**
     * Carries the excess of the lower limbs of a sum over to the higher limbs, so that further
     * numbers can be added.
     */
    public void normalize(long[] limbs, int at) {
        if (isFinite) {
            limbs[at + 1] += limbs[at + 2] >> BITS;
            limbs[at + 2] &= MASK;
            limbs[at] += limbs[at + 1] >> BITS;
            limbs[at + 1] &= MASK;
        }
    }

    /**
     * Returns the sum as a double; a sum of zero is positive zero. The limbs are changed, and are
     * no longer the sum.
     */
    public double value(long[] limbs, int at) {
        if (!isFinite) {
            return infinite(limbs[at] > 0, limbs[at + 1] > 0, limbs[at + 2] > 0);
        }
        normalize(limbs, at);
        boolean isNegative = limbs[at] < 0;
        if (isNegative) {
            for (int i = at; i < at + LIMBS; i++) {
                limbs[i] = -limbs[i];
            }
            normalize(limbs, at);
        }
        double low = limbs[at + 1] * SHIFT + limbs[at + 2];
        double size = limbs[at] * SHIFT * SHIFT + low;
        int down = -2 * BITS - scale;
        size = size * power(down / 2) * power(down - down / 2);
        return isNegative ? -size : size;
    }

    private static double infinite(boolean hasPositive, boolean hasNegative, boolean hasNan) {
        if (hasNan || hasPositive && hasNegative) {
            return Double.NaN;
        }
        return hasPositive ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
}
