package mpi.object.split;

import java.io.Externalizable;
import java.io.IOException;
import java.io.NotActiveException;

/** Stream that the codec passes to the {@code writeObject} and {@code writeExternal} of a class. */
final class HookOutput extends PrimitiveWrites {

    private final Encoder encoder;

    /** Object whose {@code writeObject} is running; null in {@code writeExternal}. */
    private Object object;

    private ClassPart part;
    private FieldPuts puts;

    HookOutput(Encoder encoder) throws IOException {
        super(encoder.out);
        this.encoder = encoder;
    }

    /**
     * Writes the data that belong to one class of an object's hierarchy, by the {@code writeObject}
     * of this class.
     */
    void write(Object whose, ClassPart which) throws IOException {
        Object outerObject = object;
        ClassPart outerPart = part;
        FieldPuts outerPuts = puts;
        object = whose;
        part = which;
        puts = null;
        int depth = encoder.depth();
        try {
            which.callWrite(whose, this);
            end();
        } finally {
            object = outerObject;
            part = outerPart;
            puts = outerPuts;
            encoder.depth(depth);
            blocks.reset();
        }
    }

    void write(Externalizable whose) throws IOException {
        Object outer = object;
        object = null;
        try {
            whose.writeExternal(this);
            end();
        } finally {
            object = outer;
            blocks.reset();
        }
    }

    private void end() throws IOException {
        blocks.end();
        encoder.out.put(Code.END << 1);
    }

    @Override
    protected void writeObjectOverride(Object written) throws IOException {
        blocks.end();
        encoder.write(written);
    }

    @Override
    public void writeUnshared(Object written) throws IOException {
        blocks.end();
        encoder.writeUnshared(written);
    }

    @Override
    public void defaultWriteObject() throws IOException {
        fields();
        part.marshaller().write(object, encoder);
    }

    @Override
    public PutField putFields() throws IOException {
        active();
        if (puts == null) {
            puts = new PrimitivePuts(part.layout());
        }
        return puts;
    }

    @Override
    public void writeFields() throws IOException {
        if (puts == null) {
            throw new NotActiveException("writeFields() without putFields()");
        }
        fields();
        puts.write(encoder);
    }

    private void fields() throws IOException {
        active();
        blocks.end();
        encoder.out.put(Code.FIELDS << 1);
    }

    private void active() throws NotActiveException {
        if (object == null) {
            throw new NotActiveException("fields are written by a writeObject method only");
        }
    }

    @Override
    public void reset() throws IOException {
        throw new IOException("an object within a message cannot reset the stream");
    }

    @Override
    public void useProtocolVersion(int version) {
        throw new IllegalStateException("a message has one protocol only");
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
}
