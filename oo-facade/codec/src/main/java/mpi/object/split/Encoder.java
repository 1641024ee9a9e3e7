package mpi.object.split;

import java.io.IOException;
import java.io.NotSerializableException;
import mpi.object.Parts;

/** Writes the objects of one message. Public for generated code only. */
public final class Encoder extends ClassCodes {

    private final Parts parts;

    /**
     * First object that got a number. Many messages have only one numbered object: it is kept in
     * this field, and the table is made only for the second one.
     */
    private Object first;

    /** Table of all numbered objects, made for the second one. */
    private Identities seen;

    private int depth;
    private int limit = DeepStack.FIRST;

    /**
     * Stack of a second thread, for objects nested deeper than {@link DeepStack#FIRST} levels; null
     * before the first such object.
     */
    private DeepStack deep;

    private HookOutput hooks;
    private Replacements replacements;
    private ObjectPath path;

    /**
     * Writes a message.
     *
     * @param out receives the bytes, as {@link Output#begun} returns it.
     * @param parts receives the arrays that are sent separately from the bytes.
     */
    Encoder(Output out, Parts parts) {
        super(out);
        this.parts = parts;
    }

    /**
     * Gives back reserved bytes at the end of the message that were not needed.
     *
     * @param at index of the first unneeded byte, at which the message continues.
     */
    public void back(int at) {
        out.position = at;
    }

    /**
     * Returns the bytes of the message.
     *
     * @return the array itself; valid until more bytes are reserved.
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

    /** Writes a reference without an inline cache, and the object if it is new to the message. */
    void write(Object object) throws IOException {
        if (object == null) {
            out.put(Code.NULL);
        } else {
            write(next(object.getClass()), object);
        }
    }

    /**
     * Writes a reference; if its object was not written before, writes the object as well.
     *
     * @param object the object; may be null.
     * @param cache inline cache of the field or element that holds the reference.
     * @throws IOException if the object cannot be written.
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

    /** Writes an object; if it was written before, writes its number instead. */
    void writeOnce(TypeDescriptor type, Object object) throws IOException {
        int number = type.shared ? numberOrAdd(object) : -1;
        if (number < 0) {
            writeNew(type, object);
        } else {
            out.varint(number << 1 | 1);
        }
    }

    /**
     * Returns the number of an object; if the object has none, assigns the next number to it and
     * returns -1.
     */
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

    /** Returns the table of all numbered objects. */
    Identities seen() {
        if (seen == null) {
            seen = new Identities();
            if (first != null) {
                seen.add(first);
            }
        }
        return seen;
    }

    /**
     * Writes an object as {@code writeUnshared} of java.io does: as a new object, to which the
     * reader allows no other reference.
     */
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
                if (path != null && path.isOf(e)) {
                    path.pass(object);
                }
                throw e;
            }
        }
        depth--;
    }

    private void deeper(TypeDescriptor type, Object object) throws IOException {
        int before = limit;
        deep = DeepStack.of(deep, before);
        limit = deep.reach();
        try {
            deep.run(
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

    /**
     * Ends the thread that wrote deeply nested objects, if there is one, after the message was
     * written or has failed.
     */
    void end() {
        if (deep != null) {
            deep.end();
        }
    }

    /** Adds an array that is sent separately from the message's bytes. */
    void addArray(Object array) {
        parts.arrays().add(array);
    }

    /**
     * Makes the exception for an object that is not serializable, and begins to record the path of
     * references that leads to the object.
     */
    NotSerializableException refuse(Object object) {
        var failure = new NotSerializableException(object.getClass().getName());
        path = new ObjectPath(failure, object);
        return failure;
    }

    /** Returns the path that {@link #refuse} has begun to record; null if it was not called. */
    ObjectPath path() {
        return path;
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
