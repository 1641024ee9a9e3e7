package mpi.internal.memory;

import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Makes direct buffers and slices of them in the machine's byte order, as MPI needs them. */
public final class DirectBuffers {

    private DirectBuffers() {}

    /** Allocates a direct buffer for {@code capacity} elements of {@code unit} bytes each. */
    public static ByteBuffer allocate(int capacity, int unit) {
        long bytes = (long) capacity * unit;
        if (capacity < 0 || bytes > Integer.MAX_VALUE) {
            String rule = " bytes; a direct buffer has 0 to 2^31-1, a MemorySegment may have more";
            throw new IllegalArgumentException("capacity " + capacity + " takes " + bytes + rule);
        }
        return ByteBuffer.allocateDirect((int) bytes).order(ByteOrder.nativeOrder());
    }

    /** Returns an array that the program wants to slice; throws if it is null. */
    public static <T> T given(T array) {
        if (array == null) {
            throw new IllegalArgumentException("slice: the array is null");
        }
        return array;
    }

    /**
     * Returns the number of elements from index {@code first} on; throws if the buffer is null or
     * has no such index.
     */
    public static int rest(Buffer buffer, int first) {
        if (buffer == null) {
            throw new IllegalArgumentException("slice: the buffer is null");
        }
        if (first < 0 || first > buffer.capacity()) {
            String what = "slice: first " + first + " is not in 0.." + buffer.capacity();
            throw new IndexOutOfBoundsException(what + ", the buffer's capacity");
        }
        return buffer.capacity() - first;
    }

    /**
     * Returns a view of {@code bytes} bytes of a buffer. {@code first} counts from the buffer's
     * first byte, not from its position.
     */
    public static ByteBuffer slice(ByteBuffer buffer, int first, int bytes) {
        return buffer.duplicate().clear().slice(first, bytes).order(ByteOrder.nativeOrder());
    }
}
