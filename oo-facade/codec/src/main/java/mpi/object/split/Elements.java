package mpi.object.split;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_CHAR_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Array;
import java.nio.ByteOrder;

/**
 * Primitive element types of arrays. The elements of a short array are copied to the message's
 * bytes; a long array is sent separately.
 */
enum Elements {
    BYTES(byte[].class, JAVA_BYTE),
    CHARS(char[].class, JAVA_CHAR_UNALIGNED),
    SHORTS(short[].class, JAVA_SHORT_UNALIGNED),
    INTS(int[].class, JAVA_INT_UNALIGNED),
    LONGS(long[].class, JAVA_LONG_UNALIGNED),
    FLOATS(float[].class, JAVA_FLOAT_UNALIGNED),
    DOUBLES(double[].class, JAVA_DOUBLE_UNALIGNED),
    BOOLEANS(boolean[].class, null);

    /** Smallest size in bytes of an array that is sent separately from the message's bytes. */
    static final int LONG = 512;

    private static final Elements[] ALL = values();

    final Class<?> type;
    final int size;

    /**
     * Layout of an element; null for booleans, which are converted one by one, since a received
     * byte may be other than 0 and 1.
     */
    private final ValueLayout layout;

    Elements(Class<?> type, ValueLayout layout) {
        this.type = type;
        this.layout = layout == null ? null : layout.withOrder(ByteOrder.LITTLE_ENDIAN);
        size = layout == null ? 1 : (int) layout.byteSize();
    }

    /** Finds the element type of an array class; null if it is not of primitive elements. */
    static Elements of(Class<?> type) {
        if (type.isArray() && type.componentType().isPrimitive()) {
            for (Elements each : ALL) {
                if (each.type == type) {
                    return each;
                }
            }
        }
        return null;
    }

    /** Tests whether an array of this length is sent separately from the message's bytes. */
    boolean isLong(int length) {
        return (long) length * size >= LONG && layout != null;
    }

    void put(Object array, int length, Output out) throws IOException {
        int at = out.reserve(Math.multiplyExact(length, size));
        if (layout != null) {
            MemorySegment.copy(array, 0, out.segment(), layout, at, length);
        } else {
            for (boolean element : (boolean[]) array) {
                LittleEndian.put(out.bytes, at++, element);
            }
        }
    }

    /** Reads the next elements into a new array. */
    Object get(int length, Input in) throws IOException {
        int at = in.take(Math.multiplyExact(length, size));
        Object array = Array.newInstance(type.componentType(), length);
        if (layout != null) {
            MemorySegment.copy(in.segment(), layout, at, array, 0, length);
        } else {
            boolean[] booleans = (boolean[]) array;
            for (int i = 0; i < length; i++) {
                booleans[i] = LittleEndian.getBoolean(in.bytes, at + i);
            }
        }
        return array;
    }
}
