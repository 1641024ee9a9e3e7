package mpi.internal.objects;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.ByteBuffer;
import java.util.List;
import mpi.internal.memory.Element;
import mpi.internal.system.UnsetArrays;

/**
 * Entry of an {@link ArrayTable}, which describes consecutive arrays of one type and length.
 *
 * @param element element type of the arrays; {@link Element#OBJECT} for memory segments.
 * @param length number of elements of each array.
 * @param count number of arrays.
 */
public record ArrayRun(Element element, int length, int count) {

    /** Bytes of an entry in a message: element (1), length (4), count (4). */
    public static final int SIZE = 9;

    private static final Element[] ELEMENTS = Element.values();

    /**
     * Makes an entry for the array at index {@code from} and all arrays directly after it that have
     * the same type and length.
     */
    public static ArrayRun of(List<Object> arrays, int from) {
        ArrayRun first = of(arrays.get(from));
        int next = from + 1;
        while (first.length > 0 && next < arrays.size() && first.isLike(arrays.get(next))) {
            next++;
        }
        return new ArrayRun(first.element, first.length, next - from);
    }

    private static ArrayRun of(Object array) {
        return array instanceof MemorySegment segment
                ? new ArrayRun(Element.OBJECT, Math.toIntExact(segment.byteSize()), 1)
                : new ArrayRun(element(array.getClass()), Array.getLength(array), 1);
    }

    private boolean isLike(Object array) {
        return isOfSegments()
                ? array instanceof MemorySegment segment && segment.byteSize() == length
                : array.getClass() == element.array() && Array.getLength(array) == length;
    }

    private static Element element(Class<?> type) {
        for (Element element : ELEMENTS) {
            if (element.array() == type && element != Element.OBJECT) {
                return element;
            }
        }
        String rule = "a codec may put arrays of primitive elements and segments beside its bytes";
        throw new IllegalArgumentException(rule + ", not " + type.getTypeName());
    }

    /**
     * Reads an entry of the table of arrays from a message; returns null if the entry is invalid.
     */
    public static ArrayRun read(ByteBuffer from) {
        int kind = from.get();
        int length = from.getInt();
        int count = from.getInt();
        boolean canBe =
                kind >= 0
                        && kind < ELEMENTS.length
                        && length >= 0
                        && count >= 1
                        && (length > 0 || count == 1);
        return canBe ? new ArrayRun(ELEMENTS[kind], length, count) : null;
    }

    public void write(ByteBuffer to) {
        to.put((byte) element.ordinal()).putInt(length).putInt(count);
    }

    public boolean isOfSegments() {
        return element == Element.OBJECT;
    }

    /** Returns the number of bytes in one array; all arrays of this entry have the same length. */
    public long each() {
        return (long) length * element.bytes();
    }

    /** Returns the number of bytes in all arrays of this entry together. */
    public long bytes() {
        return Math.multiplyExact(each(), (long) count);
    }

    /**
     * Allocates the arrays of this entry, without clearing their memory, and adds them to a list.
     */
    public void allocate(List<Object> arrays) {
        if (isOfSegments()) {
            for (int i = 0; i < count; i++) {
                arrays.add(MemorySegment.ofArray((byte[]) UnsetArrays.of(byte.class, length)));
            }
            return;
        }
        Class<?> type = element.array().getComponentType();
        for (int i = 0; i < count; i++) {
            arrays.add(UnsetArrays.of(type, length));
        }
    }

    /**
     * Copies the arrays of this entry, which begin at index {@code first} of the list, to a message
     * at an offset.
     */
    public void load(List<Object> arrays, int first, MemorySegment to, long at) {
        for (int i = first; i < first + count; i++) {
            if (arrays.get(i) instanceof MemorySegment segment) {
                MemorySegment.copy(segment, 0, to, at, length);
            } else {
                element.load(arrays.get(i), 0, to, at, length);
            }
            at += each();
        }
    }

    /**
     * Copies elements from a message at an offset to the arrays of this entry, from index {@code
     * first} of the list on.
     */
    public void store(MemorySegment from, long at, List<Object> arrays, int first) {
        for (int i = first; i < first + count; i++) {
            if (arrays.get(i) instanceof MemorySegment segment) {
                MemorySegment.copy(from, at, segment, 0, length);
            } else {
                element.store(from, at, arrays.get(i), 0, length);
            }
            at += each();
        }
    }
}
