package mpi;

import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.MemorySegment;
import java.util.List;
import mpi.c.Mpi;
import mpi.c.MpiMemory;
import mpi.internal.NativeMemory;
import mpi.internal.Pins;

/**
 * The front of a message and its arrays, each where it is, as one item of a datatype: the arrays
 * are pinned, and the datatype counts from the front to each of them.
 */
final class ScatteredItem implements AutoCloseable {

    /** From so many bytes on, and so many of each array, pinning takes less time than copying. */
    private static final long LEAST = 64 << 10;

    private static final long LEAST_EACH = 1 << 10;

    private final MemorySegment memory;
    private final List<Object> arrays;
    private final long[] addresses;
    private int pinned;
    private Datatype type;

    private ScatteredItem(MemorySegment memory, List<Object> arrays) {
        this.memory = memory;
        this.arrays = arrays;
        addresses = new long[arrays.size()];
    }

    /** Whether arrays are worth it, and can be pinned. */
    static boolean suits(ArrayTable table) {
        long bytes = table.bytes();
        return Pins.AVAILABLE
                && bytes >= LEAST
                && bytes / table.count() >= LEAST_EACH
                && table.isOfNumbers();
    }

    /** A message that is sent. */
    static ScatteredItem of(byte[] front, int length, List<Object> arrays) {
        ScatteredItem item = of(length, arrays);
        MemorySegment.copy(MemorySegment.ofArray(front), 0, item.memory, 0, length);
        return item;
    }

    /** Room for a message whose front is so long. */
    static ScatteredItem of(long length, List<Object> arrays) {
        ScatteredItem item = new ScatteredItem(NativeMemory.allocate(length), arrays);
        try {
            item.pin();
            item.makeType();
            return item;
        } catch (Throwable failure) {
            item.close();
            throw failure;
        }
    }

    private void pin() {
        for (Object array : arrays) {
            addresses[pinned] = Pins.pin(array);
            pinned++;
        }
    }

    private void makeType() {
        int blocks = pinned + 1;
        try (Frame frame = Frame.open("MPI_Type_create_hindexed")) {
            MemorySegment lengths = frame.room((long) blocks * Integer.BYTES);
            MemorySegment places = frame.room((long) blocks * Long.BYTES);
            lengths.set(JAVA_INT, 0, (int) memory.byteSize());
            places.set(JAVA_LONG, 0, 0);
            for (int i = 0; i < pinned; i++) {
                int bytes = Math.toIntExact(ArrayTable.bytes(arrays.get(i)));
                lengths.setAtIndex(JAVA_INT, i + 1, bytes);
                places.setAtIndex(JAVA_LONG, i + 1, addresses[i] - memory.address());
            }
            MemorySegment typeAt = frame.cell();
            frame.check(
                    Mpi.MPI_Type_create_hindexed(blocks, lengths, places, Mpi.MPI_BYTE, typeAt));
            frame.check(Mpi.MPI_Type_commit(typeAt));
            long handle = MpiMemory.getHandle(typeAt, "MPI_Datatype", 0);
            type = new ScatteredType(handle, memory.byteSize());
        }
    }

    /** The front, from which the datatype counts. */
    MemorySegment memory() {
        return memory;
    }

    Datatype type() {
        return type;
    }

    List<Object> arrays() {
        return arrays;
    }

    @Override
    public void close() {
        for (int i = 0; i < pinned; i++) {
            Pins.unpin(arrays.get(i), addresses[i]);
        }
        if (type != null) {
            type.Free();
        }
        NativeMemory.free(memory);
    }
}
