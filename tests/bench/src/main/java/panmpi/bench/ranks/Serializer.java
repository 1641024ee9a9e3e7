package panmpi.bench.ranks;

import java.io.IOException;

/**
 * Writes an object to memory as a message of its own, and reads it again.
 *
 * @param <M> a message that is kept.
 */
interface Serializer<M> {

    /** Writes an object; the result is of use until the next one is written. */
    Object write(Object object) throws IOException;

    /** Writes an object so that it can be read again and again. */
    M message(Object object) throws IOException;

    /** {@return a new object from what was written} */
    Object read(M message) throws IOException, ClassNotFoundException;
}
