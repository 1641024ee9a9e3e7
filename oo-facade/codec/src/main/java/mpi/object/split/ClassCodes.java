package mpi.object.split;

import java.io.IOException;

/**
 * Assigns codes to the classes of a message being written: each class is introduced once, and then
 * written as its code. This is a superclass of {@link Encoder}, not a field, which saves an
 * allocation for each message and a dependent load for each object.
 */
abstract class ClassCodes {

    final Output out;

    /** Type of the previous object, kept since many objects in a row are of one class. */
    private TypeDescriptor last;

    /** Code of {@link #last} in this message; 0 if not looked up yet. */
    private int lastCode;

    private int nextCode = FixedTypes.END;

    ClassCodes(Output out) {
        this.out = out;
        last = out.latest;
    }

    /** Finds the type of the next object. */
    final TypeDescriptor next(Class<?> type) {
        return last.type == type ? last : turn(out.typeOf(type));
    }

    /** Finds the type of the next object, by a cache that is likely to hold it. */
    final TypeDescriptor next(Class<?> type, InlineCache cache) {
        return last.type == type ? last : turn(cache.of(type));
    }

    private TypeDescriptor turn(TypeDescriptor type) {
        last = type;
        lastCode = 0;
        return type;
    }

    /** Writes the code of a class, or the class itself if the message does not know it. */
    final void introduce(TypeDescriptor type) throws IOException {
        introduce(type, 0);
    }

    /**
     * Writes the code or the class, and reserves bytes after it; returns the index of the first of
     * them.
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

    /** Looks up the code of a class; 0 if it has none yet and is assigned the next one. */
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
