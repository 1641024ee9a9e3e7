package mpi.internal.objects;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.io.IOException;
import java.io.NotSerializableException;
import java.lang.foreign.MemorySegment;
import java.util.List;
import mpi.MPIException;
import mpi.c.Mpi;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * Encodes the objects that a call sends, and decodes the objects that it receives, by the codec of
 * the call.
 */
public final class ObjectCoding {

    private ObjectCoding() {}

    /** Encodes the objects of a call with the call's codec. */
    public static Parts encode(ObjectItems items) {
        Parts parts = new Parts();
        try {
            items.codec().encode(items.all(), parts);
            return parts;
        } catch (NotSerializableException e) {
            throw failed(items, Mpi.MPI_ERR_TYPE, e.getMessage(), e);
        } catch (IOException e) {
            throw failed(items, Mpi.MPI_ERR_OTHER, e.getMessage(), e);
        }
    }

    /**
     * Decodes a message, including its arrays, into the call's objects. {@code message} has exactly
     * the bytes that arrived. Returns the number of objects.
     */
    public static int decode(MemorySegment message, ObjectItems items) {
        ObjectEnvelope.check(items.call(), message);
        try {
            ArrayTable table = table(message);
            List<Object> arrays = table.allocate();
            table.store(message, ObjectEnvelope.length(message) - table.bytes(), arrays);
            return decode(message, arrays, items);
        } catch (IOException | OutOfMemoryError e) {
            throw failed(items, Mpi.MPI_ERR_OTHER, "the message cannot be read: " + e, e);
        }
    }

    /** Reads the table of arrays in a message. */
    public static ArrayTable table(MemorySegment message) throws IOException {
        long from = ObjectEnvelope.bytesEnd(message);
        long to = ObjectEnvelope.tableEnd(message);
        byte[] table = message.asSlice(from, to - from).toArray(JAVA_BYTE);
        return ArrayTable.read(table, ObjectEnvelope.length(message) - to);
    }

    /**
     * Decodes the front of a message, whose arrays were received separately as {@code arrays}, into
     * the call's objects. Returns the number of objects.
     */
    public static int decode(MemorySegment message, List<Object> arrays, ObjectItems items) {
        int count = ObjectEnvelope.count(message);
        if (count > items.count()) {
            String what = count + " objects arrived, where the call has room for " + items.count();
            throw MPIException.of(items.call(), Mpi.MPI_ERR_TRUNCATE, what);
        }
        Parts parts = new Parts();
        int end = Math.toIntExact(ObjectEnvelope.bytesEnd(message));
        parts.bytes(message.asSlice(0, end).toArray(JAVA_BYTE), ObjectEnvelope.SIZE, end);
        parts.arrays().addAll(arrays);
        Object[] objects = new Object[count];
        try {
            codec(message, items).decode(parts, objects);
        } catch (ClassNotFoundException e) {
            String what = e.getMessage() + ": the class is not on the class path of this rank";
            throw failed(items, Mpi.MPI_ERR_OTHER, what, e);
        } catch (IOException e) {
            String what =
                    e.getMessage() == null ? "the message cannot be read: " + e : e.getMessage();
            throw failed(items, Mpi.MPI_ERR_OTHER, what, e);
        }
        items.setAll(objects);
        return count;
    }

    /**
     * Returns the codec of the call. Throws if the sender used another codec, which might accept
     * classes that the call's codec refuses.
     */
    private static ObjectCodec codec(MemorySegment message, ObjectItems items) {
        String name = ObjectEnvelope.codec(message);
        if (!items.codec().name().equals(name)) {
            String what =
                    "the message was written by codec \"" + name + "\", but this call uses \"";
            String rule = items.codec().name() + "\"; sender and receiver must use the same";
            throw MPIException.of(items.call(), Mpi.MPI_ERR_TYPE, what + rule);
        }
        return items.codec();
    }

    public static MPIException failed(
            ObjectItems items, int errorClass, String what, Throwable cause) {
        MPIException failure = MPIException.of(items.call(), errorClass, what);
        failure.initCause(cause);
        return failure;
    }
}
