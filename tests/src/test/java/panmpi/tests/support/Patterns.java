package panmpi.tests.support;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Array;
import java.util.Arrays;
import mpi.Datatype;
import mpi.MPI;

/**
 * The eight element types that have arrays in Java, each with values to send and checks for what
 * arrived. A value follows from a seed and a position, so that a message in the wrong place, from
 * the wrong sender, or with swapped bytes is noticed.
 */
public enum Patterns {
    BYTE(MPI.BYTE, byte.class, 1),
    CHAR(MPI.CHAR, char.class, 2),
    SHORT(MPI.SHORT, short.class, 2),
    BOOLEAN(MPI.BOOLEAN, boolean.class, 1),
    INT(MPI.INT, int.class, 4),
    LONG(MPI.LONG, long.class, 8),
    FLOAT(MPI.FLOAT, float.class, 4),
    DOUBLE(MPI.DOUBLE, double.class, 8);

    /** Seed of the values that an array holds before a message arrives. */
    private static final int UNTOUCHED = 0x5a5a;

    /** The MPI datatype of the elements. */
    public final Datatype datatype;

    /** Bytes of an element, in Java and in the message. */
    public final int bytes;

    private final Class<?> element;

    Patterns(Datatype datatype, Class<?> element, int bytes) {
        this.datatype = datatype;
        this.element = element;
        this.bytes = bytes;
    }

    /** {@return an array with the values of {@code seed} at every position} */
    public Object filled(int seed, int length) {
        var array = Array.newInstance(element, length);
        for (int i = 0; i < length; i++) {
            put(array, i, bits(seed, i));
        }
        return array;
    }

    /** {@return an array in which {@link #assertHolds} can find a message} */
    public Object untouched(int length) {
        return filled(UNTOUCHED, length);
    }

    /** {@return an array of this type with the values of {@code numbers}, as a cast gives them} */
    public Object of(long... numbers) {
        var array = Array.newInstance(element, numbers.length);
        for (int i = 0; i < numbers.length; i++) {
            put(
                    array,
                    i,
                    switch (this) {
                        case FLOAT -> Float.floatToRawIntBits(numbers[i]);
                        case DOUBLE -> Double.doubleToRawLongBits(numbers[i]);
                        default -> numbers[i];
                    });
        }
        return array;
    }

    /**
     * Asserts that {@code array}, made by {@link #untouched}, holds {@code count} values of {@code
     * seed} from {@code offset} on, as if sent from position {@code from}, and nothing else
     * changed.
     */
    public void assertHolds(Object array, int offset, int count, int seed, int from) {
        var expected = untouched(Array.getLength(array));
        for (int i = 0; i < count; i++) {
            put(expected, offset + i, bits(seed, from + i));
        }
        assertSame(expected, array);
    }

    /** Asserts that two arrays of this type hold the same values. */
    public void assertSame(Object expected, Object actual) {
        assertEquals(Array.getLength(expected), Array.getLength(actual), "length");
        int i = mismatch(expected, actual);
        if (i >= 0) {
            assertEquals(Array.get(expected, i), Array.get(actual, i), this + " element " + i);
        }
    }

    private static long bits(int seed, int index) {
        var mixed = (seed * 0x9e3779b97f4a7c15L + index + 1) * 0xd6e8feb86659fd93L;
        return mixed ^ mixed >>> 32;
    }

    private void put(Object array, int i, long bits) {
        switch (this) {
            case BYTE -> ((byte[]) array)[i] = (byte) bits;
            case CHAR -> ((char[]) array)[i] = (char) bits;
            case SHORT -> ((short[]) array)[i] = (short) bits;
            case BOOLEAN -> ((boolean[]) array)[i] = (bits & 1) != 0;
            case INT -> ((int[]) array)[i] = (int) bits;
            case LONG -> ((long[]) array)[i] = bits;
            case FLOAT -> ((float[]) array)[i] = Float.intBitsToFloat((int) bits);
            case DOUBLE -> ((double[]) array)[i] = Double.longBitsToDouble(bits);
        }
    }

    private int mismatch(Object a, Object b) {
        return switch (this) {
            case BYTE -> Arrays.mismatch((byte[]) a, (byte[]) b);
            case CHAR -> Arrays.mismatch((char[]) a, (char[]) b);
            case SHORT -> Arrays.mismatch((short[]) a, (short[]) b);
            case BOOLEAN -> Arrays.mismatch((boolean[]) a, (boolean[]) b);
            case INT -> Arrays.mismatch((int[]) a, (int[]) b);
            case LONG -> Arrays.mismatch((long[]) a, (long[]) b);
            case FLOAT -> Arrays.mismatch((float[]) a, (float[]) b);
            case DOUBLE -> Arrays.mismatch((double[]) a, (double[]) b);
        };
    }
}
