package mpi.object.split;

import java.io.IOException;
import java.io.InvalidClassException;

/**
 * Descriptor of a class that is not serializable: its methods throw an exception instead of writing
 * or reading an object.
 */
final class UnserializableType extends TypeDescriptor {

    UnserializableType(Class<?> type) {
        super(type, false, "");
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        throw encoder.refuse(object);
    }

    @Override
    Object read(Decoder decoder) throws IOException {
        throw new InvalidClassException(type.getName(), "the class is not java.io.Serializable");
    }
}
