package mpi.object.split;

import java.io.IOException;

/**
 * Assigns codes to the classes of a message being written: each class is introduced once, and then
 * written as its code. {@link Encoder} inherits from this class instead of having a field of it,
 * which saves an allocation for each message and a dependent load for each object.
 */
abstract class ClassCodes {

    final Output out;

    /** Type of the previous object, kept since many objects in a row are of one class. */
    private TypeDescriptor last;

    /** Code of {@link #last} in this message; 0 if it was not looked up yet. */
    private int lastCode;

    private int nextCode = FixedTypes.END;

    ClassCodes(Output out) {
        this.out = out;
        last = out.latest;
    }

    /** Finds the descriptor of the next object's class, and keeps it as {@link #last}. */
    final TypeDescriptor next(Class<?> type) {
        return last.type == type ? last : turn(out.typeOf(type));
    }

    /**
     * Finds the descriptor of the next object's class, by a cache that probably holds this
     * descriptor.
     */
    final TypeDescriptor next(Class<?> type, InlineCache cache) {
        return last.type == type ? last : turn(cache.of(type));
    }

    private TypeDescriptor turn(TypeDescriptor type) {
        last = type;
        lastCode = 0;
        return type;
    }

    /**
     * Writes the code of a class; where the class first occurs in the message, writes its
     * definition.
     */
    final void introduce(TypeDescriptor type) throws IOException {
        introduce(type, 0);
    }

    /**
     * Writes the code or the definition of a class, and reserves {@code room} bytes after it.
     * Returns the index of the first reserved byte.
     */
    final int introduce(TypeDescriptor type, int room) throws IOException {
        int code = type == last && lastCode != 0 ? lastCode : known(type);
        if (code == 0) {
            type.definition.write(out);
        } else if (code <= Code.MOST_SHORT) {
            int at = out.reserve(1 + room);
            out.bytes[at] = (byte) (code << 1);
            return at + 1;
        } else {
            out.varint(code << 1);
        }
        return out.reserve(room);
    }

    /**
     * Returns the code of a class in this message; if the class has none, assigns the next code to
     * it and returns 0.
     */
    private int known(TypeDescriptor type) {
        int code = out.introduce(type.id, nextCode);
        if (type == last) {
            lastCode = code == 0 ? nextCode : code;
        }
        if (code == 0) {
            nextCode++;
        }
        return code;
    }
}
