package mpi;

import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import mpi.internal.NativeMemory;
import mpi.internal.Pins;
import mpi.internal.objects.ArrayTable;

/**
 * The front of a message and its arrays, each where it is, as one item of a datatype: the arrays
 * are pinned, and the datatype counts from the front to each of them.
 */
final class ScatteredItem implements AutoCloseable {

    /** From so many bytes on, and so many of each array, this takes less time than copying. */
    private static final long LEAST = 64 << 10;

    private static final long LEAST_EACH = 1 << 10;

    private final MemorySegment front;
    private final MemorySegment addresses;
    private final Object[] arrays;
    private final long bytes;
    private Datatype type;

    private ScatteredItem(long length, ArrayTable table, List<Object> arrays) {
        bytes = table.bytes();
        this.arrays = arrays.toArray();
        addresses = NativeMemory.allocate(length + (long) this.arrays.length * Long.BYTES);
        front = addresses.asSlice((long) this.arrays.length * Long.BYTES);
    }

    /** Whether arrays are worth it, and can be pinned. */
    static boolean suits(ArrayTable table) {
        long bytes = table.bytes();
        return Pins.AVAILABLE
                && bytes >= LEAST
                && bytes / table.count() >= LEAST_EACH
                && table.isOfNumbers();
    }

    /** Room for a message whose front is so long. */
    static ScatteredItem of(long length, ArrayTable table, List<Object> arrays) {
        ScatteredItem item = new ScatteredItem(length, table, arrays);
        Pins.pinAll(item.arrays, item.addresses);
        try {
            item.makeType(table);
            return item;
        } catch (Throwable failure) {
            item.close();
            throw failure;
        }
    }

    /** The front is one piece, or several if the arrays' length divides it. */
    private void makeType(ArrayTable table) {
        int length = (int) front.byteSize();
        int[] each = table.lengths();
        int part = each[0] == 0 || length % each[0] != 0 ? length : each[0];
        int parts = length / part;
        long[] places = new long[parts + each.length];
        int[] lengths = new int[places.length];
        for (int i = 0; i < parts; i++) {
            places[i] = (long) i * part;
            lengths[i] = part;
        }
        MemorySegment.copy(addresses, JAVA_LONG, 0, places, parts, each.length);
        for (int i = parts; i < places.length; i++) {
            places[i] -= front.address();
        }
        System.arraycopy(each, 0, lengths, parts, each.length);
        type = new ScatteredType(new ScatteredRuns(places, lengths).type(), length);
    }

    /** Writes the front of a message that is sent. */
    void fill(byte[] message) {
        MemorySegment.copy(MemorySegment.ofArray(message), 0, front, 0, front.byteSize());
    }

    /** Whether it is of just these arrays, behind a front that is so long. */
    boolean isOf(long length, List<Object> others) {
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

    /** The front, from which the datatype counts. */
    MemorySegment memory() {
        return front;
    }

    Datatype type() {
        return type;
    }

    /** Bytes of all arrays. */
    long bytes() {
        return bytes;
    }

    List<Object> arrays() {
        return Arrays.asList(arrays);
    }

    @Override
    public void close() {
        Pins.unpinAll(arrays, addresses);
        if (type != null) {
            type.Free();
        }
        NativeMemory.free(addresses);
    }
}
