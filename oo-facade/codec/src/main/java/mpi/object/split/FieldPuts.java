package mpi.object.split;

import java.io.IOException;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamField;

/** Fields of an object to send, for a {@code writeObject} that puts them by name. */
abstract class FieldPuts extends ObjectOutputStream.PutField {

    private final Layout layout;
    final byte[] primitives;
    private final Object[] references;

    FieldPuts(Layout layout) {
        this.layout = layout;
        primitives = new byte[layout.primitiveSize()];
        references = new Object[layout.references()];
    }

    void write(Encoder encoder) throws IOException {
        encoder.out.put(primitives, 0, primitives.length);
        for (int i = 0; i < references.length; i++) {
            if (layout.reference(i).isUnshared()) {
                encoder.writeUnshared(references[i]);
            } else {
                encoder.write(references[i]);
            }
        }
    }

    final int place(String name, Class<?> type) {
        return layout.field(name, type).getOffset();
    }

    @Override
    public void put(String name, Object value) {
        ObjectStreamField field = layout.field(name, null);
        references[field.getOffset()] = value;
    }

    /**
     * Not supported: this deprecated method of java.io writes no field names, so that no field
     * could be read by name.
     */
    @Override
    @Deprecated(forRemoval = true)
    @SuppressWarnings("removal")
    public void write(ObjectOutput out) {
        throw new UnsupportedOperationException("PutField.write: use writeFields()");
    }
}
