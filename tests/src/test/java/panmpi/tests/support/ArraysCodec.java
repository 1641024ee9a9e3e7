package panmpi.tests.support;

import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.ObjectInputFilter;
import java.util.Arrays;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * Example of a program's own codec, for primitive arrays and segments: it encodes none of them, but
 * passes them on as arrays, with one byte as a mark.
 */
public final class ArraysCodec implements ObjectCodec {

    private static final byte MARK = 77;

    @Override
    public String name() {
        return "arrays";
    }

    @Override
    public void encode(Object[] objects, Parts parts) {
        parts.bytes(new byte[] {MARK}, 0, 1);
        parts.arrays().addAll(Arrays.asList(objects));
    }

    @Override
    public void decode(Parts parts, Object[] objects) throws IOException {
        if (parts.to() - parts.from() != 1 || parts.bytes()[parts.from()] != MARK) {
            throw new InvalidObjectException("not what codec arrays writes");
        }
        parts.arrays().toArray(objects);
    }

    @Override
    public ObjectCodec withFilter(ObjectInputFilter filter) {
        return this;
    }
}
