package panmpi.tests.fuzz;

import java.io.IOException;
import java.io.ObjectInputFilter;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/**
 * A codec whose costs are counted.
 *
 * @param codec the codec.
 * @param costs costs of all messages.
 */
record Metered(ObjectCodec codec, Costs costs) implements ObjectCodec {

    @Override
    public String name() {
        return codec.name();
    }

    @Override
    public void encode(Object[] objects, Parts parts) throws IOException {
        var before = Costs.Reading.now();
        codec.encode(objects, parts);
        costs.add(before, length(parts));
    }

    @Override
    public void decode(Parts parts, Object[] objects) throws IOException, ClassNotFoundException {
        int length = length(parts);
        var before = Costs.Reading.now();
        try {
            codec.decode(parts, objects);
        } finally {
            costs.add(before, length);
        }
    }

    /**
     * Returns the length of the bytes; a message's separate arrays do not count, since the codec
     * allocates nothing for them.
     */
    private static int length(Parts parts) {
        return parts.to() - parts.from();
    }

    @Override
    public ObjectCodec withFilter(ObjectInputFilter filter) {
        return new Metered(codec.withFilter(filter), costs);
    }
}
