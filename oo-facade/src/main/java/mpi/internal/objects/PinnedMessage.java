package mpi.internal.objects;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import mpi.internal.system.NativeMemory;
import mpi.internal.system.Pins;

/**
 * Message of objects that is sent or received without a copy, as one item of a datatype that
 * describes its front and its arrays. The arrays are pinned, and their displacements are relative
 * to the front.
 */
public final class PinnedMessage implements AutoCloseable {

    /**
     * Least total size of the arrays, in bytes, for which pinning takes less time than copying, if
     * an array has 1 KiB or more on average.
     */
    private static final long LEAST = 64 << 10;

    private static final long LEAST_EACH = 1 << 10;

    private final MemorySegment front;
    private final MemorySegment addresses;
    private final Object[] arrays;
    private final long bytes;

    /** Handle of the datatype, once {@link #makeType} has made it. */
    private long type;

    private boolean isTyped;

    private PinnedMessage(long length, ArrayTable table, List<Object> arrays) {
        bytes = table.bytes();
        this.arrays = arrays.toArray();
        addresses = NativeMemory.allocate(length + (long) this.arrays.length * Long.BYTES);
        front = addresses.asSlice((long) this.arrays.length * Long.BYTES);
    }

    /**
     * Returns true if the arrays of a table can be pinned, and are so long that pinning takes less
     * time than copying.
     */
    public static boolean suits(ArrayTable table) {
        long bytes = table.bytes();
        return Pins.AVAILABLE
                && bytes >= LEAST
                && bytes / table.count() >= LEAST_EACH
                && table.isOfNumbers();
    }

    /** Pins the arrays, and allocates a front of {@code length} bytes. */
    public static PinnedMessage of(long length, ArrayTable table, List<Object> arrays) {
        PinnedMessage message = new PinnedMessage(length, table, arrays);
        Pins.pinAll(message.arrays, message.addresses);
        try {
            message.makeType(table);
            return message;
        } catch (Throwable failure) {
            message.close();
            throw failure;
        }
    }

    /**
     * Makes the datatype that describes the front and the arrays. If the front's length is a
     * multiple of the first array's length, the front is described as several blocks of that
     * length, so that all blocks of the datatype can have the same length.
     */
    private void makeType(ArrayTable table) {
        int length = (int) front.byteSize();
        int[] each = table.lengths();
        int part = each[0] == 0 || length % each[0] != 0 ? length : each[0];
        int parts = length / part;
        long[] displacements = new long[parts + each.length];
        int[] lengths = new int[displacements.length];
        for (int i = 0; i < parts; i++) {
            displacements[i] = (long) i * part;
            lengths[i] = part;
        }
        MemorySegment.copy(addresses, JAVA_LONG, 0, displacements, parts, each.length);
        for (int i = parts; i < displacements.length; i++) {
            displacements[i] -= front.address();
        }
        System.arraycopy(each, 0, lengths, parts, each.length);
        type = new PinnedMessageType(displacements, lengths).create();
        isTyped = true;
    }

    /** Copies the front of a message to be sent into this object's front. */
    public void fill(byte[] message) {
        MemorySegment.copy(MemorySegment.ofArray(message), 0, front, 0, front.byteSize());
    }

    /**
     * Returns true if this message has the same arrays, in the same order, and a front of {@code
     * length} bytes.
     */
    public boolean isOf(long length, List<Object> others) {
        if (length != front.byteSize() || others.size() != arrays.length) {
            return false;
        }
        for (int i = 0; i < arrays.length; i++) {
            if (arrays[i] != others.get(i)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the front, which is the buffer for MPI, since displacements are relative to it. */
    public MemorySegment front() {
        return front;
    }

    /** Returns the handle of the committed datatype that describes this message. */
    public long type() {
        return type;
    }

    /** Returns the total size in bytes of the message's arrays. */
    public long bytes() {
        return bytes;
    }

    public List<Object> arrays() {
        return Arrays.asList(arrays);
    }

    @Override
    public void close() {
        Pins.unpinAll(arrays, addresses);
        if (isTyped) {
            PinnedMessageType.free(type);
        }
        NativeMemory.free(addresses);
    }
}
