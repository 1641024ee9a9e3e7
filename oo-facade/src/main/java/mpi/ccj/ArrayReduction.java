package mpi.ccj;

import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;

/** Reduces two arrays to a new one, element by element, by the operators of a {@link Reduction}. */
record ArrayReduction(
        IntBinaryOperator ints, LongBinaryOperator longs, DoubleBinaryOperator doubles) {

    int[] ofInts(int[] a, int[] b) {
        int[] result = new int[sameLength(a.length, b.length)];
        for (int i = 0; i < result.length; i++) {
            result[i] = ints.applyAsInt(a[i], b[i]);
        }
        return result;
    }

    long[] ofLongs(long[] a, long[] b) {
        long[] result = new long[sameLength(a.length, b.length)];
        for (int i = 0; i < result.length; i++) {
            result[i] = longs.applyAsLong(a[i], b[i]);
        }
        return result;
    }

    double[] ofDoubles(double[] a, double[] b) {
        double[] result = new double[sameLength(a.length, b.length)];
        for (int i = 0; i < result.length; i++) {
            result[i] = doubles.applyAsDouble(a[i], b[i]);
        }
        return result;
    }

    float[] ofFloats(float[] a, float[] b) {
        float[] result = new float[sameLength(a.length, b.length)];
        for (int i = 0; i < result.length; i++) {
            result[i] = (float) doubles.applyAsDouble(a[i], b[i]);
        }
        return result;
    }

    short[] ofShorts(short[] a, short[] b) {
        short[] result = new short[sameLength(a.length, b.length)];
        for (int i = 0; i < result.length; i++) {
            result[i] = (short) ints.applyAsInt(a[i], b[i]);
        }
        return result;
    }

    byte[] ofBytes(byte[] a, byte[] b) {
        byte[] result = new byte[sameLength(a.length, b.length)];
        for (int i = 0; i < result.length; i++) {
            result[i] = (byte) ints.applyAsInt(a[i], b[i]);
        }
        return result;
    }

    /** Returns the common length; throws if the lengths differ. */
    static int sameLength(int a, int b) {
        if (a != b) {
            String what = "arrays of " + a + " and " + b + " elements";
            throw new IllegalArgumentException(what + " are reduced: both must be of one length");
        }
        return a;
    }
}
