package mpi.internal.sums;

/**
 * A sum of doubles as an integer of 110 bits and more, in units that follow from the largest of
 * them: integers add up to the same in any order. What lies below the units is cut off each number
 * by itself. This is the two-step method of Demmel and Nguyen (Fast reproducible floating-point
 * summation, ARITH 2013): first the largest exponent, then the sums.
 *
 * <p>The integer has three limbs in an array of longs. The first has room for 2^33 numbers; the
 * others must be normalized after 2^20.
 */
public final class FixedPoint {

    /** Number of longs in a sum. */
    public static final int LIMBS = 3;

    /** Numbers that may be added between two calls of {@link #normalize}. */
    public static final int MOST = 1 << 20;

    /** Exponent, as {@link #exponent} gives it, of infinities and NaN. */
    private static final int NOT_FINITE = 2047;

    private static final int EXPONENT_SHIFT = 52;
    private static final int TOP_BITS = 30;
    private static final int BITS = 40;
    private static final long MASK = (1L << BITS) - 1;
    private static final double SHIFT = 1L << BITS;

    /** A number with the exponent e is less than 2^(e - BIAS). */
    private static final int BIAS = 1022;

    private final boolean isFinite;
    private final int scale;
    private final double factor;
    private final double otherFactor;

    /** Makes the units for numbers whose largest exponent is this one. */
    public FixedPoint(int largestExponent) {
        isFinite = largestExponent < NOT_FINITE;
        scale = TOP_BITS + BIAS - largestExponent;
        // The whole sum may be larger than the largest double.
        factor = power(scale / 2);
        otherFactor = power(scale - scale / 2);
    }

    /** Two to the power of a number between -1022 and 1023. */
    private static double power(int exponent) {
        return Double.longBitsToDouble((long) (exponent + Double.MAX_EXPONENT) << EXPONENT_SHIFT);
    }

    /** Returns the exponent of a number; the units follow from the largest of all. */
    public static int exponent(double number) {
        return (int) (Double.doubleToRawLongBits(number) >>> EXPONENT_SHIFT) & NOT_FINITE;
    }

    /** Adds a number to the sum that begins at {@code at}. */
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

    /** In a sum that is not finite, the limbs count its infinities and NaNs. */
    private static void count(double number, long[] limbs, int at) {
        if (number == Double.POSITIVE_INFINITY) {
            limbs[at]++;
        } else if (number == Double.NEGATIVE_INFINITY) {
            limbs[at + 1]++;
        } else if (number != number) {
            limbs[at + 2]++;
        }
    }

    /** Carries the excess of the lower limbs over to the higher ones. */
    public void normalize(long[] limbs, int at) {
        if (isFinite) {
            limbs[at + 1] += limbs[at + 2] >> BITS;
            limbs[at + 2] &= MASK;
            limbs[at] += limbs[at + 1] >> BITS;
            limbs[at + 1] &= MASK;
        }
    }

    /** Returns the sum as a double; zero is positive. */
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
