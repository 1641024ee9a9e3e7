package mpi.object;

import java.io.StreamCorruptedException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Array;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Kinds of arrays that a codec sends separately from the bytes of a message: arrays of each
 * primitive type, and memory segments. A kind writes its arrays to a buffer and reads them from it.
 */
enum ArrayKind {
    BOOLEAN(boolean[].class, ValueLayout.JAVA_BYTE),
    BYTE(byte[].class, ValueLayout.JAVA_BYTE),
    CHAR(char[].class, ValueLayout.JAVA_CHAR_UNALIGNED),
    SHORT(short[].class, ValueLayout.JAVA_SHORT_UNALIGNED),
    INT(int[].class, ValueLayout.JAVA_INT_UNALIGNED),
    LONG(long[].class, ValueLayout.JAVA_LONG_UNALIGNED),
    FLOAT(float[].class, ValueLayout.JAVA_FLOAT_UNALIGNED),
    DOUBLE(double[].class, ValueLayout.JAVA_DOUBLE_UNALIGNED),
    SEGMENT(MemorySegment.class, ValueLayout.JAVA_BYTE);

    private static final int HEADER = Byte.BYTES + Integer.BYTES;

    private final Class<?> type;
    private final ValueLayout element;

    ArrayKind(Class<?> type, ValueLayout element) {
        this.type = type;
        this.element = element.withOrder(ByteOrder.LITTLE_ENDIAN);
    }

    /** Finds the kind of an array or a segment. */
    static ArrayKind of(Object array) {
        for (ArrayKind kind : values()) {
            if (kind.type.isInstance(array)) {
                return kind;
            }
        }
        throw new IllegalArgumentException(
                "a codec put " + array.getClass() + " beside its bytes, which is no array");
    }

    /**
     * Returns the number of bytes that {@link #write} writes for an array: its kind, its length and
     * its elements.
     */
    long size(Object array) {
        return HEADER + length(array) * element.byteSize();
    }

    private long length(Object array) {
        return this == SEGMENT ? ((MemorySegment) array).byteSize() : Array.getLength(array);
    }

    /** Writes an array to a buffer, which has at least {@link #size} bytes left. */
    void write(Object array, ByteBuffer to) {
        int count = (int) length(array);
        to.put((byte) ordinal()).putInt(count);
        MemorySegment rest = MemorySegment.ofBuffer(to);
        switch (array) {
            case boolean[] booleans -> {
                for (int i = 0; i < count; i++) {
                    rest.set(ValueLayout.JAVA_BYTE, i, (byte) (booleans[i] ? 1 : 0));
                }
            }
            case MemorySegment segment -> MemorySegment.copy(segment, 0, rest, 0, count);
            default -> MemorySegment.copy(array, 0, rest, element, 0, count);
        }
        to.position(to.position() + (int) (count * element.byteSize()));
    }

    /**
     * Reads an array from a buffer; throws a {@link BufferUnderflowException} if the buffer ends
     * within the array.
     */
    static Object read(ByteBuffer from) throws StreamCorruptedException {
        int number = from.get();
        if (number < 0 || number >= values().length) {
            throw new StreamCorruptedException(
                    "an array beside the bytes is of the unknown kind " + number);
        }
        return values()[number].readElements(from);
    }

    private Object readElements(ByteBuffer from) {
        int count = from.getInt();
        if (count < 0 || count > from.remaining() / element.byteSize()) {
            throw new BufferUnderflowException();
        }
        MemorySegment rest = MemorySegment.ofBuffer(from);
        from.position(from.position() + (int) (count * element.byteSize()));
        if (this == SEGMENT) {
            byte[] bytes = new byte[count];
            MemorySegment.copy(rest, element, 0, bytes, 0, count);
            return MemorySegment.ofArray(bytes);
        }
        Object array = Array.newInstance(type.getComponentType(), count);
        if (array instanceof boolean[] booleans) {
            for (int i = 0; i < count; i++) {
                booleans[i] = rest.get(ValueLayout.JAVA_BYTE, i) != 0;
            }
        } else {
            MemorySegment.copy(rest, element, 0, array, 0, count);
        }
        return array;
    }
}
