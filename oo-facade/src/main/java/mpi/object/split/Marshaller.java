package mpi.object.split;

import java.io.IOException;

/**
 * Writes and reads the fields that one class declares. Most marshallers are generated, hence the
 * class is public.
 */
public abstract class Marshaller {

    /** Bytes that are reserved for {@link #write(Object, Encoder, int)}. */
    final int room;

    /**
     * Knows its class by itself.
     *
     * @param room bytes that it wants reserved before it writes.
     */
    protected Marshaller(int room) {
        this.room = room;
    }

    /** Writes the fields where the message ends. */
    final void write(Object object, Encoder encoder) throws IOException {
        write(object, encoder, encoder.out.reserve(room));
    }

    /**
     * Writes the fields: those of primitive types in fixed places, then the references.
     *
     * @param object whose fields.
     * @param encoder where to.
     * @param at where the bytes are that were reserved; they are the message's last.
     * @throws IOException if a referenced object cannot be written.
     */
    public abstract void write(Object object, Encoder encoder, int at) throws IOException;

    /**
     * Reads what {@link #write} wrote.
     *
     * @param into whose fields are set; null for a record, which is made here.
     * @param decoder where from.
     * @return the object.
     * @throws IOException if the bytes are damaged.
     * @throws ClassNotFoundException if a referenced object is of a class that is not here.
     */
    public abstract Object read(Object into, Decoder decoder)
            throws IOException, ClassNotFoundException;
}
