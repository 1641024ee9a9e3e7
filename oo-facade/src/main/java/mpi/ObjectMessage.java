package mpi;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import mpi.c.Mpi;

/**
 * Objects as the bytes of a message: a mark, the number of objects, the length of the whole, then
 * the stream of the objects.
 */
final class ObjectMessage {

    /** Bytes before the stream. */
    static final int HEADER = 16;

    private static final int MARK = 0x70_6d_6f_31;
    private static final ValueLayout.OfInt INT = JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfLong LONG =
            JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private ObjectMessage() {}

    /** The message of what a call sends. */
    static byte[] encode(String call, Object buf, int offset, int count, Datatype type) {
        return encode(ObjectItems.of(call, buf, offset, count, type));
    }

    static byte[] encode(ObjectItems items) {
        byte[] message = ObjectStreams.write(items, HEADER);
        ByteBuffer.wrap(message).putInt(MARK).putInt(items.count()).putLong(message.length);
        return message;
    }

    /** Memory for a message of a length that was packed, if that is no more than there is. */
    static byte[] room(String call, int length, byte[] packed) {
        if (length < HEADER || length > packed.length) {
            String what = "what was packed are no objects: they would take " + length + " of ";
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, what + packed.length + " bytes");
        }
        return new byte[length];
    }

    /** Puts what was unpacked where a call wants it. */
    static void decode(
            String call, byte[] message, Object buf, int offset, int count, Datatype type) {
        decode(MemorySegment.ofArray(message), ObjectItems.of(call, buf, offset, count, type));
    }

    /** Makes memory for a message say that none has arrived. */
    static void clear(MemorySegment message) {
        message.asSlice(0, HEADER).fill((byte) 0);
    }

    /** The number of objects in a message; 0 if there is none. */
    static int count(MemorySegment message) {
        return message.byteSize() < HEADER ? 0 : message.get(INT, 4);
    }

    /** Puts what has arrived where a call wants it; the number of objects. */
    static int decode(MemorySegment message, ObjectItems items) {
        if (isNothing(message)) {
            return 0;
        }
        int count = count(message);
        long length = message.get(LONG, 8);
        if (message.get(INT, 0) != MARK || count < 0) {
            String rule = "what arrived are no objects; the sender must use MPI.OBJECT, too";
            throw MPIException.of(items.call(), Mpi.MPI_ERR_TYPE, rule);
        }
        if (length < HEADER || length > message.byteSize()) {
            String what = "the message says to be of " + length + " bytes, but ";
            String rule = message.byteSize() + " are there";
            throw MPIException.of(items.call(), Mpi.MPI_ERR_TRUNCATE, what + rule);
        }
        if (count > items.count()) {
            String what = count + " objects arrived, where the call has room for " + items.count();
            throw MPIException.of(items.call(), Mpi.MPI_ERR_TRUNCATE, what);
        }
        byte[] stream = message.asSlice(HEADER, length - HEADER).toArray(JAVA_BYTE);
        ObjectStreams.read(stream, count, items);
        return count;
    }

    /** From {@code MPI.PROC_NULL}, and after {@code Cancel}, nothing arrives. */
    private static boolean isNothing(MemorySegment message) {
        return message.byteSize() == 0 || message.get(INT, 0) == 0 && message.get(LONG, 8) == 0;
    }
}
