package mpi.internal.objects;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.List;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.internal.system.UnsetArrays;
import mpi.object.Parts;

/**
 * Message of the objects that a call sends, after their encoding. It has a front, which is all that
 * precedes the arrays, and the arrays, which are still the program's own.
 */
public final class EncodedObjects {

    /** Size in bytes of a cache line of the CPU. */
    private static final int LINE = 64;

    /** Maximum length of a byte array. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private final ObjectItems items;
    private final Parts parts;
    private final ArrayTable table;

    /** Length of the front, and so the offset of the arrays in the message. */
    private final int end;

    private EncodedObjects(ObjectItems items) {
        this.items = items;
        parts = ObjectCoding.encode(items);
        table = ArrayTable.of(parts.arrays());
        end = end();
    }

    /**
     * Encodes objects. The result may be used only until the codec encodes other objects, since the
     * codec may reuse its buffer then.
     */
    public static EncodedObjects of(ObjectItems items) {
        return new EncodedObjects(items);
    }

    private int end() {
        long bytes = ObjectEnvelope.SIZE + parts.to() - parts.from() + table.size();
        // If the arrays are sent in place, the front is padded to a multiple of a cache line. If
        // the arrays are rows of a matrix, it is padded to a multiple of their length, since MPI
        // copies blocks of one length faster.
        int unit = PinnedMessage.suits(table) ? Math.max(LINE, table.pitch()) : 1;
        bytes = (bytes + unit - 1) / unit * unit;
        long length = bytes + table.bytes();
        if (length > LONGEST) {
            String what =
                    "the objects take " + length + " bytes; a message of objects has at most ";
            throw MPIException.of(items.call(), Mpi.MPI_ERR_COUNT, what + LONGEST);
        }
        return (int) bytes;
    }

    public ArrayTable table() {
        return table;
    }

    public List<Object> arrays() {
        return parts.arrays();
    }

    /** Returns the length of the front, and so the offset of the arrays in the message. */
    public int front() {
        return end;
    }

    /** Returns the length of the message. */
    public int length() {
        return end + (int) table.bytes();
    }

    /**
     * Makes an array of at least {@code length} bytes that begins with the front of the message:
     * all that precedes the arrays. The array may be the codec's buffer if {@code mayBeTheCodecs}
     * is true.
     */
    public byte[] begun(int length, boolean mayBeTheCodecs) {
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

    /**
     * Makes an array that begins with the whole message. The array may be the codec's buffer if
     * {@code mayBeTheCodecs} is true.
     */
    public byte[] whole(boolean mayBeTheCodecs) {
        byte[] message = begun(length(), mayBeTheCodecs);
        loadArrays(MemorySegment.ofArray(message), 0);
        return message;
    }

    /**
     * Copies the arrays to a message that begins at byte {@code at}, each to its place in the
     * message.
     */
    public void loadArrays(MemorySegment to, long at) {
        table.load(parts.arrays(), to, at + end);
    }
}
