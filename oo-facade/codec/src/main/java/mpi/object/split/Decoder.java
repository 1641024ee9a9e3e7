package mpi.object.split;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.io.StreamCorruptedException;
import java.lang.reflect.Array;
import java.util.List;
import mpi.object.Parts;

/** Reads the objects of one message. Public for generated code only. */
public final class Decoder {

    final Input in;
    final Handles handles = new Handles();
    final FilterCheck filterCheck;
    private final List<Object> arrays;
    private final MessageTypes types;
    private final Validations validations = new Validations();
    private HookInput hooks;
    private int arraysTaken;

    /**
     * Number of arrays whose sizes the field {@link #arrayBytes} includes. The method of that name
     * adds the sizes of later arrays when it is called, since only a filter needs the sum.
     */
    private int counted;

    private long arrayBytes;
    private int depth;
    private int limit = DeepStack.FIRST;

    /**
     * Stack of a second thread, for objects nested deeper than {@link DeepStack#FIRST} levels; null
     * before the first such object.
     */
    private DeepStack deep;

    Decoder(Parts parts, ObjectInputFilter filter) {
        in = new Input(parts.bytes(), parts.from(), parts.to());
        arrays = parts.arrays();
        filterCheck = new FilterCheck(this, filter);
        types = new MessageTypes(in, filterCheck);
    }

    /** Reads all objects of the message. */
    void decode(Object[] objects) throws IOException, ClassNotFoundException {
        try {
            readAll(objects);
        } finally {
            if (deep != null) {
                deep.end();
            }
        }
    }

    private void readAll(Object[] objects) throws IOException, ClassNotFoundException {
        int i = 0;
        while (i < objects.length) {
            if (in.peek() == Code.ROWS << 1) {
                i += rows(objects, i);
            } else {
                objects[i++] = read();
            }
            validations.run();
        }
        if (in.remaining() != 0 || arraysLeft() != 0) {
            String what = in.remaining() + " bytes and " + arraysLeft() + " arrays are left over";
            throw new StreamCorruptedException(what + " after the last object");
        }
    }

    /**
     * Reads top-level arrays that {@link Rows} has written as a unit; returns the number of arrays.
     */
    private int rows(Object[] objects, int from) throws IOException {
        in.get();
        int kind = in.get();
        Elements[] kinds = Elements.values();
        if (kind < 0 || kind >= kinds.length) {
            throw new StreamCorruptedException("rows are of the unknown type " + kind);
        }
        int count = Rows.count(this);
        if (count > objects.length - from) {
            String what =
                    count + " rows are announced from object " + from + " on, but the message has ";
            throw new StreamCorruptedException(what + objects.length + " objects");
        }
        int length = Rows.length(kinds[kind], count, this);
        Rows.read(kinds[kind], length, objects, from, from + count, this);
        return count;
    }

    /**
     * Moves the read position over the next bytes of the message, which the caller then reads.
     *
     * @param length number of bytes.
     * @return the index in {@link #bytes} of the first byte taken.
     * @throws IOException if the message has fewer bytes left.
     */
    public int take(int length) throws IOException {
        return in.take(length);
    }

    /**
     * Returns the bytes of the message.
     *
     * @return the array itself.
     */
    public byte[] bytes() {
        return in.bytes;
    }

    /**
     * Reads a reference; if its object was not read before, reads the object as well.
     *
     * @return the object; may be null.
     * @throws IOException if the bytes are damaged.
     * @throws ClassNotFoundException if this JVM lacks the class of the object.
     */
    public Object read() throws IOException, ClassNotFoundException {
        int value = in.varint();
        if ((value & 1) != 0) {
            filterCheck.count();
            return handles.get(value >>> 1);
        }
        return value == Code.NULL ? nothing() : readNew(types.of(value >>> 1));
    }

    /** Counts a null reference for the filter, which counts it as any reference; returns null. */
    private Object nothing() throws IOException {
        filterCheck.count();
        return null;
    }

    /** Reads an object written by {@code writeUnshared}: no other reference to it is allowed. */
    Object readUnshared() throws IOException, ClassNotFoundException {
        int value = in.varint();
        if ((value & 1) != 0) {
            throw new InvalidObjectException("an unshared object is referred to elsewhere, too");
        }
        if (value == Code.NULL) {
            return nothing();
        }
        int handle = handles.count();
        Object object = readNew(types.of(value >>> 1));
        if (handles.count() > handle) {
            handles.unshare(handle);
        }
        return object;
    }

    private Object readNew(TypeDescriptor type) throws IOException, ClassNotFoundException {
        depth++;
        filterCheck.count();
        Object object = depth > limit ? deeper(type) : type.read(this);
        depth--;
        return object;
    }

    private Object deeper(TypeDescriptor type) throws IOException, ClassNotFoundException {
        int before = limit;
        deep = DeepStack.of(deep, before);
        limit = deep.reach();
        try {
            return deep.run(() -> type.read(this));
        } finally {
            limit = before;
        }
    }

    /**
     * Returns the next array that was received separately from the bytes; throws if there is none,
     * or if it has another type or length.
     */
    Object nextArray(Class<?> type, int length) throws IOException {
        Object array = arraysLeft() > 0 ? arrays.get(arraysTaken++) : null;
        if (array == null || array.getClass() != type || Array.getLength(array) != length) {
            String what = "an array beside the bytes is missing or differs: ";
            String wanted = type.getComponentType().getTypeName() + "[" + length + "] is needed";
            throw new StreamCorruptedException(what + wanted);
        }
        return array;
    }

    /** Returns the total size in bytes of the separately received arrays that were taken so far. */
    long arrayBytes() {
        for (; counted < arraysTaken; counted++) {
            Object array = arrays.get(counted);
            int size = Elements.of(array.getClass()).size;
            arrayBytes += (long) Array.getLength(array) * size;
        }
        return arrayBytes;
    }

    /** Returns the number of separately received arrays that were not taken yet. */
    int arraysLeft() {
        return arrays.size() - arraysTaken;
    }

    /**
     * Replaces an object by the result of its {@code readResolve}, {@code other}, to which all
     * later references to the object then lead.
     */
    void replaced(int handle, Object other) throws IOException {
        if (other != null) {
            boolean array = other.getClass().isArray();
            filterCheck.ask(other.getClass(), array ? Array.getLength(other) : -1);
        }
        handles.set(handle, other);
    }

    MessageTypes types() {
        return types;
    }

    HookInput hooks() throws IOException {
        if (hooks == null) {
            hooks = filterCheck.stream();
        }
        return hooks;
    }

    Validations validations() {
        return validations;
    }

    int depth() {
        return depth;
    }

    void depth(int value) {
        depth = value;
    }
}
