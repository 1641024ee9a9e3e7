package mpi.object.fory;

import org.apache.fory.Fory;
import org.apache.fory.config.Config;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.exception.InsecureException;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.serializer.Serializer;

/**
 * Serializer that throws an exception, for a class that the filter rejects. Fory does not check
 * this class itself, since it has registered the class.
 */
final class Refused<T> extends Serializer<T> {
    private Refused(Config config, Class<T> type) {
        super(config, type);
    }

    /**
     * Registers a serializer of this class for each class that Fory has registered and the filter
     * rejects.
     */
    static void register(Fory fory, MessageState state) {
        var resolver = (ClassResolver) fory.getTypeResolver();
        for (Class<?> type : resolver.getRegisteredClasses()) {
            if (!type.isPrimitive() && !isStub(type) && state.rejects(type, -1)) {
                resolver.registerInternalSerializer(type, new Refused<>(fory.getConfig(), type));
            }
        }
    }

    /**
     * Tests for Fory's marker classes, which precede a proxy or an object with {@code
     * writeReplace}.
     */
    private static boolean isStub(Class<?> type) {
        return type.getPackage() == Serializer.class.getPackage();
    }

    @Override
    public void write(WriteContext context, T object) {
        throw new UnsupportedOperationException("this is the side that reads");
    }

    @Override
    public T read(ReadContext context) {
        throw new InsecureException("the filter rejects " + type.getTypeName());
    }
}
