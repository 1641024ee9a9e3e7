package mpi.object.fory;

import org.apache.fory.Fory;
import org.apache.fory.config.Config;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.ArraySerializers;
import org.apache.fory.serializer.Serializer;

/**
 * Serializer of object arrays. It has the filter check the length, and then calls Fory's own
 * serializer.
 */
final class ObjectArrays<T> extends Serializer<T> {
    private final Serializer<T> own;
    private final MessageState state;

    private ObjectArrays(Config config, Class<T> type, Serializer<T> own, MessageState state) {
        super(config, type);
        this.own = own;
        this.state = state;
    }

    /** Makes the serializer of a class; null if it is not an array class of objects. */
    @SuppressWarnings("unchecked")
    static <T> Serializer<T> of(TypeResolver resolver, Class<T> type, MessageState state) {
        if (!type.isArray() || type.getComponentType().isPrimitive()) {
            return null;
        }
        var own = (Serializer<T>) ArraySerializers.newObjectArraySerializer(resolver, type);
        return new ObjectArrays<>(resolver.getConfig(), type, own, state);
    }

    /**
     * Registers a serializer of this class for each class of object arrays that Fory has registered
     * already: for these, Fory does not ask the serializer factory that {@link Coder} sets.
     */
    static void register(Fory fory, MessageState state) {
        var resolver = (ClassResolver) fory.getTypeResolver();
        for (Class<?> type : resolver.getRegisteredClasses()) {
            Serializer<?> asking = of(resolver, type, state);
            if (asking != null) {
                resolver.registerInternalSerializer(type, asking);
            }
        }
    }

    @Override
    public void write(WriteContext context, T array) {
        own.write(context, array);
    }

    @Override
    public T read(ReadContext context) {
        MemoryBuffer buffer = context.getBuffer();
        int place = buffer.readerIndex();
        state.ask(type, buffer.readVarUInt32Small7() & 0xffff_ffffL);
        buffer.readerIndex(place);
        return own.read(context);
    }
}
