package mpi.object.split;

import java.io.IOException;

/**
 * Writes and reads the fields that one class declares. Most marshallers are generated, hence the
 * class is public.
 */
public abstract class Marshaller {

    /** Knows its class by itself. */
    protected Marshaller() {}

    /**
     * Writes the fields: those of primitive types in fixed places, then the references.
     *
     * @param object whose fields.
     * @param encoder where to.
     * @throws IOException if a referenced object cannot be written.
     */
    public abstract void write(Object object, Encoder encoder) throws IOException;

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
