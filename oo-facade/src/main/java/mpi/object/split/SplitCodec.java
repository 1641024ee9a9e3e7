package mpi.object.split;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputFilter;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * The default codec. Classes keep all that java.io lets them do; what travels are slim bytes, and
 * arrays of primitive elements beside them. Sender and receiver must have the same classes.
 */
public final class SplitCodec implements ObjectCodec {

    private final ObjectInputFilter filter;

    /** With the filter of the JVM. */
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
        try {
            Encoder encoder = new Encoder(out, parts);
            if (objects.length == 1) {
                // Past the loop: a method with a loop is compiled before those that call it, and
                // becomes too large for them, so that each message would make an encoder.
                write(objects, 0, encoder);
            } else {
                writeAll(objects, encoder);
            }
            parts.bytes(out.bytes, Parts.RESERVED, out.position);
        } catch (StackOverflowError e) {
            throw new IOException("the objects lie deeper than the stack reaches", e);
        } finally {
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
            throw Blame.told(i, objects[i], e, encoder.blame());
        }
    }

    @Override
    public void decode(Parts parts, Object[] objects) throws IOException, ClassNotFoundException {
        try {
            new Decoder(parts, filter).decode(objects);
        } catch (StackOverflowError e) {
            throw new InvalidObjectException("the objects lie deeper than the stack reaches", e);
        } catch (OutOfMemoryError e) {
            throw new InvalidObjectException("the objects are larger than the memory", e);
        } catch (RuntimeException | InternalError e) {
            throw new InvalidObjectException("an object cannot be made of what arrived", e);
        } catch (LinkageError e) {
            throw new InvalidObjectException("a class of the objects cannot be used", e);
        }
    }
}
