package mpi.internal.memory;

import java.lang.foreign.MemorySegment;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import mpi.MPIException;
import mpi.c.Mpi;

/**
 * Converts message buffers to segments. A message buffer is an array, or a buffer of {@code
 * java.nio} that is direct or backed by an array.
 */
public final class NioBuffers {

    /**
     * Class of the buffers that {@link CharBuffer#wrap(CharSequence)} makes, which is not public in
     * the JDK.
     */
    private static final Class<?> OVER_TEXT = CharBuffer.wrap("").getClass();

    private NioBuffers() {}

    /**
     * Returns false if a buffer is a view of a {@link CharSequence}, which has no memory of its
     * own.
     */
    public static boolean hasMemory(Buffer buffer) {
        return buffer.getClass() != OVER_TEXT;
    }

    /**
     * Returns a segment over the whole buffer, from its element 0 to its capacity, whatever its
     * position and limit are.
     */
    public static MemorySegment segment(Object buf) {
        if (buf instanceof MemorySegment segment) {
            return segment;
        }
        if (buf instanceof byte[] array) {
            return MemorySegment.ofArray(array);
        }
        return MemorySegment.ofBuffer(((Buffer) buf).duplicate().clear());
    }

    /**
     * Returns the address at an offset from the beginning of a segment. The address may be outside
     * of the segment, since MPI adds the displacements of a datatype to the address that it gets.
     */
    public static MemorySegment from(MemorySegment segment, long offset) {
        if (offset == 0) {
            return segment;
        }
        return offset > 0 && offset <= segment.byteSize()
                ? segment.asSlice(offset)
                : MemorySegment.ofAddress(segment.address() + offset);
    }

    /**
     * Returns the memory of a buffer as a segment; null for an object that is no buffer or has no
     * memory, and for arrays of booleans or objects.
     */
    public static MemorySegment view(Object buf) {
        return switch (buf) {
            case MemorySegment segment -> segment;
            case Buffer buffer -> hasMemory(buffer) ? segment(buffer) : null;
            case byte[] array -> MemorySegment.ofArray(array);
            case char[] array -> MemorySegment.ofArray(array);
            case short[] array -> MemorySegment.ofArray(array);
            case int[] array -> MemorySegment.ofArray(array);
            case long[] array -> MemorySegment.ofArray(array);
            case float[] array -> MemorySegment.ofArray(array);
            case double[] array -> MemorySegment.ofArray(array);
            case null, default -> null;
        };
    }

    /**
     * Returns the memory of an array as a segment; {@code other} for an array that {@link #view}
     * cannot show as a segment.
     */
    public static Object viewOr(Object array, Object other) {
        MemorySegment view = view(array);
        return view == null ? other : view;
    }

    /**
     * Returns the buffer class, such as {@link IntBuffer}, of a typed buffer; null for a buffer of
     * bytes, which may hold any element.
     */
    public static Class<?> type(Buffer buffer) {
        for (Element element : Element.values()) {
            if (element.buffer() != ByteBuffer.class && element.buffer().isInstance(buffer)) {
                return element.buffer();
            }
        }
        return null;
    }

    /** Returns the size in bytes of one element of a buffer. */
    public static int unit(Buffer buffer) {
        for (Element element : Element.values()) {
            if (element.buffer() != null && element.buffer().isInstance(buffer)) {
                return element.bytes();
            }
        }
        return 1;
    }

    /**
     * Returns the displacement unit of a window in bytes, from {@code dispUnit} elements of a
     * buffer; throws if the number of bytes does not fit into an int.
     */
    public static int step(String call, int dispUnit, Buffer buffer) {
        long bytes = (long) dispUnit * unit(buffer);
        if (bytes != (int) bytes) {
            String rule = "a displacement unit has at most 2^31-1 bytes";
            String what = "dispUnit " + dispUnit + ", elements of " + unit(buffer) + " bytes: ";
            throw MPIException.of(call, Mpi.MPI_ERR_DISP, what + rule);
        }
        return (int) bytes;
    }

    /**
     * Returns the memory of the first {@code elements} elements of a direct buffer; throws if the
     * buffer has fewer elements.
     */
    public static MemorySegment first(String call, Buffer buffer, int elements) {
        MemorySegment memory = direct(call, "base", buffer);
        if (elements < 0 || elements > buffer.capacity()) {
            String what = "size " + elements + " is not in 0.." + buffer.capacity();
            throw MPIException.of(call, Mpi.MPI_ERR_SIZE, what + ", the buffer's capacity");
        }
        return memory.asSlice(0, (long) elements * unit(buffer));
    }

    /** Returns the memory of a direct buffer; throws for any other buffer and for null. */
    public static MemorySegment direct(String call, String name, Buffer buffer) {
        if (buffer == null || !buffer.isDirect()) {
            String rule = " is not direct: a window needs memory that stays in place";
            String what = name + (buffer == null ? " is null" : rule);
            throw MPIException.of(call, Mpi.MPI_ERR_BUFFER, what);
        }
        return segment(buffer);
    }

    /**
     * Returns the byte order of a buffer's elements. It must be checked, since MPI would not notice
     * that a buffer has another byte order than the machine. A ByteBuffer counts as native,
     * whatever its order is.
     */
    public static ByteOrder order(Buffer buffer) {
        return switch (buffer) {
            case CharBuffer view -> view.order();
            case ShortBuffer view -> view.order();
            case IntBuffer view -> view.order();
            case LongBuffer view -> view.order();
            case FloatBuffer view -> view.order();
            case DoubleBuffer view -> view.order();
            default -> ByteOrder.nativeOrder();
        };
    }
}
