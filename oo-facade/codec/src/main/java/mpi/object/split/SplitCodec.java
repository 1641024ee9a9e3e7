package mpi.object.split;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputFilter;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * Default codec of panmpi. It supports all serialization methods of java.io that classes may have,
 * such as {@code writeObject} and {@code readResolve}. Objects are encoded in a compact byte
 * format; long arrays of primitive elements are sent separately, without a copy. Sender and
 * receiver must have the same class files.
 */
public final class SplitCodec implements ObjectCodec {

    private final ObjectInputFilter filter;

    /** Makes a codec with the serial filter of the JVM. */
    public SplitCodec() {
        this(null);
    }

    private SplitCodec(ObjectInputFilter filter) {
        this.filter = filter;
    }

    @Override
    public String name() {
        return "split";
    }

    @Override
    public ObjectCodec withFilter(ObjectInputFilter newFilter) {
        return new SplitCodec(newFilter);
    }

    @Override
    public void encode(Object[] objects, Parts parts) throws IOException {
        Output out = Output.begun();
        Encoder encoder = new Encoder(out, parts);
        try {
            if (objects.length == 1) {
                // Does not call writeAll: the JIT compiles a method with a loop before its callers,
                // and its code is then too large to inline, so that the encoder would escape and be
                // allocated for each message.
                write(objects, 0, encoder);
            } else {
                writeAll(objects, encoder);
            }
            parts.bytes(out.bytes, Parts.RESERVED, out.position);
        } catch (StackOverflowError e) {
            throw new IOException(
                    "the objects are nested too deeply for this thread's stack; -Xss makes it larger",
                    e);
        } finally {
            encoder.end();
            out.end();
        }
    }

    private static void writeAll(Object[] objects, Encoder encoder) throws IOException {
        int i = 0;
        while (i < objects.length) {
            int rows = objects.length - i < 2 ? 0 : Rows.write(objects, i, encoder);
            if (rows == 0) {
                write(objects, i, encoder);
            }
            i += Math.max(1, rows);
        }
    }

    private static void write(Object[] objects, int i, Encoder encoder) throws IOException {
        try {
            encoder.write(objects[i]);
        } catch (NotSerializableException e) {
            throw ObjectPath.exception(i, objects[i], e, encoder.path());
        }
    }

    @Override
    public void decode(Parts parts, Object[] objects) throws IOException, ClassNotFoundException {
        try {
            new Decoder(parts, filter).decode(objects);
        } catch (StackOverflowError e) {
            throw new InvalidObjectException(
                    "the objects are nested too deeply for this thread's stack; -Xss makes it larger",
                    e);
        } catch (OutOfMemoryError e) {
            throw new InvalidObjectException("the objects are larger than the memory", e);
        } catch (RuntimeException | InternalError e) {
            throw new InvalidObjectException("an object cannot be made of what arrived", e);
        } catch (LinkageError e) {
            throw new InvalidObjectException("a class of the objects cannot be used", e);
        }
    }
}
