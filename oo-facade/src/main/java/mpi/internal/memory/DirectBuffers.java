package mpi.internal.memory;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/** Buffers of {@code java.nio} in the machine's byte order, as MPI needs them. */
public final class DirectBuffers {

    private DirectBuffers() {}

    /** A new direct buffer for elements of some bytes each. */
    public static ByteBuffer allocate(int capacity, int unit) {
        long bytes = (long) capacity * unit;
        if (capacity < 0 || bytes > Integer.MAX_VALUE) {
            String rule = " bytes; a direct buffer has 0 to 2^31-1, a MemorySegment may have more";
            throw new IllegalArgumentException("capacity " + capacity + " takes " + bytes + rule);
        }
        return ByteBuffer.allocateDirect((int) bytes).order(ByteOrder.nativeOrder());
    }

    /** A view of bytes of a buffer, counted from its first byte, whatever its position. */
    public static ByteBuffer slice(ByteBuffer buffer, int first, int bytes) {
        return buffer.duplicate().clear().slice(first, bytes).order(ByteOrder.nativeOrder());
    }
}
