package panmpi.tests.fuzz;

import static panmpi.tests.support.World.RANK;
import static panmpi.tests.support.World.WORLD;

import java.io.IOException;
import java.io.ObjectInputFilter;
import java.util.Arrays;
import java.util.SplittableRandom;
import mpi.MPI;
import mpi.MPIException;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;
import mpi.object.Parts;
import panmpi.tests.graphs.RoundTrip;
import panmpi.tests.support.Receiving;

/**
 * Delivers each input as a message that this process sends to itself, and receives in a random way
 * of {@link Receiving}. The memory that receives use is filled with a pattern before, so that bytes
 * which were in no message are noticed.
 */
final class OwnMessages implements Delivery {
    private static final int TAG = 5;
    private static final byte PATTERN = (byte) 0xa7;
    private static final int RUN = 16;
    private static final byte[] FILLING = new byte[60_000];
    private static final ObjectCodec PLAIN = Codecs.named("split");

    static {
        Arrays.fill(FILLING, PATTERN);
    }

    private final SplittableRandom random;

    OwnMessages(SplittableRandom random) {
        this.random = random;
    }

    /** Codec that writes given parts, under the name of another codec. */
    private record Replay(String name, Parts given) implements ObjectCodec {
        @Override
        public void encode(Object[] objects, Parts parts) {
            byte[] bytes = RoundTrip.bytes(given);
            parts.bytes(bytes, 0, bytes.length);
            parts.arrays().addAll(given.arrays());
        }

        @Override
        public void decode(Parts parts, Object[] objects) {
            throw new UnsupportedOperationException("this codec encodes only");
        }

        @Override
        public ObjectCodec withFilter(ObjectInputFilter filter) {
            return this;
        }
    }

    @Override
    public boolean deliver(ObjectCodec codec, Input input)
            throws IOException, ClassNotFoundException {
        byte[] whole = message(new Replay(codec.name(), input.parts()), input.count());
        byte[] arriving = new MessageMutator(random).damaged(whole);
        var way = Receiving.values()[random.nextInt(Receiving.values().length)];
        fillMemory();
        var objects = new Object[input.count()];
        WORLD.setCodec(codec);
        var send = WORLD.Isend(arriving, 0, arriving.length, MPI.BYTE, RANK, TAG);
        try {
            way.into(way.returnsObject() ? new Object[1] : objects, TAG);
        } catch (MPIException refusal) {
            throw new IOException(way + " of " + arriving.length + " bytes", refusal);
        } finally {
            send.Wait();
        }
        if (arriving.length == 0) {
            throw new IOException(way + " of no bytes brings no objects");
        }
        refusePattern(objects, way + " of " + arriving.length + " bytes");
        return Arrays.equals(arriving, whole);
    }

    private static byte[] message(ObjectCodec codec, int count) {
        WORLD.setCodec(codec);
        var send = WORLD.Isend(new Object[count], 0, count, MPI.OBJECT, RANK, TAG);
        var found = WORLD.Mprobe(RANK, TAG);
        byte[] message = new byte[found.status().count];
        found.message().Mrecv(message, 0, message.length, MPI.BYTE);
        send.Wait();
        return message;
    }

    private static void fillMemory() {
        WORLD.setCodec(PLAIN);
        var filled = WORLD.<byte[]>irecv(RANK, TAG);
        WORLD.send(FILLING, RANK, TAG);
        if (!Arrays.equals(FILLING, filled.get())) {
            throw new AssertionError("the pattern came as something else");
        }
    }

    /**
     * Checks that objects do not contain the pattern: encodes them, and looks for it in the bytes.
     */
    private static void refusePattern(Object[] objects, String how) {
        var parts = new Parts();
        try {
            PLAIN.encode(objects, parts);
        } catch (IOException | RuntimeException broken) {
            // Damaged bytes may have become objects that cannot be encoded, such as a set without a
            // table.
            return;
        }
        refusePattern(Arrays.copyOfRange(parts.bytes(), parts.from(), parts.to()), how);
        for (Object array : parts.arrays()) {
            if (array instanceof byte[] bytes) {
                refusePattern(bytes, how);
            }
        }
    }

    private static void refusePattern(byte[] bytes, String how) {
        int run = 0;
        for (byte each : bytes) {
            run = each == PATTERN ? run + 1 : 0;
            if (run == RUN) {
                throw new AssertionError(how + " brought bytes of another message");
            }
        }
    }
}
