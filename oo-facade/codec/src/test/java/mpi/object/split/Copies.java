package mpi.object.split;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputFilter;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/** Makes copies of objects as a message does, for tests. */
final class Copies {

    static final ObjectCodec CODEC = Codecs.named("split");

    private Copies() {}

    /** Returns a message as it arrives at a receiver: a copy of the encoded bytes and arrays. */
    static Parts message(Object... objects) throws IOException {
        Parts sent = new Parts();
        CODEC.encode(objects, sent);
        Parts arrived = new Parts();
        byte[] bytes = Arrays.copyOfRange(sent.bytes(), sent.from(), sent.to());
        arrived.bytes(bytes, 0, bytes.length);
        for (Object array : sent.arrays()) {
            arrived.arrays().add(copyOf(array));
        }
        return arrived;
    }

    static Object[] all(Object... objects) throws IOException, ClassNotFoundException {
        return read(message(objects), objects.length);
    }

    static Object[] read(Parts message, int count) throws IOException, ClassNotFoundException {
        Object[] copies = new Object[count];
        CODEC.decode(message, copies);
        return copies;
    }

    @SuppressWarnings("unchecked")
    static <T> T of(T object) throws IOException, ClassNotFoundException {
        return (T) all(object)[0];
    }

    static Object filtered(ObjectInputFilter filter, Object object)
            throws IOException, ClassNotFoundException {
        Object[] copies = new Object[1];
        CODEC.withFilter(filter).decode(message(object), copies);
        return copies[0];
    }

    /** Returns a copy made by java.io. */
    @SuppressWarnings("unchecked")
    static <T> T byJava(T object) throws IOException, ClassNotFoundException {
        var bytes = new ByteArrayOutputStream();
        try (var out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return (T) in.readObject();
        }
    }

    private static Object copyOf(Object array) {
        int length = java.lang.reflect.Array.getLength(array);
        Class<?> component = array.getClass().componentType();
        Object copy = java.lang.reflect.Array.newInstance(component, length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }
}
