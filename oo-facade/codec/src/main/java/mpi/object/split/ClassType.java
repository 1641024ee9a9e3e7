package mpi.object.split;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectStreamClass;

/**
 * Descriptor that writes and reads {@link Class} and {@link ObjectStreamClass} objects. Both are
 * written as the name of the class that they describe.
 */
final class ClassType extends TypeDescriptor {

    ClassType(Class<?> type) {
        super(type, false);
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        Class<?> named = object instanceof ObjectStreamClass c ? c.forClass() : (Class<?>) object;
        byte[] name = ClassNames.of(named).getBytes(UTF_8);
        encoder.out.put(code << 1);
        encoder.out.varint(name.length);
        encoder.out.put(name, 0, name.length);
    }

    @Override
    Object read(Decoder decoder) throws IOException, ClassNotFoundException {
        int length = decoder.in.count(1);
        int at = decoder.in.take(length);
        Class<?> found = decoder.types().find(new String(decoder.in.bytes, at, length, UTF_8));
        if (type == Class.class) {
            return found;
        }
        ObjectStreamClass description = ObjectStreamClass.lookup(found);
        if (description == null) {
            throw new InvalidClassException(found.getName(), "is not java.io.Serializable");
        }
        return description;
    }
}
