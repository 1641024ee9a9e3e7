package mpi.object.split;

import java.io.IOException;
import java.io.InvalidClassException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Descriptor of a serializable class for which there is no special subclass of {@link
 * TypeDescriptor}. The fields of an object are written class by class, from the topmost
 * serializable superclass down.
 */
final class PlainType extends TypeDescriptor {

    private final ClassPart[] parts;

    /** Marshaller of the only part that has fields; null if {@link ClassPart#only} finds none. */
    private final Marshaller only;

    /**
     * Constructor that makes an object by running only the constructor of its first superclass that
     * is not serializable; null if there is none.
     */
    private final Constructor<?> constructor;

    PlainType(Class<?> type, ClassPart[] parts) {
        super(type, true, text(parts));
        this.parts = parts;
        only = ClassPart.only(parts);
        constructor =
                Modifier.isAbstract(type.getModifiers()) ? null : Serialization.constructor(type);
    }

    private static String text(ClassPart[] parts) {
        return Arrays.stream(parts).map(ClassPart::text).collect(Collectors.joining("\n"));
    }

    @Override
    List<Class<?>> asked() {
        List<Class<?>> asked = new ArrayList<>(List.of(type));
        for (ClassPart part : parts) {
            if (part.type() != type) {
                asked.add(part.type());
            }
        }
        return asked;
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        if (only != null) {
            only.write(object, encoder, encoder.introduce(this, only.room));
            return;
        }
        encoder.introduce(this);
        for (ClassPart part : parts) {
            part.write(object, encoder);
        }
    }

    @Override
    Object read(Decoder decoder) throws IOException, ClassNotFoundException {
        Object object = make();
        int handle = decoder.handles.add(object);
        if (only != null) {
            only.read(object, decoder);
            return resolved(object, handle, decoder);
        }
        for (ClassPart part : parts) {
            part.read(object, decoder);
        }
        return resolved(object, handle, decoder);
    }

    private Object make() throws IOException {
        if (constructor == null) {
            String rule =
                    "its first superclass that is not serializable has no constructor without"
                            + " parameters that it may call";
            throw new InvalidClassException(type.getName(), rule);
        }
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw Thrown.io(e.getCause() == null ? e : e.getCause());
        }
    }
}
