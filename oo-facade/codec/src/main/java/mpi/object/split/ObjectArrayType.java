package mpi.object.split;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.StreamCorruptedException;
import java.lang.reflect.Array;

/**
 * Descriptor that writes and reads arrays of references. A two-dimensional array of primitive
 * elements with rows of equal length is written as a unit.
 */
final class ObjectArrayType extends TypeDescriptor {

    private static final int ONE_BY_ONE = 0;
    private static final int RECTANGLE = 1;

    /**
     * Element type of the rows of a two-dimensional array of primitive elements; null for other
     * arrays.
     */
    private final Elements rows;

    private final InlineCache elements;

    ObjectArrayType(Class<?> type) {
        super(type, true, "array");
        elements = new InlineCache(type);
        rows = type.componentType().isPrimitive() ? null : Elements.of(type.componentType());
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        Object[] array = (Object[]) object;
        encoder.introduce(this);
        if (rows != null) {
            boolean rectangle = isRectangle(array, encoder.seen());
            encoder.out.put(rectangle ? RECTANGLE : ONE_BY_ONE);
            if (rectangle) {
                Rows.write(array, 0, array.length, encoder);
                return;
            }
        }
        encoder.out.varint(array.length);
        for (Object element : array) {
            encoder.write(element, elements);
        }
    }

    /**
     * Returns true if there are two or more rows, all of the same length above 0, and all of them
     * occur in the message for the first time; then assigns numbers to the rows.
     */
    private static boolean isRectangle(Object[] array, Identities seen) {
        if (array.length < 2) {
            return false;
        }
        int before = seen.count();
        boolean all = Rows.number(array, 0, seen) == array.length;
        if (!all) {
            seen.truncate(before);
        }
        return all;
    }

    @Override
    Object read(Decoder decoder) throws IOException, ClassNotFoundException {
        int form = rows == null ? ONE_BY_ONE : decoder.in.get();
        if (form == RECTANGLE) {
            return rectangle(decoder);
        }
        if (form != ONE_BY_ONE) {
            throw new StreamCorruptedException("an array is of the unknown form " + form);
        }
        int length = decoder.in.count(1);
        Object[] array = make(length, decoder);
        decoder.in.owe(length);
        for (int i = 0; i < length; i++) {
            decoder.in.owe(-1);
            store(array, i, decoder.read());
        }
        return array;
    }

    /**
     * Stores an element. If its class does not fit the array, throws an exception with a message,
     * since the JVM's {@link ArrayStoreException} may have none in compiled code.
     */
    private void store(Object[] array, int i, Object element) throws InvalidObjectException {
        try {
            array[i] = element;
        } catch (ArrayStoreException e) {
            var refused =
                    new InvalidObjectException(
                            "element %d of a %s is an object of %s, which is no %s here"
                                    .formatted(
                                            i,
                                            type.getTypeName(),
                                            element.getClass().getName(),
                                            type.componentType().getTypeName()));
            refused.initCause(e);
            throw refused;
        }
    }

    private Object[] rectangle(Decoder decoder) throws IOException {
        int count = Rows.count(decoder);
        int length = Rows.length(rows, count, decoder);
        Object[] array = make(count, decoder);
        Rows.read(rows, length, array, 0, count, decoder);
        return array;
    }

    private Object[] make(int length, Decoder decoder) throws IOException {
        decoder.filterCheck.ask(type, length);
        Object[] array = (Object[]) Array.newInstance(type.componentType(), length);
        decoder.handles.add(array);
        return array;
    }
}
