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
 * Type of a serializable class without a special type. Its objects are written level by level, from
 * the topmost serializable superclass down.
 */
final class PlainType extends TypeDescriptor {

    private final Level[] levels;

    /** Marshaller of the only level that has fields; null if {@link Level#only} finds none. */
    private final Marshaller only;

    /**
     * Constructor that makes an object by running only the constructor of its first superclass that
     * is not serializable; null if there is none.
     */
    private final Constructor<?> constructor;

    PlainType(Class<?> type, Level[] levels) {
        super(type, true, text(levels));
        this.levels = levels;
        only = Level.only(levels);
        constructor =
                Modifier.isAbstract(type.getModifiers()) ? null : Serialization.constructor(type);
    }

    private static String text(Level[] levels) {
        return Arrays.stream(levels).map(Level::text).collect(Collectors.joining("\n"));
    }

    @Override
    List<Class<?>> asked() {
        List<Class<?>> asked = new ArrayList<>(List.of(type));
        for (Level level : levels) {
            if (level.type() != type) {
                asked.add(level.type());
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
        for (Level level : levels) {
            level.write(object, encoder);
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
        for (Level level : levels) {
            level.read(object, decoder);
        }
        return resolved(object, handle, decoder);
    }

    private Object make() throws IOException {
        if (constructor == null) {
            String rule = "no constructor without parameters above its serializable classes";
            throw new InvalidClassException(type.getName(), rule);
        }
        try {
            return constructor.newInstance();
        } catch (ReflectiveOperationException e) {
            throw Thrown.io(e.getCause() == null ? e : e.getCause());
        }
    }
}
