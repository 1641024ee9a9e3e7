package panmpi.bench.ranks;

import java.io.IOException;
import java.util.Arrays;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * Writes and reads objects by a codec of panmpi, without a message.
 *
 * @param codec codec that writes and reads.
 */
record CodecSerializer(ObjectCodec codec) implements Serializer<Parts> {

    @Override
    public Parts write(Object object) throws IOException {
        Parts parts = new Parts();
        codec.encode(new Object[] {object}, parts);
        return parts;
    }

    /** Copies the bytes, because the codec may reuse its buffer. */
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
