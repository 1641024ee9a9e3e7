// Generated from the primitive types by `make bindings`; edit templates/primitives/BufferViews.java instead.

package mpi;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import java.nio.LongBuffer;
import java.nio.ShortBuffer;
import mpi.internal.Generated;
import mpi.internal.memory.DirectBuffers;
import mpi.internal.memory.SliceOrigins;

/**
 * Direct buffers for messages, and views of a part of a buffer.
 */
@Generated("PrimitivesEmitter")
abstract class BufferViews extends MPICalls {

    /**
     * Allocates a direct buffer in the machine's byte order.
     *
     * @param capacity number of elements.
     * @return the buffer, filled with zeros.
     */
    public static ByteBuffer newByteBuffer(int capacity) {
        return DirectBuffers.allocate(capacity, Byte.BYTES);
    }

    /**
     * Allocates a direct buffer in the machine's byte order.
     *
     * @param capacity number of elements.
     * @return the buffer, filled with zeros.
     */
    public static CharBuffer newCharBuffer(int capacity) {
        return DirectBuffers.allocate(capacity, Character.BYTES).asCharBuffer();
    }

    /**
     * Allocates a direct buffer in the machine's byte order.
     *
     * @param capacity number of elements.
     * @return the buffer, filled with zeros.
     */
    public static ShortBuffer newShortBuffer(int capacity) {
        return DirectBuffers.allocate(capacity, Short.BYTES).asShortBuffer();
    }

    /**
     * Allocates a direct buffer in the machine's byte order.
     *
     * @param capacity number of elements.
     * @return the buffer, filled with zeros.
     */
    public static IntBuffer newIntBuffer(int capacity) {
        return DirectBuffers.allocate(capacity, Integer.BYTES).asIntBuffer();
    }

    /**
     * Allocates a direct buffer in the machine's byte order.
     *
     * @param capacity number of elements.
     * @return the buffer, filled with zeros.
     */
    public static LongBuffer newLongBuffer(int capacity) {
        return DirectBuffers.allocate(capacity, Long.BYTES).asLongBuffer();
    }

    /**
     * Allocates a direct buffer in the machine's byte order.
     *
     * @param capacity number of elements.
     * @return the buffer, filled with zeros.
     */
    public static FloatBuffer newFloatBuffer(int capacity) {
        return DirectBuffers.allocate(capacity, Float.BYTES).asFloatBuffer();
    }

    /**
     * Allocates a direct buffer in the machine's byte order.
     *
     * @param capacity number of elements.
     * @return the buffer, filled with zeros.
     */
    public static DoubleBuffer newDoubleBuffer(int capacity) {
        return DirectBuffers.allocate(capacity, Double.BYTES).asDoubleBuffer();
    }

    /**
     * Returns a view of the rest of a buffer, to be passed as a buffer of its own.
     *
     * @param buffer a buffer, whose position and limit are neither used nor changed.
     * @param first element at which the view begins.
     * @return the view, in the machine's byte order, which shares the memory.
     */
    public static ByteBuffer slice(ByteBuffer buffer, int first) {
        int rest = DirectBuffers.rest(buffer, first);
        return SliceOrigins.of(buffer, first, DirectBuffers.slice(buffer, first, rest));
    }

    /**
     * Returns a view of the rest of a buffer, to be passed as a buffer of its own.
     *
     * @param buffer a buffer, whose position and limit are neither used nor changed.
     * @param first element at which the view begins.
     * @return the view, which shares the memory.
     */
    public static CharBuffer slice(CharBuffer buffer, int first) {
        int rest = DirectBuffers.rest(buffer, first);
        return SliceOrigins.of(buffer, first, buffer.duplicate().clear().slice(first, rest));
    }

    /**
     * Returns a view of the rest of a buffer, to be passed as a buffer of its own.
     *
     * @param buffer a buffer, whose position and limit are neither used nor changed.
     * @param first element at which the view begins.
     * @return the view, which shares the memory.
     */
    public static ShortBuffer slice(ShortBuffer buffer, int first) {
        int rest = DirectBuffers.rest(buffer, first);
        return SliceOrigins.of(buffer, first, buffer.duplicate().clear().slice(first, rest));
    }

    /**
     * Returns a view of the rest of a buffer, to be passed as a buffer of its own.
     *
     * @param buffer a buffer, whose position and limit are neither used nor changed.
     * @param first element at which the view begins.
     * @return the view, which shares the memory.
     */
    public static IntBuffer slice(IntBuffer buffer, int first) {
        int rest = DirectBuffers.rest(buffer, first);
        return SliceOrigins.of(buffer, first, buffer.duplicate().clear().slice(first, rest));
    }

    /**
     * Returns a view of the rest of a buffer, to be passed as a buffer of its own.
     *
     * @param buffer a buffer, whose position and limit are neither used nor changed.
     * @param first element at which the view begins.
     * @return the view, which shares the memory.
     */
    public static LongBuffer slice(LongBuffer buffer, int first) {
        int rest = DirectBuffers.rest(buffer, first);
        return SliceOrigins.of(buffer, first, buffer.duplicate().clear().slice(first, rest));
    }

    /**
     * Returns a view of the rest of a buffer, to be passed as a buffer of its own.
     *
     * @param buffer a buffer, whose position and limit are neither used nor changed.
     * @param first element at which the view begins.
     * @return the view, which shares the memory.
     */
    public static FloatBuffer slice(FloatBuffer buffer, int first) {
        int rest = DirectBuffers.rest(buffer, first);
        return SliceOrigins.of(buffer, first, buffer.duplicate().clear().slice(first, rest));
    }

    /**
     * Returns a view of the rest of a buffer, to be passed as a buffer of its own.
     *
     * @param buffer a buffer, whose position and limit are neither used nor changed.
     * @param first element at which the view begins.
     * @return the view, which shares the memory.
     */
    public static DoubleBuffer slice(DoubleBuffer buffer, int first) {
        int rest = DirectBuffers.rest(buffer, first);
        return SliceOrigins.of(buffer, first, buffer.duplicate().clear().slice(first, rest));
    }

    /**
     * Returns a view of the rest of an array, to be passed as a buffer of its own, in the machine's
     * byte order.
     *
     * @param array an array.
     * @param first element at which the view begins.
     * @return the view, which shares the array.
     */
    public static ByteBuffer slice(byte[] array, int first) {
        return slice(ByteBuffer.wrap(DirectBuffers.given(array)), first);
    }

    /**
     * Returns a view of the rest of an array, to be passed as a buffer of its own, in the machine's
     * byte order.
     *
     * @param array an array.
     * @param first element at which the view begins.
     * @return the view, which shares the array.
     */
    public static CharBuffer slice(char[] array, int first) {
        return slice(CharBuffer.wrap(DirectBuffers.given(array)), first);
    }

    /**
     * Returns a view of the rest of an array, to be passed as a buffer of its own, in the machine's
     * byte order.
     *
     * @param array an array.
     * @param first element at which the view begins.
     * @return the view, which shares the array.
     */
    public static ShortBuffer slice(short[] array, int first) {
        return slice(ShortBuffer.wrap(DirectBuffers.given(array)), first);
    }

    /**
     * Returns a view of the rest of an array, to be passed as a buffer of its own, in the machine's
     * byte order.
     *
     * @param array an array.
     * @param first element at which the view begins.
     * @return the view, which shares the array.
     */
    public static IntBuffer slice(int[] array, int first) {
        return slice(IntBuffer.wrap(DirectBuffers.given(array)), first);
    }

    /**
     * Returns a view of the rest of an array, to be passed as a buffer of its own, in the machine's
     * byte order.
     *
     * @param array an array.
     * @param first element at which the view begins.
     * @return the view, which shares the array.
     */
    public static LongBuffer slice(long[] array, int first) {
        return slice(LongBuffer.wrap(DirectBuffers.given(array)), first);
    }

    /**
     * Returns a view of the rest of an array, to be passed as a buffer of its own, in the machine's
     * byte order.
     *
     * @param array an array.
     * @param first element at which the view begins.
     * @return the view, which shares the array.
     */
    public static FloatBuffer slice(float[] array, int first) {
        return slice(FloatBuffer.wrap(DirectBuffers.given(array)), first);
    }

    /**
     * Returns a view of the rest of an array, to be passed as a buffer of its own, in the machine's
     * byte order.
     *
     * @param array an array.
     * @param first element at which the view begins.
     * @return the view, which shares the array.
     */
    public static DoubleBuffer slice(double[] array, int first) {
        return slice(DoubleBuffer.wrap(DirectBuffers.given(array)), first);
    }
}
