package mpi;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import mpi.c.Mpi;
import mpi.internal.UnsetArrays;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * Objects on their way out, as one message. Where arrays are most of it, MPI takes them from where
 * they are, by a datatype made for this message; else all stands together in an array of bytes.
 */
final class ObjectMessage implements AutoCloseable {

    /** Bytes of a line of the cache. */
    private static final int LINE = 64;

    /** The longest array of bytes. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    private final Object buffer;
    private final int count;
    private final Datatype type;
    private final ScatteredItem scattered;

    private ObjectMessage(byte[] bytes, int length) {
        buffer = bytes;
        count = length;
        type = MPI.BYTE;
        scattered = null;
    }

    private ObjectMessage(ScatteredItem item) {
        buffer = item.memory();
        count = 1;
        type = item.type();
        scattered = item;
    }

    /** The message of a call that is over when MPI returns. */
    static ObjectMessage of(
            String call, ObjectCodec codec, Object buf, int offset, int count, Datatype type) {
        ObjectItems items = ObjectItems.of(call, codec, buf, offset, count, type);
        Parts parts = ObjectCoding.encode(items);
        ArrayTable table = ArrayTable.of(parts.arrays());
        int end = end(parts, table, items);
        if (ScatteredItem.suits(table)) {
            byte[] front = hasRoom(parts, end) ? parts.bytes() : copy(parts, end);
            finish(front, parts, table, items, end);
            return new ObjectMessage(KeptItem.of(front, end, table, parts.arrays()));
        }
        int length = end + (int) table.bytes();
        byte[] whole = hasRoom(parts, length) ? parts.bytes() : copy(parts, length);
        finish(whole, parts, table, items, end);
        table.load(parts.arrays(), MemorySegment.ofArray(whole), end);
        return new ObjectMessage(whole, length);
    }

    /** The message of a call, in an array that is nobody else's. */
    static byte[] bytes(
            String call, ObjectCodec codec, Object buf, int offset, int count, Datatype type) {
        return bytes(ObjectItems.of(call, codec, buf, offset, count, type));
    }

    static byte[] bytes(ObjectItems items) {
        Parts parts = ObjectCoding.encode(items);
        ArrayTable table = ArrayTable.of(parts.arrays());
        int end = end(parts, table, items);
        byte[] whole = copy(parts, end + (int) table.bytes());
        finish(whole, parts, table, items, end);
        table.load(parts.arrays(), MemorySegment.ofArray(whole), end);
        return whole;
    }

    /** Where the arrays begin. */
    private static int end(Parts parts, ArrayTable table, ObjectItems items) {
        long end = ObjectEnvelope.SIZE + parts.to() - parts.from() + table.size();
        // Where arrays stay where they are, MPI copies pieces of one length in less time.
        int unit = ScatteredItem.suits(table) ? Math.max(LINE, table.pitch()) : 1;
        end = (end + unit - 1) / unit * unit;
        long length = end + table.bytes();
        if (length > LONGEST) {
            String what =
                    "the objects take " + length + " bytes; a message of objects has at most ";
            throw MPIException.of(items.call(), Mpi.MPI_ERR_COUNT, what + LONGEST);
        }
        return (int) end;
    }

    /** Whether the codec's own array can become the message. */
    private static boolean hasRoom(Parts parts, int length) {
        return parts.from() == ObjectEnvelope.SIZE && parts.bytes().length >= length;
    }

    /** An array for a message, of which the codec's bytes are written. */
    private static byte[] copy(Parts parts, int length) {
        byte[] message = (byte[]) UnsetArrays.of(byte.class, length);
        int bytes = parts.to() - parts.from();
        System.arraycopy(parts.bytes(), parts.from(), message, ObjectEnvelope.SIZE, bytes);
        return message;
    }

    /** Writes what stands around the codec's bytes, up to where the arrays begin. */
    private static void finish(
            byte[] message, Parts parts, ArrayTable table, ObjectItems items, int end) {
        int bytes = parts.to() - parts.from();
        int tableAt = ObjectEnvelope.SIZE + bytes;
        table.write(message, tableAt);
        Arrays.fill(message, tableAt + table.size(), end, (byte) 0);
        long length = end + table.bytes();
        ObjectEnvelope.write(message, items.count(), length, bytes, table.size(), items.codec());
    }

    /** What MPI is to send. */
    Object buffer() {
        return buffer;
    }

    int count() {
        return count;
    }

    Datatype type() {
        return type;
    }

    /** Memory for a message of a length that was packed, if that is no more than there is. */
    static byte[] room(String call, int length, byte[] packed) {
        if (length < ObjectEnvelope.SIZE || length > packed.length) {
            String what = "what was packed are no objects: they would take " + length + " of ";
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, what + packed.length + " bytes");
        }
        return new byte[length];
    }

    @Override
    public void close() {
        if (scattered != null) {
            KeptItem.end(scattered);
        }
    }
}
