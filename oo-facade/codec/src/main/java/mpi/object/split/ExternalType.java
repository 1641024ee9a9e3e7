package mpi.object.split;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectStreamClass;
import java.lang.reflect.Constructor;

/**
 * Descriptor of an {@link Externalizable} class, whose own methods write and read all of its state.
 */
final class ExternalType extends TypeDescriptor {

    private final Constructor<?> constructor;

    ExternalType(Class<?> type) {
        super(type, true, "external " + ObjectStreamClass.lookup(type).getSerialVersionUID());
        constructor = Serialization.externalConstructor(type);
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        encoder.introduce(this);
        encoder.hooks().write((Externalizable) object);
    }

    @Override
    Object read(Decoder decoder) throws IOException, ClassNotFoundException {
        if (constructor == null) {
            String rule = "an Externalizable needs a public constructor without parameters";
            throw new InvalidClassException(type.getName(), rule);
        }
        Externalizable object;
        try {
            object = (Externalizable) constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw Thrown.io(e.getCause() == null ? e : e.getCause());
        }
        int handle = decoder.handles.add(object);
        decoder.hooks().read(object);
        return resolved(object, handle, decoder);
    }
}
