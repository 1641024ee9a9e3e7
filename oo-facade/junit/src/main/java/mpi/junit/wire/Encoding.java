package mpi.junit.wire;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Status;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;

/** Converts messages to bytes and back by Java serialization. */
final class Encoding {

    private static final ObjectInputFilter CLASSES =
            ObjectInputFilter.Config.createFilter("mpi.junit.wire.*;java.lang.*;java.util.*;!*");

    /** Greatest depth of nested objects in a message. The causes of an exception need less. */
    private static final int DEEPEST = 200;

    private Encoding() {}

    static byte[] encode(Serializable message) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(message);
        }
        return bytes.toByteArray();
    }

    /**
     * Reads a message.
     *
     * @throws NoMessageException if the bytes are no message of that type.
     */
    static <T extends Serializable> T decode(byte[] bytes, Class<T> type)
            throws NoMessageException {
        Object message = read(bytes);
        if (!type.isInstance(message)) {
            String name = message == null ? "null" : message.getClass().getName();
            throw new NoMessageException(name + " is no " + type.getSimpleName());
        }
        return type.cast(message);
    }

    private static Object read(byte[] bytes) throws NoMessageException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            in.setObjectInputFilter(info -> check(info, bytes.length));
            return in.readObject();
        } catch (ClassNotFoundException otherVersion) {
            throw new NoMessageException(
                    "the tests and their ranks have different versions of panmpi-junit: "
                            + otherVersion,
                    otherVersion);
        } catch (IOException | RuntimeException malformed) {
            throw new NoMessageException(malformed.toString(), malformed);
        }
    }

    /**
     * Rejects objects that cannot be in the message, such as an array with more elements than the
     * message has bytes: each element takes at least one byte.
     */
    private static Status check(ObjectInputFilter.FilterInfo info, int bytes) {
        return info.arrayLength() > bytes || info.depth() > DEEPEST
                ? Status.REJECTED
                : CLASSES.checkInput(info);
    }
}
