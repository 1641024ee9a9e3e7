package mpi.object.split;

import java.io.IOException;
import java.io.NotSerializableException;
import mpi.object.Parts;

/** Writes the objects of one message. Public for generated code only. */
public final class Encoder {

    private static final TypeDescriptor ANY = FixedTypes.of(Code.FIRST);

    final Output out;
    private final Parts parts;

    /** The first object with a number: many messages have no other, and need no table. */
    private Object first;

    /** All objects with numbers, once there is a second one. */
    private Identities seen;

    private int nextCode = FixedTypes.END;
    private int depth;
    private int limit = DeepStack.FIRST;
    private HookOutput hooks;
    private Replacements replacements;
    private Blame blame;

    /** The class of the object before, since many are of one class. */
    private TypeDescriptor last = ANY;

    /**
     * Writes a message.
     *
     * @param out where to, begun.
     * @param parts where arrays go that travel beside the bytes.
     */
    Encoder(Output out, Parts parts) {
        this.out = out;
        this.parts = parts;
    }

    /** Writes all objects of the message. */
    void encode(Object[] objects) throws IOException {
        int i = 0;
        try {
            while (i < objects.length) {
                int rows = objects.length - i < 2 ? 0 : Rows.write(objects, i, this);
                if (rows == 0) {
                    write(objects[i]);
                }
                i += Math.max(1, rows);
            }
        } catch (NotSerializableException e) {
            throw Blame.told(i, objects[i], e, blame);
        }
    }

    /**
     * Reserves room in {@link #bytes}.
     *
     * @param length bytes that will be written.
     * @return the index of the first.
     * @throws IOException if the message is too long.
     */
    public int reserve(int length) throws IOException {
        return out.reserve(length);
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
     * Writes a reference, and the object if it is met for the first time.
     *
     * @param object may be null.
     * @throws IOException if it cannot be written.
     */
    public void write(Object object) throws IOException {
        if (object == null) {
            out.put(Code.NULL);
        } else {
            writeObject(object);
        }
    }

    private void writeObject(Object object) throws IOException {
        TypeDescriptor type = type(object.getClass());
        if (type.shared) {
            int number = number(object);
            if (number >= 0) {
                out.varint(number << 1 | 1);
                return;
            }
        }
        if (type.replace != null) {
            writeReplaced(object, false);
            return;
        }
        if (type.shared) {
            add(object);
        }
        writeNew(type, object);
    }

    /** The number of an object, or -1. */
    private int number(Object object) {
        if (seen != null) {
            return seen.find(object);
        }
        return object == first ? 0 : -1;
    }

    private void add(Object object) {
        if (seen == null && first == null) {
            first = object;
        } else {
            seen().add(object);
        }
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

    private TypeDescriptor type(Class<?> type) {
        if (last.type != type) {
            last = out.typeOf(type);
        }
        return last;
    }

    /** Writes an object that nothing else may refer to. */
    void writeUnshared(Object object) throws IOException {
        if (object == null) {
            out.put(Code.NULL);
            return;
        }
        TypeDescriptor type = Types.of(object.getClass());
        if (type.replace != null) {
            writeReplaced(object, true);
            return;
        }
        if (type.shared) {
            seen().skip();
        }
        writeNew(type, object);
    }

    /** Writes what the object gives in its place: the same for every reference to it. */
    private void writeReplaced(Object object, boolean unshared) throws IOException {
        if (replacements == null) {
            replacements = new Replacements();
        }
        Object other = replacements.of(object);
        if (other == null) {
            out.put(Code.NULL);
            return;
        }
        TypeDescriptor type = Types.of(other.getClass());
        int number = unshared || !type.shared ? -1 : number(other);
        if (number >= 0) {
            out.varint(number << 1 | 1);
            return;
        }
        if (unshared) {
            seen().skip();
        } else if (type.shared) {
            add(other);
        }
        writeNew(type, other);
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

    /** Writes the code of a class, after the class itself if the message does not know it. */
    void introduce(TypeDescriptor type) throws IOException {
        int known = out.introduce(type.id, nextCode);
        if (known != 0) {
            out.varint(known << 1);
            return;
        }
        nextCode++;
        type.definition.write(out);
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
