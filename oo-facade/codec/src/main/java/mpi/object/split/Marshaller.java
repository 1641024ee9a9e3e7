package mpi.object.split;

import java.io.IOException;

/**
 * Writer and reader of the fields that one class declares. Public, since most subclasses are
 * generated in other packages.
 */
public abstract class Marshaller {

    /** Bytes to reserve before {@link #write(Object, Encoder, int)}. */
    final int room;

    /**
     * Makes a marshaller.
     *
     * @param room bytes to reserve before it writes.
     */
    protected Marshaller(int room) {
        this.room = room;
    }

    /** Writes the fields at the end of the message. */
    final void write(Object object, Encoder encoder) throws IOException {
        write(object, encoder, encoder.out.reserve(room));
    }

    /**
     * Writes the fields: primitives at fixed offsets, then the references.
     *
     * @param object the object that has the fields.
     * @param encoder writes the references and holds the bytes.
     * @param at index of the reserved bytes, which are the last of the message.
     * @throws IOException if a referenced object cannot be written.
     */
    public abstract void write(Object object, Encoder encoder, int at) throws IOException;

    /**
     * Reads the fields that {@link #write} wrote.
     *
     * @param into the object whose fields are set; null for a record, which is made here.
     * @param decoder reads the references and holds the bytes.
     * @return the object.
     * @throws IOException if the bytes are damaged.
     * @throws ClassNotFoundException if this JVM lacks the class of a referenced object.
     */
    public abstract Object read(Object into, Decoder decoder)
            throws IOException, ClassNotFoundException;
}
