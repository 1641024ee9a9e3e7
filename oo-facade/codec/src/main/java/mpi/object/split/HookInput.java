package mpi.object.split;

import java.io.Externalizable;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotActiveException;
import java.io.ObjectInputValidation;
import java.io.OptionalDataException;
import java.io.StreamCorruptedException;

/** Stream that the codec passes to the {@code readObject} and {@code readExternal} of a class. */
final class HookInput extends PrimitiveReads {

    private final Decoder decoder;

    /** Object whose {@code readObject} is running; null in {@code readExternal}. */
    private Object object;

    private ClassPart part;

    HookInput(Decoder decoder) throws IOException {
        super(decoder.in);
        this.decoder = decoder;
    }

    /**
     * Reads the data that belong to one class of an object's hierarchy, by the {@code readObject}
     * of this class.
     */
    void read(Object whose, ClassPart which) throws IOException, ClassNotFoundException {
        Object outerObject = object;
        ClassPart outerPart = part;
        object = whose;
        part = which;
        int depth = decoder.depth();
        try {
            which.callRead(whose, this);
            skipRest();
        } finally {
            object = outerObject;
            part = outerPart;
            decoder.depth(depth);
        }
    }

    void read(Externalizable whose) throws IOException, ClassNotFoundException {
        Object outerObject = object;
        ClassPart outerPart = part;
        object = null;
        part = null;
        try {
            whose.readExternal(this);
            skipRest();
        } finally {
            object = outerObject;
            part = outerPart;
        }
    }

    /**
     * Skips the data that a {@code readObject} or {@code readExternal} has left unread. Objects
     * among these data are read all the same, since later references may lead to them or to the
     * classes that they introduce.
     */
    private void skipRest() throws IOException, ClassNotFoundException {
        while (true) {
            if (blocks.hasNext()) {
                blocks.skip();
            } else if (!skipFields()) {
                if (decoder.in.peek() == Code.END << 1) {
                    decoder.in.get();
                    return;
                }
                decoder.read();
            }
        }
    }

    private boolean skipFields() throws IOException, ClassNotFoundException {
        boolean there = decoder.in.peek() == Code.FIELDS << 1;
        if (there) {
            fields();
        }
        return there;
    }

    private FieldGets fields() throws IOException, ClassNotFoundException {
        decoder.in.get();
        if (part == null) {
            throw new StreamCorruptedException(
                    "the bytes have fields for an object that is Externalizable, which writes none");
        }
        return new PrimitiveGets(part.layout(), decoder);
    }

    @Override
    protected Object readObjectOverride() throws IOException, ClassNotFoundException {
        objectNext();
        return decoder.read();
    }

    @Override
    public Object readUnshared() throws IOException, ClassNotFoundException {
        objectNext();
        return decoder.readUnshared();
    }

    private void objectNext() throws IOException, ClassNotFoundException {
        while (!blocks.hasNext() && skipFields()) {}
        boolean atEnd = decoder.in.peek() == Code.END << 1;
        if (blocks.hasNext() || atEnd) {
            OptionalDataException optional = Serialization.optionalData(atEnd && blocks.left == 0);
            optional.length = blocks.left;
            throw optional;
        }
    }

    @Override
    public void defaultReadObject() throws IOException, ClassNotFoundException {
        if (fieldsNext()) {
            decoder.in.get();
            part.marshaller().read(object, decoder);
        }
    }

    @Override
    public GetField readFields() throws IOException, ClassNotFoundException {
        if (fieldsNext()) {
            return fields();
        }
        return new PrimitiveGets(part.layout(), decoder);
    }

    /**
     * Returns true if the default fields come next. Throws if they do not, unless the class has no
     * fields, so that its {@code writeObject} may have written none.
     */
    private boolean fieldsNext() throws IOException {
        if (object == null) {
            throw new NotActiveException("fields are read by a readObject method only");
        }
        boolean there = !blocks.hasNext() && decoder.in.peek() == Code.FIELDS << 1;
        if (!there && !part.layout().isEmpty()) {
            String what = "the fields of " + part.type().getName() + " do not come next";
            throw new StreamCorruptedException(what + "; its writeObject must write them first");
        }
        return there;
    }

    @Override
    public void registerValidation(ObjectInputValidation check, int priority)
            throws NotActiveException, InvalidObjectException {
        if (object == null) {
            throw new NotActiveException("a readObject method registers a validation");
        }
        decoder.validations().add(check, priority);
    }

    @Override
    public void close() {}
}
