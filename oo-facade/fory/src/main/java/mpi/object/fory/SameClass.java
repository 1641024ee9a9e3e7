package mpi.object.fory;

import java.io.InvalidClassException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.Map;
import org.apache.fory.context.ReadContext;
import org.apache.fory.context.WriteContext;
import org.apache.fory.resolver.ClassResolver;
import org.apache.fory.resolver.TypeResolver;
import org.apache.fory.serializer.Serializer;
import org.apache.fory.serializer.Serializers;

/**
 * Serializer that makes sure that sender and receiver have the same version of a class. It
 * delegates to Fory's own serializer, and writes a fingerprint of the class before the first object
 * of the class in a message. The receiver compares this fingerprint with that of its own class.
 * Fory's own version check costs 4 bytes for each object, and fails for classes with serialization
 * methods of their own.
 */
final class SameClass<T> extends Serializer<T> {
    private final ClassResolver resolver;
    private final MessageState state;
    private Serializer<T> own;
    private int fingerprint;
    private long message;

    private SameClass(TypeResolver resolver, Class<T> type, MessageState state) {
        super(
                resolver.getConfig(),
                type,
                !Enum.class.isAssignableFrom(type),
                Enum.class.isAssignableFrom(type));
        this.resolver = (ClassResolver) resolver;
        this.state = state;
    }

    /**
     * Makes the serializer for a class. Returns null for a class whose version is not compared: a
     * class of the JDK, which is equal at both ends; an array, a proxy or another class without a
     * class file; a class with writeReplace or readResolve; and a collection, whose serializer Fory
     * needs to know.
     */
    static <T> Serializer<T> of(TypeResolver resolver, Class<T> type, MessageState state) {
        boolean isUnchecked =
                state.isUnwrapped(type)
                        || type.getClassLoader() == null
                        || type.getClassLoader() == ClassLoader.getPlatformClassLoader()
                        || type.isHidden()
                        || type.isSynthetic()
                        || type.isArray()
                        || Proxy.isProxyClass(type)
                        || ClassResolver.useReplaceResolveSerializer(type)
                        || Collection.class.isAssignableFrom(type)
                        || Map.class.isAssignableFrom(type);
        return isUnchecked ? null : new SameClass<>(resolver, type, state);
    }

    @Override
    public void write(WriteContext context, T object) {
        if (message != state.message()) {
            Serializer<T> made = own();
            message = state.message();
            context.getBuffer().writeInt32(fingerprint);
            made.write(context, object);
        } else {
            own.write(context, object);
        }
    }

    @Override
    public T read(ReadContext context) {
        if (message != state.message()) {
            check(context.getBuffer().readInt32());
            own();
            message = state.message();
        }
        return own.read(context);
    }

    private void check(int sent) {
        int here = own == null ? Fingerprint.of(type) : fingerprint;
        if (sent != here) {
            String what =
                    "the sender's class is of another version, or has other fields, constants";
            throw new UncheckedIOException(
                    new InvalidClassException(
                            type.getName(),
                            what + " or superclasses; give all ranks the same class files"));
        }
    }

    /**
     * Makes Fory's serializer for the class. Fory registers its serializer in place of this one, so
     * that this one has to be registered again.
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // Fory's methods have raw types
    private Serializer<T> own() {
        if (own != null) {
            return own;
        }
        fingerprint = Fingerprint.of(type);
        Class<?> before = state.setUnwrapped(type);
        try {
            resolver.clearSerializer(type);
            Class<? extends Serializer> ofFory = resolver.getSerializerClass(type);
            resolver.setSerializer(type, this);
            own = Serializers.newSerializer(resolver, type, ofFory);
        } finally {
            state.setUnwrapped(before);
            resolver.setSerializer(type, this);
        }
        return own;
    }
}
