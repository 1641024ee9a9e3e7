package mpi.object;

import java.io.IOException;
import java.io.ObjectInputFilter;

/**
 * The hook by which objects become messages: it turns them into bytes and, beside the bytes, arrays
 * that MPI sends from where they are; and back.
 *
 * <p>A codec is found by its name among the services of the class path ({@link
 * java.util.ServiceLoader}). It is chosen for a job by {@code -Dpanmpi.codec=NAME}, for a
 * communicator, or for one call; sender and receiver must choose alike. Codecs are used by many
 * threads at once, and by a thread again within itself: a {@code writeObject} may send a message.
 *
 * <p>What arrives may be damaged, or meant to do damage. A codec throws for anything that it would
 * not have written, takes no memory for lengths that the bytes cannot hold, and asks its filter
 * before it makes an object.
 */
public interface ObjectCodec {

    /**
     * The name that messages carry, and by which the codec is chosen.
     *
     * @return 1 to 8 ASCII letters or digits.
     */
    String name();

    /**
     * Turns objects into bytes and arrays. What several of the objects share is written once.
     *
     * @param objects what is sent, in order; elements may be null.
     * @param parts where the result goes; empty.
     * @throws java.io.NotSerializableException if an object cannot travel.
     * @throws IOException if an object's own method of writing fails.
     */
    void encode(Object[] objects, Parts parts) throws IOException;

    /**
     * Makes the objects again.
     *
     * @param parts what {@link #encode} made, with the arrays filled.
     * @param objects where the objects go; as long as the array that was encoded.
     * @throws IOException if the bytes are not what this codec writes, or the filter rejects them.
     * @throws ClassNotFoundException if an object is of a class that is not here.
     */
    void decode(Parts parts, Object[] objects) throws IOException, ClassNotFoundException;

    /**
     * The same codec with a filter of its own.
     *
     * @param filter is asked about every class and every length that is decoded; null for the
     *     filter of the JVM ({@link java.io.ObjectInputFilter.Config}).
     * @return another codec; this one stays as it is.
     */
    ObjectCodec withFilter(ObjectInputFilter filter);
}
