package mpi.object.split;

import java.io.IOException;

/**
 * The classes of a message that is written, each introduced once. What {@link Encoder} begins with,
 * and not a part of it: a message would make one more object, and each object of it take one more
 * look.
 */
abstract class ClassCodes {

    final Output out;

    /** The class of the object before, since many are of one class. */
    private TypeDescriptor last;

    /** Its code, once that was asked for; else 0. */
    private int lastCode;

    private int nextCode = FixedTypes.END;

    ClassCodes(Output out) {
        this.out = out;
        last = out.latest;
    }

    /** The type of the next object. */
    final TypeDescriptor next(Class<?> type) {
        return last.type == type ? last : turn(out.typeOf(type));
    }

    /** The type of the next object, which a cache is likely to know. */
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

    /** Does so and reserves bytes for what follows; the index of the first of them. */
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

    /** The code of a class; 0 if it has none and gets the next one now. */
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
