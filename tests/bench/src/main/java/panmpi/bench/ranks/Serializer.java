package panmpi.bench.ranks;

import java.io.IOException;

/**
 * Writes an object to memory as a message of its own, and reads it again.
 *
 * @param <M> type of a message that is kept, so that it can be read several times.
 */
interface Serializer<M> {

    /** Writes an object. The result is valid until the next object is written. */
    Object write(Object object) throws IOException;

    /** Writes an object to a message that stays valid, so that it can be read again and again. */
    M message(Object object) throws IOException;

    /** {@return a new object that is read from a message} */
    Object read(M message) throws IOException, ClassNotFoundException;
}
