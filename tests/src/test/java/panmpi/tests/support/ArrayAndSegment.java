package panmpi.tests.support;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Array;
import mpi.Datatype;

/**
 * Buffer in two forms, an array and off-heap memory of the same length, for the two overloads of
 * one call.
 */
public final class ArrayAndSegment {
    /** The array; null where the buffer is missing. */
    public final Object array;

    /** The memory; null where the buffer is missing. */
    public final MemorySegment segment;

    private final Patterns type;
    private final int length;

    private ArrayAndSegment(Patterns type, int length, boolean exists) {
        this.type = type;
        this.length = length;
        array = exists ? type.untouched(length) : null;
        segment = exists ? Arena.ofAuto().allocate((long) length * type.bytes, type.bytes) : null;
        clear();
    }

    /** {@return a buffer of a number of elements} */
    public static ArrayAndSegment of(Patterns type, int length) {
        return new ArrayAndSegment(type, length, true);
    }

    /** {@return a buffer that only some ranks have; array and memory are null on the others} */
    public static ArrayAndSegment where(boolean exists, Patterns type, int length) {
        return new ArrayAndSegment(type, length, exists);
    }

    /** {@return the memory from an element on; null where the buffer is missing} */
    public MemorySegment from(int element) {
        return segment == null ? null : segment.asSlice((long) element * type.bytes);
    }

    /** {@return the datatype of the elements; null where the buffer is missing} */
    public Datatype datatype() {
        return array == null ? null : type.datatype;
    }

    /** Fills the array and the memory with the values of a seed. */
    public void fill(int seed) {
        set(type.filled(seed, length));
    }

    /** Fills the array and the memory with values by which a write to any element is noticed. */
    public void clear() {
        set(type.untouched(length));
    }

    /** Copies the values of an array to the array and to the memory. */
    public void set(Object values) {
        if (array == null) {
            return;
        }
        System.arraycopy(values, 0, array, 0, length);
        if (values instanceof boolean[] flags) {
            for (int i = 0; i < length; i++) {
                segment.set(ValueLayout.JAVA_BOOLEAN, i, flags[i]);
            }
        } else {
            MemorySegment.copy(values, 0, segment, layout(), 0, length);
        }
    }

    /** Asserts that the array and the memory hold the same values as another array. */
    public void assertSame(Object expected) {
        if (array != null) {
            type.assertSame(expected, array);
            type.assertSame(expected, inSegment());
        }
    }

    /** Asserts that the memory holds the same values as an array. */
    public void assertSegment(Object expected) {
        type.assertSame(expected, inSegment());
    }

    /**
     * Asserts that the array and the memory, which were cleared, hold {@code count} values of
     * {@code seed} from element {@code offset} on, as if sent from position {@code from}, and that
     * nothing else changed.
     */
    public void assertHolds(int offset, int count, int seed, int from) {
        if (array != null) {
            type.assertHolds(array, offset, count, seed, from);
            type.assertHolds(inSegment(), offset, count, seed, from);
        }
    }

    /** Asserts that array and memory hold {@code expected} from element {@code offset} on. */
    public void assertPart(int offset, Object expected) {
        if (array != null) {
            type.assertSame(expected, part(array, offset, Array.getLength(expected)));
            type.assertSame(expected, part(inSegment(), offset, Array.getLength(expected)));
        }
    }

    private Object part(Object values, int offset, int count) {
        var part = type.untouched(count);
        System.arraycopy(values, offset, part, 0, count);
        return part;
    }

    private Object inSegment() {
        var values = type.untouched(length);
        if (values instanceof boolean[] flags) {
            for (int i = 0; i < length; i++) {
                flags[i] = segment.get(ValueLayout.JAVA_BOOLEAN, i);
            }
        } else {
            MemorySegment.copy(segment, layout(), 0, values, 0, length);
        }
        return values;
    }

    private ValueLayout layout() {
        return switch (type) {
            case BYTE, BOOLEAN -> ValueLayout.JAVA_BYTE;
            case CHAR -> ValueLayout.JAVA_CHAR;
            case SHORT -> ValueLayout.JAVA_SHORT;
            case INT -> ValueLayout.JAVA_INT;
            case LONG -> ValueLayout.JAVA_LONG;
            case FLOAT -> ValueLayout.JAVA_FLOAT;
            case DOUBLE -> ValueLayout.JAVA_DOUBLE;
        };
    }
}
