package mpi.object.split;

import java.io.IOException;
import java.io.InvalidClassException;

/** A class whose objects do not travel. */
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
