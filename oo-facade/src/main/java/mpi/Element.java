package mpi;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;

/** What arrays of Java hold: how each travels between an array and off-heap memory. */
enum Element {
    BYTE(byte[].class, ByteBuffer.class, ValueLayout.JAVA_BYTE),
    CHAR(char[].class, CharBuffer.class, ValueLayout.JAVA_CHAR),
    SHORT(short[].class, ShortBuffer.class, ValueLayout.JAVA_SHORT),
    BOOLEAN(boolean[].class, ByteBuffer.class, ValueLayout.JAVA_BYTE),
    INT(int[].class, IntBuffer.class, ValueLayout.JAVA_INT),
    LONG(long[].class, LongBuffer.class, ValueLayout.JAVA_LONG),
    FLOAT(float[].class, FloatBuffer.class, ValueLayout.JAVA_FLOAT),
    DOUBLE(double[].class, DoubleBuffer.class, ValueLayout.JAVA_DOUBLE),

    /** Objects stand for a byte each until they are serialized. */
    OBJECT(Object[].class, Void.class, ValueLayout.JAVA_BYTE);

    private final Class<?> array;
    private final Class<?> buffer;
    private final ValueLayout layout;
    private final int bytes;
    private final int shift;

    Element(Class<?> array, Class<?> buffer, ValueLayout layout) {
        this.array = array;
        this.buffer = buffer;
        this.layout = layout;
        bytes = (int) layout.byteSize();
        shift = Integer.numberOfTrailingZeros(bytes);
    }

    /** The array class that holds such elements. */
    Class<?> array() {
        return array;
    }

    /** The buffer class that holds such elements; a {@link ByteBuffer} may hold any. */
    Class<?> buffer() {
        return buffer;
    }

    /** The size of one element off-heap. */
    int bytes() {
        return bytes;
    }

    /** The element that a byte is in; a division costs more than a short copy. */
    long index(long at) {
        return at >> shift;
    }

    /** Copies elements of an array to a byte of off-heap memory. */
    void load(Object from, int offset, MemorySegment to, long at, int length) {
        if (this == BOOLEAN) {
            boolean[] values = (boolean[]) from;
            for (int i = 0; i < length; i++) {
                to.set(ValueLayout.JAVA_BYTE, at + i, (byte) (values[offset + i] ? 1 : 0));
            }
        } else {
            MemorySegment.copy(from, offset, to, layout, at, length);
        }
    }

    /** Copies off-heap memory from a byte on back to elements of an array. */
    void store(MemorySegment from, long at, Object to, int offset, int length) {
        if (this == BOOLEAN) {
            boolean[] values = (boolean[]) to;
            for (int i = 0; i < length; i++) {
                values[offset + i] = from.get(ValueLayout.JAVA_BYTE, at + i) != 0;
            }
        } else {
            MemorySegment.copy(from, layout, at, to, offset, length);
        }
    }
}
