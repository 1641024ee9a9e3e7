package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import mpi.c.Mpi;
import mpi.internal.UnsetArrays;
import mpi.internal.objects.ArrayTable;
import mpi.internal.objects.ObjectEnvelope;
import mpi.object.Parts;

/**
 * The objects of a call as a codec wrote them, before they become a message: what the message
 * begins with stands together, its arrays are still where the program has them.
 */
final class EncodedObjects {

    /** Bytes of a line of the cache. */
    private static final int LINE = 64;

    /** The longest array of bytes. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private final ObjectItems items;
    private final Parts parts;
    private final ArrayTable table;

    /** Where the arrays begin. */
    private final int end;

    private EncodedObjects(ObjectItems items) {
        this.items = items;
        parts = ObjectCoding.encode(items);
        table = ArrayTable.of(parts.arrays());
        end = end();
    }

    /** What a codec makes of the objects; the codec's memory is used again by the next ones. */
    static EncodedObjects of(ObjectItems items) {
        return new EncodedObjects(items);
    }

    private int end() {
        long bytes = ObjectEnvelope.SIZE + parts.to() - parts.from() + table.size();
        // Where arrays stay where they are, MPI copies pieces of one length in less time.
        int unit = ScatteredItem.suits(table) ? Math.max(LINE, table.pitch()) : 1;
        bytes = (bytes + unit - 1) / unit * unit;
        long length = bytes + table.bytes();
        if (length > LONGEST) {
            String what =
                    "the objects take " + length + " bytes; a message of objects has at most ";
            throw MPIException.of(items.call(), Mpi.MPI_ERR_COUNT, what + LONGEST);
        }
        return (int) bytes;
    }

    ArrayTable table() {
        return table;
    }

    List<Object> arrays() {
        return parts.arrays();
    }

    /** Where the arrays begin in the message. */
    int front() {
        return end;
    }

    /** The length of the message. */
    int length() {
        return end + (int) table.bytes();
    }

    /**
     * An array that begins with all of the message but its arrays: the codec's own, if it may be.
     */
    byte[] begun(int length, boolean mayBeTheCodecs) {
        boolean hasRoom =
                mayBeTheCodecs
                        && parts.from() == ObjectEnvelope.SIZE
                        && parts.bytes().length >= length;
        byte[] message = hasRoom ? parts.bytes() : (byte[]) UnsetArrays.of(byte.class, length);
        int bytes = parts.to() - parts.from();
        if (!hasRoom) {
            System.arraycopy(parts.bytes(), parts.from(), message, ObjectEnvelope.SIZE, bytes);
        }
        int tableAt = ObjectEnvelope.SIZE + bytes;
        table.write(message, tableAt);
        Arrays.fill(message, tableAt + table.size(), end, (byte) 0);
        ObjectEnvelope.write(message, items.count(), length(), bytes, table.size(), items.codec());
        return message;
    }

    /** The whole message in an array: the codec's own, if it may be. */
    byte[] whole(boolean mayBeTheCodecs) {
        byte[] message = begun(length(), mayBeTheCodecs);
        loadArrays(MemorySegment.ofArray(message), 0);
        return message;
    }

    /** Brings the arrays to their places in a message that begins at a byte of memory. */
    void loadArrays(MemorySegment to, long at) {
        table.load(parts.arrays(), to, at + end);
    }
}
