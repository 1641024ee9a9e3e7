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
 * Reads and writes the header of a message of objects: a magic number, the number of objects, the
 * lengths of the message, of the codec's bytes and of the table of arrays, and the codec's name.
 * The codec's bytes, the table and the arrays follow the header.
 */
public final class ObjectEnvelope {

    /** Size of the header in bytes. */
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

    /** Writes the header of a message at the beginning of an array. */
    public static void write(
            byte[] to, int count, long length, int bytes, int table, ObjectCodec codec) {
        ByteBuffer envelope = ByteBuffer.wrap(to);
        envelope.putInt(MARK).putInt(count).putLong(length).putInt(bytes).putInt(table);
        String name = codec.name();
        for (int i = 0; i < SIZE - NAME; i++) {
            envelope.put(i < name.length() ? (byte) name.charAt(i) : 0);
        }
    }

    /** Returns the number of objects in a message. */
    public static int count(MemorySegment message) {
        return message.get(INT, COUNT);
    }

    /**
     * Returns true if memory holds the complete front of a message: all that precedes the arrays.
     */
    public static boolean isFront(MemorySegment front) {
        return front.byteSize() >= SIZE
                && front.get(INT, 0) == MARK
                && count(front) >= 0
                && tableEnd(front) <= front.byteSize();
    }

    /**
     * Throws unless a message has a header, and the length that the header states.
     *
     * @param call name of the call, for messages.
     * @param message the bytes that arrived, no more and no fewer.
     */
    public static void check(String call, MemorySegment message) {
        if (message.byteSize() < SIZE || message.get(INT, 0) != MARK || count(message) < 0) {
            String rule =
                    "the message does not contain serialized objects: send it with send(object), or with"
                            + " MPI.OBJECT";
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, rule);
        }
        long length = length(message);
        if (length < tableEnd(message) || length != message.byteSize()) {
            String what = "the header states " + length + " bytes, but ";
            String rule = message.byteSize() + " bytes arrived";
            throw MPIException.of(call, Mpi.MPI_ERR_TRUNCATE, what + rule);
        }
    }

    /** Returns the length of the whole message. */
    public static long length(MemorySegment message) {
        return message.get(LONG, LENGTH);
    }

    /**
     * Returns the offset in a message at which the codec's bytes end, and the table of arrays
     * begins.
     */
    public static long bytesEnd(MemorySegment message) {
        return SIZE + Integer.toUnsignedLong(message.get(INT, BYTES));
    }

    /**
     * Returns the offset in a message at which the table of arrays ends; the arrays begin there or
     * after padding.
     */
    public static long tableEnd(MemorySegment message) {
        return bytesEnd(message) + Integer.toUnsignedLong(message.get(INT, TABLE));
    }

    /** Returns the name of the codec that wrote the message. */
    public static String codec(MemorySegment message) {
        byte[] name = message.asSlice(NAME, SIZE - NAME).toArray(JAVA_BYTE);
        return new String(name, StandardCharsets.ISO_8859_1).replace("\0", "");
    }
}
