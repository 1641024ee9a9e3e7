package mpi.object.split;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * Descriptor that writes and reads the constants of an enum. They are written as their ordinals,
 * which suffices since the fingerprint of the class covers the names of all constants.
 */
final class EnumType extends TypeDescriptor {

    private final Object[] constants;

    EnumType(Class<?> type) {
        super(type, false, names(type));
        constants = type.getEnumConstants();
    }

    private static String names(Class<?> type) {
        return Arrays.stream(type.getEnumConstants())
                .map(constant -> ((Enum<?>) constant).name())
                .collect(Collectors.joining(",", "enum ", ""));
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        encoder.introduce(this);
        encoder.out.varint(((Enum<?>) object).ordinal());
    }

    @Override
    Object read(Decoder decoder) throws IOException {
        int ordinal = decoder.in.varint();
        if (ordinal < 0 || ordinal >= constants.length) {
            String what = "constant " + ordinal + " of " + type.getName();
            throw new StreamCorruptedException(what + ", which has " + constants.length);
        }
        return constants[ordinal];
    }
}
