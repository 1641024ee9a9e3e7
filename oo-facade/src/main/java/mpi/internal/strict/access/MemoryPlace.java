package mpi.internal.strict.access;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;

/**
 * Range of bytes that an access of the program touches, computed from the arguments of a JDK
 * method, such as an index and a count of {@code int}s.
 *
 * @param base array that holds the bytes; null for memory outside of the Java heap.
 * @param low first byte, as in {@link Area#low}.
 * @param high position after the last byte.
 */
record MemoryPlace(Object base, long low, long high) {

    /**
     * Value of {@code from}, in place of an index, for an access that begins at the position of a
     * buffer, or at the beginning of an array or segment.
     */
    static final long HERE = -1;

    /**
     * Finds the bytes that an access touches: {@code count} units of {@code unit} bytes, beginning
     * with unit {@code from} of {@code memory}. The parameters are those of {@link Touch#range}.
     * Returns null if there are no such bytes, or if the array that holds the memory cannot be
     * found.
     */
    static MemoryPlace of(Object memory, long from, long count, int unit) {
        return switch (memory) {
            case null -> null;
            case MemorySegment segment -> of(segment, from, count, unit);
            case Buffer buffer -> of(buffer, from, count, unit);
            case Object array when width(array) > 0 ->
                    within(array, 0, size(array) * width(array), from, count, unit(unit, array));
            default -> null;
        };
    }

    private static MemoryPlace of(MemorySegment segment, long from, long count, int unit) {
        Object base = segment.isNative() ? null : segment.heapBase().orElse(null);
        if (base == null && !segment.isNative()) {
            return null; // a read-only segment or buffer over an array does not reveal the array
        }
        return within(base, segment.address(), segment.byteSize(), from, count, Math.max(1, unit));
    }

    private static MemoryPlace of(Buffer buffer, long from, long count, int unit) {
        int step = unit(unit, buffer);
        MemorySegment all = whole(buffer);
        Object base = all == null || all.isNative() ? null : all.heapBase().orElse(null);
        if (all == null || base == null && !all.isNative()) {
            return null;
        }
        long first = from == HERE ? (long) buffer.position() * width(buffer) : from * step;
        return inBytes(base, all.address(), all.byteSize(), first, count * step, count < 0);
    }

    /**
     * Returns the memory of a whole buffer; null for a {@code CharBuffer} that is a view of a
     * string, which has no memory of its own.
     */
    private static MemorySegment whole(Buffer buffer) {
        try {
            return MemorySegment.ofBuffer(buffer.duplicate().clear());
        } catch (IllegalArgumentException noMemory) {
            return null;
        }
    }

    private static MemoryPlace within(
            Object base, long begin, long size, long from, long count, int unit) {
        long first = from == HERE ? 0 : from * unit;
        return inBytes(base, begin, size, first, count * unit, count < 0);
    }

    private static MemoryPlace inBytes(
            Object base, long begin, long size, long from, long length, boolean isAll) {
        long low = Math.max(0, from);
        long high = isAll ? size : Math.min(size, from + length);
        return low < high ? new MemoryPlace(base, begin + low, begin + high) : null;
    }

    private static int unit(int given, Object memory) {
        return given == 0 ? width(memory) : given;
    }

    /**
     * Returns the size in bytes of one element of a primitive array or a buffer; 0 for other
     * objects.
     */
    static int width(Object memory) {
        return switch (memory) {
            case int[] a -> Integer.BYTES;
            case double[] a -> Double.BYTES;
            case byte[] a -> Byte.BYTES;
            case long[] a -> Long.BYTES;
            case float[] a -> Float.BYTES;
            case char[] a -> Character.BYTES;
            case short[] a -> Short.BYTES;
            case boolean[] a -> 1;
            case ByteBuffer b -> Byte.BYTES;
            case IntBuffer b -> Integer.BYTES;
            case DoubleBuffer b -> Double.BYTES;
            case LongBuffer b -> Long.BYTES;
            case FloatBuffer b -> Float.BYTES;
            case CharBuffer b -> Character.BYTES;
            case ShortBuffer b -> Short.BYTES;
            default -> 0;
        };
    }

    /**
     * Returns the number of elements of a primitive array, of elements remaining in a buffer, or of
     * bytes of a segment; 0 for other objects.
     */
    static long size(Object memory) {
        return switch (memory) {
            case null -> 0;
            case MemorySegment segment -> segment.byteSize();
            case Buffer buffer -> buffer.remaining();
            case Object array when width(array) > 0 -> Array.getLength(array);
            default -> 0;
        };
    }
}
