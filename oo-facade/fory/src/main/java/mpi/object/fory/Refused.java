package mpi.object.fory;

import org.apache.fory.Fory;
import org.apache.fory.config.Config;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.exception.InsecureException;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.serializer.Serializer;

/** In the place of a class that Fory knows, and so never asks about, but the filter rejects. */
final class Refused<T> extends Serializer<T> {
    private Refused(Config config, Class<T> type) {
        super(config, type);
    }

    /** Puts one in the place of each such class. */
    static void register(Fory fory, Beside beside) {
        var resolver = (ClassResolver) fory.getTypeResolver();
        for (Class<?> type : resolver.getRegisteredClasses()) {
            if (!type.isPrimitive() && !isStub(type) && beside.rejects(type, -1)) {
                resolver.registerInternalSerializer(type, new Refused<>(fory.getConfig(), type));
            }
        }
    }

    /** What stands in a message before the class of a proxy, or of what replaces itself. */
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
