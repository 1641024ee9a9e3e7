package mpi;

import java.lang.foreign.MemorySegment;
import mpi.c.Mpi;
import mpi.internal.objects.ArrayTable;
import mpi.internal.objects.EncodedObjects;
import mpi.internal.objects.ObjectCoding;
import mpi.internal.objects.ObjectEnvelope;
import mpi.internal.objects.ObjectItems;
import mpi.internal.objects.PinnedMessage;
import mpi.internal.objects.PinnedMessageCache;
import mpi.object.ObjectCodec;

/**
 * A message of objects to send. If it consists mostly of long arrays, MPI sends the arrays in
 * place, by a datatype made for this message; otherwise the message is contiguous in a byte array.
 */
final class ObjectMessage implements AutoCloseable {

    private final Object buffer;
    private final int count;
    private final Datatype type;
    private final PinnedMessage pinned;

    private ObjectMessage(byte[] bytes, int length) {
        buffer = bytes;
        count = length;
        type = MPI.BYTE;
        pinned = null;
    }

    private ObjectMessage(PinnedMessage message) {
        buffer = message.front();
        count = 1;
        type = new Datatype(message);
        pinned = message;
    }

    /**
     * Encodes objects for a blocking call. Until the call ends, the message may occupy the codec's
     * buffer or a cached {@link PinnedMessage}, which later messages reuse.
     */
    static ObjectMessage of(
            String call, ObjectCodec codec, Object buf, int offset, int count, Datatype type) {
        EncodedObjects objects =
                EncodedObjects.of(ObjectType.items(call, codec, buf, offset, count, type));
        ArrayTable table = objects.table();
        if (PinnedMessage.suits(table)) {
            byte[] front = objects.begun(objects.front(), true);
            return new ObjectMessage(
                    PinnedMessageCache.of(front, objects.front(), table, objects.arrays()));
        }
        return new ObjectMessage(objects.whole(true), objects.length());
    }

    /** Encodes objects to a new array, which outlives the call. */
    static byte[] bytes(
            String call, ObjectCodec codec, Object buf, int offset, int count, Datatype type) {
        return EncodedObjects.of(ObjectType.items(call, codec, buf, offset, count, type))
                .whole(false);
    }

    /**
     * Returns the send buffer: a byte array with the whole message or, if its arrays are pinned,
     * the bytes before the arrays.
     */
    Object buffer() {
        return buffer;
    }

    int count() {
        return count;
    }

    Datatype type() {
        return type;
    }

    /**
     * Allocates an array of {@code length} bytes for a packed message. Throws if {@code length} is
     * less than the size of the header with which a message of objects begins, or more than the
     * number of packed bytes.
     */
    static byte[] room(String call, int length, byte[] packed) {
        if (length < ObjectEnvelope.SIZE || length > packed.length) {
            String rule =
                    "the packed bytes do not contain serialized objects: their header announces ";
            String found = length + " bytes, and there are " + packed.length;
            throw MPIException.of(call, Mpi.MPI_ERR_TYPE, rule + found);
        }
        return new byte[length];
    }

    /** Decodes a packed message, and stores its objects in the program's array. */
    static void store(
            byte[] message,
            String call,
            ObjectCodec codec,
            Object buf,
            int offset,
            int count,
            Datatype type) {
        ObjectItems items = ObjectType.items(call, codec, buf, offset, count, type);
        ObjectCoding.decode(MemorySegment.ofArray(message), items);
    }

    @Override
    public void close() {
        if (pinned != null) {
            PinnedMessageCache.release(pinned);
        }
    }
}
