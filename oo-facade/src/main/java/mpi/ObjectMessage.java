package mpi;

import mpi.c.Mpi;
import mpi.internal.objects.ArrayTable;
import mpi.internal.objects.ObjectEnvelope;
import mpi.object.ObjectCodec;

/**
 * Objects on their way out, as one message. Where arrays are most of it, MPI takes them from where
 * they are, by a datatype made for this message; else all stands together in an array of bytes.
 */
final class ObjectMessage implements AutoCloseable {

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
        EncodedObjects objects =
                EncodedObjects.of(ObjectItems.of(call, codec, buf, offset, count, type));
        ArrayTable table = objects.table();
        if (ScatteredItem.suits(table)) {
            byte[] front = objects.begun(objects.front(), true);
            return new ObjectMessage(KeptItem.of(front, objects.front(), table, objects.arrays()));
        }
        return new ObjectMessage(objects.whole(true), objects.length());
    }

    /** The message of a call, in an array that is nobody else's. */
    static byte[] bytes(
            String call, ObjectCodec codec, Object buf, int offset, int count, Datatype type) {
        return EncodedObjects.of(ObjectItems.of(call, codec, buf, offset, count, type))
                .whole(false);
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
