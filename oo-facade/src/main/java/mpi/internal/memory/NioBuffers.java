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

/** Message buffers that are not arrays: segments, and direct buffers of {@code java.nio}. */
public final class NioBuffers {

    private NioBuffers() {}

    /** A segment over the whole buffer, whatever its position and limit, as for an array. */
    public static MemorySegment segment(Object buf) {
        if (buf instanceof MemorySegment segment) {
            return segment;
        }
        return MemorySegment.ofBuffer(((Buffer) buf).duplicate().clear());
    }

    /** The element type of a typed buffer; null for bytes, which may hold any. */
    public static Class<?> type(Buffer buffer) {
        for (Element element : Element.values()) {
            if (element.buffer() != ByteBuffer.class && element.buffer().isInstance(buffer)) {
                return element.buffer();
            }
        }
        return null;
    }

    /**
     * Byte order of a buffer: MPI would not notice a view in the order that the machine does not
     * have.
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
