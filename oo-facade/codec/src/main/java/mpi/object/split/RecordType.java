package mpi.object.split;

import java.io.IOException;
import java.io.InvalidObjectException;

/**
 * Descriptor that writes and reads a record. The record is constructed after all of its components
 * are read.
 */
final class RecordType extends TypeDescriptor {

    private final Marshaller marshaller;

    RecordType(Class<?> type) {
        super(type, true, "record " + ClassPart.text(Layout.of(type)));
        Layout layout = Layout.of(type);
        Marshaller made = MarshallerMaker.of(layout);
        marshaller = made == null ? new RecordMarshaller(layout) : made;
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        marshaller.write(object, encoder, encoder.introduce(this, marshaller.room));
    }

    @Override
    Object read(Decoder decoder) throws IOException, ClassNotFoundException {
        // References to the record from within its components are null, as under java.io.
        int handle = decoder.handles.add(null);
        Object made;
        try {
            made = marshaller.read(null, decoder);
        } catch (RuntimeException e) {
            throw new InvalidObjectException(
                    "no " + type.getName() + " can be made of the components that arrived", e);
        }
        decoder.handles.set(handle, made);
        return resolved(made, handle, decoder);
    }
}
