package panmpi.bench.play;

import java.io.IOException;
import java.util.Arrays;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * Encodes an object before it is sent, and decodes it after it has arrived.
 *
 * @param codec any.
 */
record ByCodec(ObjectCodec codec) implements Serial<Parts> {

    @Override
    public Parts write(Object object) throws IOException {
        Parts parts = new Parts();
        codec.encode(new Object[] {object}, parts);
        return parts;
    }

    /** The codec may use its bytes again, so they are copied. */
    @Override
    public Parts message(Object object) throws IOException {
        Parts written = write(object);
        byte[] copy = Arrays.copyOfRange(written.bytes(), written.from(), written.to());
        Parts parts = new Parts();
        parts.bytes(copy, 0, copy.length);
        parts.arrays().addAll(written.arrays());
        return parts;
    }

    @Override
    public Object read(Parts message) throws IOException, ClassNotFoundException {
        Object[] objects = new Object[1];
        codec.decode(message, objects);
        return objects[0];
    }
}
