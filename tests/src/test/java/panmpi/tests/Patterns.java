package panmpi.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Array;
import mpi.Datatype;
import mpi.MPI;

/**
 * The eight element types that have arrays in Java, each with values to send and checks for what
 * arrived. A value follows from a seed and a position, so that a message in the wrong place, of the
 * wrong sender or with its bytes exchanged shows up.
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
    public static final int UNTOUCHED = 0x5a5a;

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
            Array.set(array, i, value(seed, i));
        }
        return array;
    }

    /** {@return an array for {@link #assertHolds} to find a message in} */
    public Object untouched(int length) {
        return filled(UNTOUCHED, length);
    }

    /** {@return an array of this type with the values of {@code numbers}, as a cast gives them} */
    public Object of(long... numbers) {
        var array = Array.newInstance(element, numbers.length);
        for (int i = 0; i < numbers.length; i++) {
            Array.set(array, i, cast(numbers[i]));
        }
        return array;
    }

    /**
     * Asserts that {@code array}, made by {@link #untouched}, holds {@code count} values of {@code
     * seed} from {@code offset} on, as if sent from position {@code from}, and nothing else changed.
     */
    public void assertHolds(Object array, int offset, int count, int seed, int from) {
        for (int i = 0; i < Array.getLength(array); i++) {
            var inside = i >= offset && i < offset + count;
            var wanted = inside ? value(seed, from + i - offset) : value(UNTOUCHED, i);
            if (!wanted.equals(Array.get(array, i))) {
                var where = inside ? "element " : "untouched element ";
                assertEquals(wanted, Array.get(array, i), this + " " + where + i);
            }
        }
    }

    /** Asserts that two arrays of this type hold the same values. */
    public void assertSame(Object expected, Object actual) {
        assertEquals(Array.getLength(expected), Array.getLength(actual));
        for (int i = 0; i < Array.getLength(expected); i++) {
            if (!Array.get(expected, i).equals(Array.get(actual, i))) {
                assertEquals(Array.get(expected, i), Array.get(actual, i), this + " element " + i);
            }
        }
    }

    /** {@return the value at position {@code index} of the pattern {@code seed}} */
    public Object value(int seed, int index) {
        var mixed = (seed * 0x9e3779b97f4a7c15L + index + 1) * 0xd6e8feb86659fd93L;
        var bits = mixed ^ mixed >>> 32;
        return switch (this) {
            case FLOAT -> Float.intBitsToFloat((int) bits);
            case DOUBLE -> Double.longBitsToDouble(bits);
            default -> cast(bits);
        };
    }

    private Object cast(long number) {
        return switch (this) {
            case BYTE -> (byte) number;
            case CHAR -> (char) number;
            case SHORT -> (short) number;
            case BOOLEAN -> (number & 1) != 0;
            case INT -> (int) number;
            case LONG -> number;
            case FLOAT -> (float) number;
            case DOUBLE -> (double) number;
        };
    }
}
