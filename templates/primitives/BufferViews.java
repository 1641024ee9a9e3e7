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

/** Direct buffers for messages, and views of a part of a buffer. */
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
    @Each("char short int long float double")
    public static $Name$Buffer new$Name$Buffer(int capacity) {
        return DirectBuffers.allocate(capacity, $Box$.BYTES).as$Name$Buffer();
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
    @Each("char short int long float double")
    public static $Name$Buffer slice($Name$Buffer buffer, int first) {
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
    @Each("byte char short int long float double")
    public static $Name$Buffer slice($type$[] array, int first) {
        return slice($Name$Buffer.wrap(DirectBuffers.given(array)), first);
    }
}
