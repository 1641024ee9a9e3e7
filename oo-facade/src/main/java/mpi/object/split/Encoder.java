package mpi.object.split;

import java.io.IOException;
import java.io.NotSerializableException;
import mpi.object.Parts;

/** Writes the objects of one message. Public for generated code only. */
public final class Encoder extends ClassCodes {

    private final Parts parts;

    /** The first object with a number: many messages have no other, and need no table. */
    private Object first;

    /** All objects with numbers, once there is a second one. */
    private Identities seen;

    private int depth;
    private int limit = DeepStack.FIRST;
    private HookOutput hooks;
    private Replacements replacements;
    private Blame blame;

    /**
     * Writes a message.
     *
     * @param out where to, begun.
     * @param parts where arrays go that travel beside the bytes.
     */
    Encoder(Output out, Parts parts) {
        super(out);
        this.parts = parts;
    }

    /**
     * Gives back the last of the bytes that were reserved.
     *
     * @param at the index of the first one, where the message goes on.
     */
    public void back(int at) {
        out.position = at;
    }

    /**
     * The bytes of the message.
     *
     * @return the array, until more is reserved.
     */
    public byte[] bytes() {
        return out.bytes;
    }

    /**
     * Writes a null reference.
     *
     * @throws IOException if the message is too long.
     */
    public void writeNull() throws IOException {
        out.put(Code.NULL);
    }

    /**
     * Writes a reference wherever it comes from, and the object if it is met for the first time.
     */
    void write(Object object) throws IOException {
        if (object == null) {
            out.put(Code.NULL);
        } else {
            write(next(object.getClass()), object);
        }
    }

    /**
     * Writes a reference, and the object if it is met for the first time.
     *
     * @param object may be null.
     * @param cache of the place of the reference.
     * @throws IOException if it cannot be written.
     */
    public void write(Object object, InlineCache cache) throws IOException {
        if (object == null) {
            out.put(Code.NULL);
        } else {
            write(next(object.getClass(), cache), object);
        }
    }

    private void write(TypeDescriptor type, Object object) throws IOException {
        if (type.replace != null) {
            replacements().write(object, this);
        } else {
            writeOnce(type, object);
        }
    }

    /** Writes an object, or the number that it has got before. */
    void writeOnce(TypeDescriptor type, Object object) throws IOException {
        int number = type.shared ? numberOrAdd(object) : -1;
        if (number < 0) {
            writeNew(type, object);
        } else {
            out.varint(number << 1 | 1);
        }
    }

    /** The number of an object; -1 if it had none and gets the next one now. */
    private int numberOrAdd(Object object) {
        if (seen == null) {
            if (first == null) {
                first = object;
                return -1;
            }
            if (object == first) {
                return 0;
            }
        }
        return seen().findOrAdd(object);
    }

    /** The table of all objects with numbers. */
    Identities seen() {
        if (seen == null) {
            seen = new Identities();
            if (first != null) {
                seen.add(first);
            }
        }
        return seen;
    }

    /** Writes an object that nothing else may refer to. */
    void writeUnshared(Object object) throws IOException {
        if (object == null) {
            out.put(Code.NULL);
            return;
        }
        TypeDescriptor type = Types.of(object.getClass());
        if (type.replace != null) {
            replacements().writeUnshared(object, this);
        } else {
            writeUnshared(type, object);
        }
    }

    void writeUnshared(TypeDescriptor type, Object object) throws IOException {
        if (type.shared) {
            seen().skip();
        }
        writeNew(type, object);
    }

    private Replacements replacements() {
        if (replacements == null) {
            replacements = new Replacements();
        }
        return replacements;
    }

    private void writeNew(TypeDescriptor type, Object object) throws IOException {
        if (++depth > limit) {
            deeper(type, object);
        } else {
            try {
                type.write(object, this);
            } catch (NotSerializableException e) {
                if (blame != null && blame.isOf(e)) {
                    blame.pass(object);
                }
                throw e;
            }
        }
        depth--;
    }

    private void deeper(TypeDescriptor type, Object object) throws IOException {
        int before = limit;
        limit = DeepStack.after(before);
        try {
            DeepStack.run(
                    () -> {
                        type.write(object, this);
                        return null;
                    });
        } catch (ClassNotFoundException e) {
            throw new IOException(e);
        } finally {
            limit = before;
        }
    }

    /** Sends an array beside the bytes. */
    void beside(Object array) {
        parts.arrays().add(array);
    }

    /** The failure for an object that cannot travel. */
    NotSerializableException refuse(Object object) {
        var failure = new NotSerializableException(object.getClass().getName());
        blame = new Blame(failure, object);
        return failure;
    }

    /** What is known of that failure; or null. */
    Blame blame() {
        return blame;
    }

    HookOutput hooks() throws IOException {
        if (hooks == null) {
            hooks = new HookOutput(this);
        }
        return hooks;
    }

    int depth() {
        return depth;
    }

    void depth(int value) {
        depth = value;
    }
}
