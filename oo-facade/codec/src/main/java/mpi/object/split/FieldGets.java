package mpi.object.split;

import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectStreamClass;

/** Fields of a received object, for a {@code readObject} that gets them by name. */
abstract class FieldGets extends ObjectInputStream.GetField {

    private final Layout layout;
    final byte[] primitives;
    private final Object[] references;

    FieldGets(Layout layout, Decoder decoder) throws IOException, ClassNotFoundException {
        this.layout = layout;
        primitives = new byte[layout.primitiveSize()];
        references = new Object[layout.references()];
        int at = decoder.in.take(primitives.length);
        System.arraycopy(decoder.in.bytes, at, primitives, 0, primitives.length);
        for (int i = 0; i < references.length; i++) {
            boolean unshared = layout.reference(i).isUnshared();
            references[i] = unshared ? decoder.readUnshared() : decoder.read();
        }
    }

    final int place(String name, Class<?> type) {
        return layout.field(name, type).getOffset();
    }

    @Override
    public ObjectStreamClass getObjectStreamClass() {
        return ObjectStreamClass.lookup(layout.type());
    }

    /** Returns false for every field: sender and receiver have the same fields. */
    @Override
    public boolean defaulted(String name) {
        for (var field : layout.fields()) {
            if (field.getName().equals(name)) {
                return false;
            }
        }
        throw new IllegalArgumentException(layout.type() + " has no serializable field " + name);
    }

    @Override
    public Object get(String name, Object absent) {
        return references[layout.field(name, null).getOffset()];
    }

    /** Returns the value of a field of any type, boxed. */
    Object value(String name, Class<?> type) throws IOException {
        return switch (layout.field(name, type.isPrimitive() ? type : null).getTypeCode()) {
            case 'Z' -> (Object) get(name, false);
            case 'B' -> get(name, (byte) 0);
            case 'C' -> get(name, (char) 0);
            case 'S' -> get(name, (short) 0);
            case 'I' -> get(name, 0);
            case 'J' -> get(name, 0L);
            case 'F' -> get(name, 0f);
            case 'D' -> get(name, 0d);
            default -> get(name, (Object) null);
        };
    }
}
