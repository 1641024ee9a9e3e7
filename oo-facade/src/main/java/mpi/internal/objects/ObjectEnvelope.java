package mpi.internal.objects;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * What a message of objects begins with: a mark, the number of objects, the length of the whole, of
 * the codec's bytes and of the table of arrays, and the codec's name. Then come those bytes, the
 * table, and the arrays.
 */
public final class ObjectEnvelope {

    /** Bytes before those of the codec. */
    public static final int SIZE = Parts.RESERVED;

    private static final int MARK = 0x70_6d_6f_32;
    private static final int COUNT = 4;
    private static final int LENGTH = 8;
    private static final int BYTES = 16;
    private static final int TABLE = 20;
    private static final int NAME = 24;
    private static final ValueLayout.OfInt INT = JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfLong LONG =
            JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private ObjectEnvelope() {}

    /** Writes one at the beginning of an array. */
    public static void write(
            byte[] to, int count, long length, int bytes, int table, ObjectCodec codec) {
        ByteBuffer envelope = ByteBuffer.wrap(to);
        envelope.putInt(MARK).putInt(count).putLong(length).putInt(bytes).putInt(table);
        String name = codec.name();
        for (int i = 0; i < SIZE - NAME; i++) {
            envelope.put(i < name.length() ? (byte) name.charAt(i) : 0);
        }
    }

    /** The number of objects in a message. */
    public static int count(MemorySegment message) {
        return message.get(INT, COUNT);
    }

    /** Whether memory holds all of a message but its arrays. */
    public static boolean isFront(MemorySegment front) {
        return front.byteSize() >= SIZE
                && front.get(INT, 0) == MARK
                && count(front) >= 0
                && tableEnd(front) <= front.byteSize();
    }

    /**
     * Throws unless a message is one of objects, and as long as it claims to be.
     *
     * @param call what the program called.
     * @param message the bytes that arrived, no more and no fewer.
     */
    public static void check(String call, MemorySegment message) {
        if (message.byteSize() < SIZE || message.get(INT, 0) != MARK || count(message) < 0) {
            String rule = "what arrived are no objects; the sender must use MPI.OBJECT, too";
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, rule);
        }
        long length = length(message);
        if (length < tableEnd(message) || length != message.byteSize()) {
            String what = "the message says to be of " + length + " bytes, but ";
            String rule = message.byteSize() + " are there";
            throw MPIException.of(call, Mpi.MPI_ERR_TRUNCATE, what + rule);
        }
    }

    /** The length of the whole message. */
    public static long length(MemorySegment message) {
        return message.get(LONG, LENGTH);
    }

    /** Where the codec's bytes end, and the table begins. */
    public static long bytesEnd(MemorySegment message) {
        return SIZE + Integer.toUnsignedLong(message.get(INT, BYTES));
    }

    /** Where the table ends, and the arrays begin. */
    public static long tableEnd(MemorySegment message) {
        return bytesEnd(message) + Integer.toUnsignedLong(message.get(INT, TABLE));
    }

    /** The name of the codec that wrote the message. */
    public static String codec(MemorySegment message) {
        byte[] name = message.asSlice(NAME, SIZE - NAME).toArray(JAVA_BYTE);
        return new String(name, StandardCharsets.ISO_8859_1).replace("\0", "");
    }
}
