package mpi.object;

import java.io.IOException;
import java.io.ObjectInputFilter;

/**
 * Service that serializes the objects of a message and deserializes them again. The serialized form
 * consists of bytes and of separate large arrays, which MPI sends without a copy.
 *
 * <p>A codec is found by its name among the services of the class path ({@link
 * java.util.ServiceLoader}). It is chosen for a job by {@code -Dpanmpi.codec=NAME}, for a
 * communicator, or for one call; sender and receiver must choose the same codec. Codecs must be
 * thread-safe and reentrant: a {@code writeObject} may send a message itself.
 *
 * <p>Received bytes may be damaged or malicious. A codec throws for anything that it would not have
 * written, allocates nothing for lengths that the bytes cannot hold, and asks its filter before it
 * makes an object.
 */
public interface ObjectCodec {

    /**
     * Returns the name that messages carry, and by which the codec is chosen.
     *
     * @return 1 to 8 ASCII letters or digits.
     */
    String name();

    /**
     * Serializes objects into bytes and arrays. An object that several of them refer to is written
     * once.
     *
     * @param objects the objects to send, in order; elements may be null.
     * @param parts receives the result; must be empty before the call.
     * @throws java.io.NotSerializableException if an object is not serializable.
     * @throws IOException if an object's own {@code writeObject} fails.
     */
    void encode(Object[] objects, Parts parts) throws IOException;

    /**
     * Deserializes the objects.
     *
     * @param parts the result of {@link #encode}, with the arrays received.
     * @param objects receives the objects; as long as the array that was encoded.
     * @throws IOException if the bytes are not what this codec writes, or the filter rejects them.
     * @throws ClassNotFoundException if this JVM lacks the class of an object.
     */
    void decode(Parts parts, Object[] objects) throws IOException, ClassNotFoundException;

    /**
     * Makes a codec like this one, with another filter.
     *
     * @param filter checks every class and every array length that is decoded; null for the filter
     *     of the JVM ({@link java.io.ObjectInputFilter.Config}).
     * @return the new codec; this one does not change.
     */
    ObjectCodec withFilter(ObjectInputFilter filter);

    /**
     * Serializes objects into one array, which {@link #fromBytes} of the same codec reads. Large
     * arrays are copied into it, unlike in MPI messages, which send them without a copy.
     *
     * @param objects the objects, in order; elements may be null.
     * @return a new array.
     * @throws java.io.NotSerializableException if an object is not serializable.
     * @throws IOException if an object's own {@code writeObject} fails, or the bytes are more than
     *     an array holds.
     */
    default byte[] toBytes(Object... objects) throws IOException {
        return ObjectBytes.of(this, objects);
    }

    /**
     * Deserializes what {@link #toBytes} returned.
     *
     * @param bytes the whole array; it is not changed.
     * @return the objects, in order.
     * @throws IOException if the bytes are not what {@link #toBytes} of this codec returns, or the
     *     filter rejects them.
     * @throws ClassNotFoundException if this JVM lacks the class of an object.
     */
    default Object[] fromBytes(byte[] bytes) throws IOException, ClassNotFoundException {
        return ObjectBytes.read(this, bytes);
    }
}
