package mpi.object.split;

import java.io.Externalizable;
import java.io.Serializable;

/** Finds the {@link TypeDescriptor} of a class, which is made once for each class. */
final class Types {

    private static final ClassValue<TypeDescriptor> KNOWN =
            new ClassValue<>() {
                @Override
                protected TypeDescriptor computeValue(Class<?> type) {
                    TypeDescriptor fixed = FixedTypes.of(type);
                    return fixed == null ? make(type) : fixed;
                }
            };

    private Types() {}

    static TypeDescriptor of(Class<?> type) {
        return KNOWN.get(type);
    }

    private static TypeDescriptor make(Class<?> type) {
        if (type.isArray()) {
            return new ObjectArrayType(type);
        }
        if (!Serializable.class.isAssignableFrom(type)) {
            return new UnserializableType(type);
        }
        if (type.isEnum()) {
            return new EnumType(type);
        }
        // An enum constant with a body has a class of its own.
        if (type.getSuperclass() != null && type.getSuperclass().isEnum()) {
            return of(type.getSuperclass());
        }
        if (type.isRecord()) {
            return new RecordType(type);
        }
        return Externalizable.class.isAssignableFrom(type)
                ? new ExternalType(type)
                : new PlainType(type, ClassPart.all(type));
    }
}
