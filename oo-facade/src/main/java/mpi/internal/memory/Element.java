package mpi.internal.memory;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_CHAR_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import java.util.Arrays;
import java.util.List;

/**
 * Element types of Java arrays, with methods that copy elements between an array of the type and
 * off-heap memory.
 */
public enum Element {
    BYTE(byte[].class, ByteBuffer.class, JAVA_BYTE),
    CHAR(char[].class, CharBuffer.class, JAVA_CHAR_UNALIGNED),
    SHORT(short[].class, ShortBuffer.class, JAVA_SHORT_UNALIGNED),
    BOOLEAN(boolean[].class, ByteBuffer.class, JAVA_BYTE),
    INT(int[].class, IntBuffer.class, JAVA_INT_UNALIGNED),
    LONG(long[].class, LongBuffer.class, JAVA_LONG_UNALIGNED),
    FLOAT(float[].class, FloatBuffer.class, JAVA_FLOAT_UNALIGNED),
    DOUBLE(double[].class, DoubleBuffer.class, JAVA_DOUBLE_UNALIGNED),

    /**
     * Element type of arrays of objects, each of which counts as one byte until the objects are
     * serialized.
     */
    OBJECT(Object[].class, Void.class, JAVA_BYTE);

    private static final List<Element> PRIMITIVES =
            Arrays.stream(values()).filter(e -> e != OBJECT).toList();

    private final Class<?> array;
    private final Class<?> buffer;
    private final int bytes;
    private final int shift;

    Element(Class<?> array, Class<?> buffer, ValueLayout layout) {
        this.array = array;
        this.buffer = buffer;
        bytes = (int) layout.byteSize();
        shift = Integer.numberOfTrailingZeros(bytes);
    }

    /** Returns the element type of a primitive array; {@code OBJECT} for anything else. */
    public static Element of(Object array) {
        for (Element element : PRIMITIVES) {
            if (element.array == array.getClass()) {
                return element;
            }
        }
        return OBJECT;
    }

    /** Returns the class of arrays that hold elements of this type. */
    public Class<?> array() {
        return array;
    }

    /**
     * Returns the class of {@code java.nio} buffers that hold elements of this type; a {@link
     * ByteBuffer} may hold elements of any type.
     */
    public Class<?> buffer() {
        return buffer;
    }

    /** Returns the size of one element in off-heap memory. */
    public int bytes() {
        return bytes;
    }

    /**
     * Returns the index of the element that contains a byte. The index is computed by a shift,
     * since a division takes longer than a short copy.
     */
    public long index(long at) {
        return at >> shift;
    }

    /** Returns true if a number of bytes is not a multiple of the element's size. */
    boolean isSplit(long at) {
        return (at & bytes - 1) != 0;
    }

    /**
     * Copies elements of an array to off-heap memory at an offset. Each case passes a constant
     * layout, since with a layout in a variable each copy would test width, byte order and array
     * type.
     */
    public void load(Object from, int offset, MemorySegment to, long at, int length) {
        switch (this) {
            case BYTE -> MemorySegment.copy((byte[]) from, offset, to, JAVA_BYTE, at, length);
            case CHAR ->
                    MemorySegment.copy((char[]) from, offset, to, JAVA_CHAR_UNALIGNED, at, length);
            case SHORT ->
                    MemorySegment.copy(
                            (short[]) from, offset, to, JAVA_SHORT_UNALIGNED, at, length);
            case INT ->
                    MemorySegment.copy((int[]) from, offset, to, JAVA_INT_UNALIGNED, at, length);
            case LONG ->
                    MemorySegment.copy((long[]) from, offset, to, JAVA_LONG_UNALIGNED, at, length);
            case FLOAT ->
                    MemorySegment.copy(
                            (float[]) from, offset, to, JAVA_FLOAT_UNALIGNED, at, length);
            case DOUBLE ->
                    MemorySegment.copy(
                            (double[]) from, offset, to, JAVA_DOUBLE_UNALIGNED, at, length);
            case BOOLEAN -> loadFlags((boolean[]) from, offset, to, at, length);
            case OBJECT -> throw new IllegalStateException("objects travel serialized");
        }
    }

    /**
     * Copies off-heap memory, beginning at byte {@code at}, to {@code length} elements of an array,
     * beginning at element {@code offset}.
     */
    public void store(MemorySegment from, long at, Object to, int offset, int length) {
        switch (this) {
            case BYTE -> MemorySegment.copy(from, JAVA_BYTE, at, (byte[]) to, offset, length);
            case CHAR ->
                    MemorySegment.copy(from, JAVA_CHAR_UNALIGNED, at, (char[]) to, offset, length);
            case SHORT ->
                    MemorySegment.copy(
                            from, JAVA_SHORT_UNALIGNED, at, (short[]) to, offset, length);
            case INT ->
                    MemorySegment.copy(from, JAVA_INT_UNALIGNED, at, (int[]) to, offset, length);
            case LONG ->
                    MemorySegment.copy(from, JAVA_LONG_UNALIGNED, at, (long[]) to, offset, length);
            case FLOAT ->
                    MemorySegment.copy(
                            from, JAVA_FLOAT_UNALIGNED, at, (float[]) to, offset, length);
            case DOUBLE ->
                    MemorySegment.copy(
                            from, JAVA_DOUBLE_UNALIGNED, at, (double[]) to, offset, length);
            case BOOLEAN -> storeFlags(from, at, (boolean[]) to, offset, length);
            case OBJECT -> throw new IllegalStateException("objects travel serialized");
        }
    }

    private static void loadFlags(boolean[] from, int offset, MemorySegment to, long at, int n) {
        for (int i = 0; i < n; i++) {
            to.set(JAVA_BYTE, at + i, (byte) (from[offset + i] ? 1 : 0));
        }
    }

    private static void storeFlags(MemorySegment from, long at, boolean[] to, int offset, int n) {
        for (int i = 0; i < n; i++) {
            to[offset + i] = from.get(JAVA_BYTE, at + i) != 0;
        }
    }
}
