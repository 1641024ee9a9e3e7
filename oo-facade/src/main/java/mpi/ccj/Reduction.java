package mpi.ccj;

import java.io.Serializable;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;

/**
 * Predefined reductions of numbers of the classes {@code Byte} to {@code Double}. Arrays of equal
 * length, including arrays of arrays, are reduced element by element.
 */
public enum Reduction implements ReductionObjectInterface {
    /** Sum. */
    SUM(Integer::sum, Long::sum, Double::sum),
    /** Product. */
    PRODUCT((a, b) -> a * b, (a, b) -> a * b, (a, b) -> a * b),
    /** Minimum; NaN if an operand is NaN. */
    MIN(Math::min, Math::min, Math::min),
    /** Maximum; NaN if an operand is NaN. */
    MAX(Math::max, Math::max, Math::max);

    /** Operator for int, short and byte. */
    private final transient IntBinaryOperator ofInts;

    /** Operator for long. */
    private final transient LongBinaryOperator ofLongs;

    /**
     * Operator for double and float. It is exact for float too, since the sum or product of two
     * floats, rounded to double and then to float, equals the sum or product rounded to float at
     * once.
     */
    private final transient DoubleBinaryOperator ofDoubles;

    Reduction(
            IntBinaryOperator ofInts, LongBinaryOperator ofLongs, DoubleBinaryOperator ofDoubles) {
        this.ofInts = ofInts;
        this.ofLongs = ofLongs;
        this.ofDoubles = ofDoubles;
    }

    /**
     * Combines two numbers or two arrays into a new one.
     *
     * @param o1 first operand.
     * @param o2 second operand, of the same class.
     * @return the result, of the same class.
     * @throws IllegalArgumentException if the classes differ, are not supported, or the lengths
     *     differ.
     */
    @Override
    public Serializable reduce(Serializable o1, Serializable o2) {
        if (o1 == null || o2 == null || o1.getClass() != o2.getClass()) {
            throw unfit("of " + nameOf(o1) + " and " + nameOf(o2), "both must be of one class");
        }
        return o1.getClass().isArray() ? arrays(o1, o2) : numbers(o1, o2);
    }

    private Serializable numbers(Serializable o1, Serializable o2) {
        return switch (o1) {
            case Integer a -> ofInts.applyAsInt(a, (Integer) o2);
            case Long a -> ofLongs.applyAsLong(a, (Long) o2);
            case Double a -> ofDoubles.applyAsDouble(a, (Double) o2);
            case Float a -> (float) ofDoubles.applyAsDouble(a, (Float) o2);
            case Short a -> (short) ofInts.applyAsInt(a, (Short) o2);
            case Byte a -> (byte) ofInts.applyAsInt(a, (Byte) o2);
            default -> throw unknown(o1);
        };
    }

    private Serializable arrays(Serializable o1, Serializable o2) {
        ArrayReduction arrays = new ArrayReduction(ofInts, ofLongs, ofDoubles);
        return switch (o1) {
            case int[] a -> arrays.ofInts(a, (int[]) o2);
            case long[] a -> arrays.ofLongs(a, (long[]) o2);
            case double[] a -> arrays.ofDoubles(a, (double[]) o2);
            case float[] a -> arrays.ofFloats(a, (float[]) o2);
            case short[] a -> arrays.ofShorts(a, (short[]) o2);
            case byte[] a -> arrays.ofBytes(a, (byte[]) o2);
            case Object[] a -> ofArrays(a, (Object[]) o2);
            default -> throw unknown(o1);
        };
    }

    private Serializable ofArrays(Object[] a, Object[] b) {
        ArrayReduction.sameLength(a.length, b.length);
        Object[] result = a.clone();
        for (int i = 0; i < a.length; i++) {
            result[i] = reduce((Serializable) a[i], (Serializable) b[i]);
        }
        return result;
    }

    private IllegalArgumentException unknown(Object object) {
        return unfit(
                "of " + nameOf(object),
                "operands must be numbers, Byte to Double, or arrays of them; write a"
                        + " ReductionObjectInterface for other objects");
    }

    private IllegalArgumentException unfit(String what, String rule) {
        return new IllegalArgumentException("Reduction." + this + " " + what + ": " + rule);
    }

    private static String nameOf(Object object) {
        return object == null ? "null" : object.getClass().getTypeName();
    }
}
