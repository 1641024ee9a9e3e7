package mpi.object.split;

import java.io.IOException;
import java.io.InvalidClassException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.lang.invoke.MethodHandle;

/**
 * Marshaller of a class for which no code can be generated. It lets the JDK read and write the
 * fields.
 */
final class DefaultMarshaller extends Marshaller {

    private final Layout layout;
    private final MethodHandle write;
    private final MethodHandle read;

    DefaultMarshaller(Layout layout) {
        super(0);
        this.layout = layout;
        write = Serialization.defaultWriteObject(layout.type());
        read = Serialization.defaultReadObject(layout.type());
    }

    @Override
    public void write(Object object, Encoder encoder, int at) throws IOException {
        if (write == null) {
            String what = "its serialPersistentFields name fields that it does not have";
            throw new InvalidClassException(layout.type().getName(), what);
        }
        try {
            write.invokeExact(object, (ObjectOutputStream) new Fields(layout, encoder));
        } catch (Throwable e) {
            throw Thrown.io(e);
        }
    }

    @Override
    public Object read(Object into, Decoder decoder) throws IOException, ClassNotFoundException {
        if (read == null) {
            new DeclaredFields(layout).read(into, new PrimitiveGets(layout, decoder));
            return into;
        }
        try {
            read.invokeExact(into, (ObjectInputStream) new Found(layout, decoder));
            return into;
        } catch (Throwable e) {
            throw Thrown.reading(e);
        }
    }

    /** Stream to which the JDK writes the fields by name. */
    private static final class Fields extends ObjectOutputStream {

        private final FieldPuts puts;
        private final Encoder encoder;

        Fields(Layout layout, Encoder encoder) throws IOException {
            puts = new PrimitivePuts(layout);
            this.encoder = encoder;
        }

        @Override
        public PutField putFields() {
            return puts;
        }

        @Override
        public void writeFields() throws IOException {
            puts.write(encoder);
        }
    }

    /** Stream from which the JDK reads the fields by name. */
    private static final class Found extends ObjectInputStream {

        private final Layout layout;
        private final Decoder decoder;

        Found(Layout layout, Decoder decoder) throws IOException {
            this.layout = layout;
            this.decoder = decoder;
        }

        @Override
        public GetField readFields() throws IOException, ClassNotFoundException {
            return new PrimitiveGets(layout, decoder);
        }
    }
}
