package mpi;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import java.util.function.IntFunction;
import mpi.c.Mpi;
import mpi.internal.memory.LargeBlockPool;
import mpi.internal.objects.ArrivalMarks;
import mpi.internal.objects.EncodedObjects;
import mpi.internal.objects.ObjectCoding;
import mpi.internal.objects.ObjectItems;
import mpi.internal.staging.BufferChecks;
import mpi.object.ObjectCodec;

/**
 * Messages with serialized objects that this rank sends, or that it receives, in a collective call:
 * one message for each rank or neighbour, or one message for all ranks. The ranks exchange the
 * sizes of the messages first.
 */
final class ObjectBlocks implements AutoCloseable {

    /**
     * Messages below 4 KiB in total are faster in a byte array than in off-heap memory that must be
     * freed.
     */
    private static final int SHORT = 4096;

    private final String call;
    private final IntFunction<ObjectItems> items;
    private final int[] sizes;

    /**
     * Memory of all messages, one after the other. If the memory is on the Java heap, {@link
     * #array} is the array that holds it, else null.
     */
    private MemorySegment memory;

    private byte[] array;

    private ObjectBlocks(String call, int blocks, IntFunction<ObjectItems> items) {
        this.call = call;
        this.items = items;
        sizes = new int[blocks];
    }

    /** Makes the messages of contiguous blocks of {@code count} items each. */
    static ObjectBlocks of(
            String call,
            ObjectCodec codec,
            Object buf,
            int offset,
            int count,
            Datatype type,
            int blocks) {
        return new ObjectBlocks(
                call, blocks, i -> block(call, codec, buf, offset, count, i * count, type));
    }

    /** Makes the messages of blocks with a count and a displacement each. */
    static ObjectBlocks of(
            String call,
            ObjectCodec codec,
            Object buf,
            int offset,
            int[] counts,
            int[] displs,
            Datatype type,
            int blocks) {
        if (blocks > 0) {
            BufferChecks.blocks(call, "counts", counts, blocks);
            BufferChecks.blocks(call, "displacements", displs, blocks);
        }
        return new ObjectBlocks(
                call, blocks, i -> block(call, codec, buf, offset, counts[i], displs[i], type));
    }

    private static ObjectItems block(
            String call,
            ObjectCodec codec,
            Object buf,
            int offset,
            int count,
            long at,
            Datatype type) {
        long first = type == null ? 0 : at * type.shape().extent();
        return ObjectType.items(call, codec, buf, offset + first, count, type);
    }

    /** Encodes the messages to send, one after the other, into one block of memory. */
    ObjectBlocks encoded() {
        EncodedObjects[] messages = new EncodedObjects[sizes.length];
        byte[][] fronts = new byte[sizes.length][];
        boolean isOnly = sizes.length == 1;
        for (int i = 0; i < sizes.length; i++) {
            messages[i] = EncodedObjects.of(items.apply(i));
            fronts[i] = messages[i].begun(messages[i].front(), isOnly);
            sizes[i] = messages[i].length();
        }
        MemorySegment to = memory();
        long at = 0;
        for (int i = 0; i < sizes.length; at += sizes[i++]) {
            MemorySegment.copy(fronts[i], 0, to, JAVA_BYTE, at, messages[i].front());
            messages[i].loadArrays(to, at);
        }
        return this;
    }

    /**
     * Returns the length of each message; the caller fills in the lengths of messages to receive.
     */
    int[] sizes() {
        return sizes;
    }

    /**
     * Returns the buffer of all messages: those to send, or memory to receive them into. Memory to
     * receive into gets marks, by which {@link #store} notices a message that is too short.
     */
    Object bytes() {
        boolean isRoom = memory == null;
        MemorySegment all = memory();
        if (isRoom) {
            long at = 0;
            for (int size : sizes) {
                ArrivalMarks.set(all.asSlice(at, size));
                at += size;
            }
        }
        return array == null ? all : array;
    }

    private MemorySegment memory() {
        if (memory == null) {
            int total = length();
            array = total < SHORT ? new byte[total] : null;
            memory = array == null ? LargeBlockPool.take(total) : MemorySegment.ofArray(array);
        }
        return memory;
    }

    /** Returns the displacement of each message in the buffer. */
    int[] displacements() {
        int[] displacements = new int[sizes.length];
        for (int i = 1; i < sizes.length; i++) {
            displacements[i] = displacements[i - 1] + sizes[i - 1];
        }
        return displacements;
    }

    /** Returns the total bytes of all messages. */
    int length() {
        long total = 0;
        for (int rank = 0; rank < sizes.length; rank++) {
            if (sizes[rank] < 0) {
                String what = "rank " + rank + " announces a message of " + sizes[rank];
                String rule = " bytes; a length must not be negative";
                throw MPIException.of(call, Mpi.MPI_ERR_COUNT, what + rule);
            }
            total += sizes[rank];
        }
        if (total > Integer.MAX_VALUE) {
            String what =
                    "the objects take " + total + " bytes together, and one call can transfer ";
            String rule = Integer.MAX_VALUE + "; send fewer objects at a time";
            throw MPIException.of(call, Mpi.MPI_ERR_COUNT, what + rule);
        }
        return (int) total;
    }

    /**
     * Decodes received messages into the program's array; a neighbour that is MPI_PROC_NULL sends 0
     * bytes.
     */
    void store() {
        long at = 0;
        for (int i = 0; i < sizes.length; at += sizes[i++]) {
            if (sizes[i] > 0) {
                MemorySegment message = memory().asSlice(at, sizes[i]);
                if (!ArrivalMarks.areGone(message)) {
                    String what = "fewer bytes arrived than the " + sizes[i] + " announced";
                    throw MPIException.of(call, Mpi.MPI_ERR_TRUNCATE, what);
                }
                ObjectCoding.decode(message, items.apply(i));
            }
        }
    }

    @Override
    public void close() {
        if (memory != null && array == null) {
            LargeBlockPool.giveBack(memory);
            memory = null;
        }
    }
}
