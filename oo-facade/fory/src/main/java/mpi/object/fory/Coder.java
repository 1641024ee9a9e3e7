package mpi.object.fory;

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.util.Arrays;
import mpi.object.Parts;
import org.apache.fory.Fory;
import org.apache.fory.config.ForyBuilder;
import org.apache.fory.memory.MemoryBuffer;
import org.apache.fory.memory.MemoryUtils;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;

/**
 * Writes or reads messages by one instance of {@link Fory}. Only one thread at a time may use it.
 */
final class Coder {
    private static final int FIRST = 512;
    private static final int DEEPEST = 5000;
    private static final int UNBACKED = 1 << 20;

    private final ClassLoader loader;
    private final MessageState state;
    private final Fory fory;

    private Coder(ClassLoader loader, MessageState state, ForyBuilder options) {
        this.loader = loader;
        this.state = state;
        fory =
                options.withXlang(false)
                        .withCompatible(false)
                        .withClassVersionCheck(false)
                        .withRefTracking(true)
                        .ignoreStringRef(false)
                        .ignoreTimeRef(false)
                        .requireClassRegistration(false)
                        .withClassLoader(loader)
                        .withMaxDepth(DEEPEST)
                        .withMaxGraphMemoryBytes(Runtime.getRuntime().maxMemory())
                        .withMaxUnbackedContainerItems(UNBACKED)
                        .withTypeChecker(new FilteredTypes(state, loader))
                        .withSerializerFactory(
                                (resolver, type) -> serializer(resolver, type, state))
                        .build();
        PrimitiveArrays.register(fory, state);
        ObjectArrays.register(fory, state);
        CycleSafeSerializers.register(fory);
        HashtableSerializer.register(fory);
        Refused.register(fory, state);
    }

    private static <T> Serializer<T> serializer(
            TypeResolver resolver, Class<T> type, MessageState state) {
        Serializer<T> arrays = ObjectArrays.of(resolver, type, state);
        return arrays == null ? SameClass.of(resolver, type, state) : arrays;
    }

    /** Makes a coder that writes. */
    static Coder writer(ClassLoader loader) {
        return new Coder(loader, new MessageState(null), Fory.builder());
    }

    /**
     * Makes a coder that reads messages, and throws if the filter rejects a class. The option for
     * compressed strings is on, although no writer sends such strings: without this option, Fory
     * 1.6.0 does not check the byte with a string's encoding, and a damaged byte would make an
     * invalid string.
     */
    static Coder reader(ClassLoader loader, ObjectInputFilter filter) {
        return new Coder(
                loader, new MessageState(filter), Fory.builder().withStringCompressed(true));
    }

    /** Returns the loader of the classes that this coder writes or reads. */
    ClassLoader loader() {
        return loader;
    }

    /**
     * Returns a part of an exception message that names the last class that was new in the message
     * of objects, near which reading has failed; empty if no class was new.
     */
    String where() {
        return state.where();
    }

    /** Writes objects. */
    void write(Object[] objects, Parts parts) {
        MemoryBuffer buffer = MemoryUtils.buffer(FIRST);
        buffer.writerIndex(Parts.RESERVED);
        state.begin(parts.arrays());
        try {
            fory.serialize(buffer, Arrays.copyOf(objects, objects.length, Object[].class));
        } finally {
            state.end();
        }
        parts.bytes(buffer.getHeapMemory(), Parts.RESERVED, buffer.writerIndex());
    }

    /**
     * Reads the objects of a message; throws if their number is not the array's length, or if bytes
     * or arrays are left over.
     */
    void read(Parts parts, Object[] objects) throws IOException {
        int length = parts.to() - parts.from();
        MemoryBuffer buffer = MemoryUtils.wrap(parts.bytes(), parts.from(), length);
        state.begin(parts.arrays());
        try {
            Object root = fory.deserialize(buffer);
            if (!(root instanceof Object[] found) || found.length != objects.length) {
                throw Damage.of("the bytes are not those of " + objects.length + " objects");
            }
            if (buffer.remaining() > 0 || state.arraysLeft() > 0) {
                String what = buffer.remaining() + " bytes and " + state.arraysLeft() + " arrays";
                throw Damage.of(what + " behind the last object");
            }
            System.arraycopy(found, 0, objects, 0, found.length);
        } finally {
            state.end();
        }
    }
}
