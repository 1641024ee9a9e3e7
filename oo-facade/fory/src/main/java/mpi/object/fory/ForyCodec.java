package mpi.object.fory;

import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputFilter;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * Codec that uses Apache Fory, which generates code for the classes of objects. Arrays of 4 KiB and
 * more are sent separately, without a copy. Sender and receiver need the same classes.
 */
public final class ForyCodec implements ObjectCodec {

    private final Coders writers = new Coders(Coder::writer);
    private final Coders readers;

    /** Makes a codec with the serial filter of the JVM. */
    public ForyCodec() {
        this(ObjectInputFilter.Config.getSerialFilter());
    }

    private ForyCodec(ObjectInputFilter filter) {
        readers = new Coders(loader -> Coder.reader(loader, filter));
    }

    @Override
    public String name() {
        return "fory";
    }

    @Override
    public ObjectCodec withFilter(ObjectInputFilter filter) {
        return filter == null ? new ForyCodec() : new ForyCodec(filter);
    }

    @Override
    public void encode(Object[] objects, Parts parts) throws IOException {
        Coder coder = writers.take();
        try {
            coder.write(objects, parts);
        } catch (StackOverflowError | RuntimeException e) {
            parts.clear();
            throw refused(e);
        } finally {
            writers.giveBack(coder);
        }
    }

    @Override
    public void decode(Parts parts, Object[] objects) throws IOException, ClassNotFoundException {
        Coder coder = readers.take();
        try {
            coder.read(parts, objects);
        } catch (RuntimeException | LinkageError | VirtualMachineError e) {
            throw Damage.of(e, coder.where());
        } finally {
            readers.giveBack(coder);
        }
    }

    private static IOException refused(Throwable thrown) {
        for (Throwable e = thrown; e != null; e = e.getCause()) {
            if (e instanceof IOException own) {
                return own;
            }
        }
        var told = new NotSerializableException("Fory cannot write an object: " + thrown);
        told.initCause(thrown);
        return told;
    }
}
