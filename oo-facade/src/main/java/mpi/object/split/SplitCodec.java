package mpi.object.split;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * The default codec. Classes keep all that java.io lets them do; what travels are slim bytes, and
 * arrays of primitive elements beside them. Sender and receiver must have the same classes.
 */
public final class SplitCodec implements ObjectCodec {

    private static final ThreadLocal<Coders> CODERS = ThreadLocal.withInitial(Coders::new);

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
        Coders coders = CODERS.get();
        Encoder encoder = coders.takeEncoder();
        try {
            encoder.encode(objects, parts);
        } catch (StackOverflowError e) {
            throw new IOException("the objects lie deeper than the stack reaches", e);
        } finally {
            coders.give(encoder);
        }
    }

    @Override
    public void decode(Parts parts, Object[] objects) throws IOException, ClassNotFoundException {
        Coders coders = CODERS.get();
        Decoder decoder = coders.takeDecoder();
        try {
            decoder.decode(parts, objects, filter);
        } catch (StackOverflowError e) {
            throw new InvalidObjectException("the objects lie deeper than the stack reaches", e);
        } catch (OutOfMemoryError e) {
            throw new InvalidObjectException("the objects are larger than the memory", e);
        } catch (RuntimeException e) {
            throw new InvalidObjectException("an object cannot be made of what arrived", e);
        } catch (LinkageError e) {
            throw new InvalidObjectException("a class of the objects cannot be used", e);
        } finally {
            coders.give(decoder);
        }
    }

    /** Those of a thread. While one is in use there is none: a hook within it gets a fresh one. */
    private static final class Coders {

        private Encoder encoder;
        private Decoder decoder;

        Encoder takeEncoder() {
            Encoder taken = encoder == null ? new Encoder() : encoder;
            encoder = null;
            return taken;
        }

        Decoder takeDecoder() {
            Decoder taken = decoder == null ? new Decoder() : decoder;
            decoder = null;
            return taken;
        }

        void give(Encoder back) {
            encoder = back;
        }

        void give(Decoder back) {
            decoder = back;
        }
    }
}
