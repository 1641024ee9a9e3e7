package panmpi.tests.graphs;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Array;
import java.util.Arrays;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/** Sends objects through a codec, and through memory in place of MPI. */
public final class RoundTrip {
    private static final int SOMEWHERE = 5;

    private RoundTrip() {}

    /**
     * Encodes objects.
     *
     * @param codec codec to test.
     * @param objects objects to send.
     * @return their parts, as they arrive: nothing of them belongs to the codec.
     * @throws IOException as the codec does.
     */
    public static Parts sent(ObjectCodec codec, Object[] objects) throws IOException {
        var parts = new Parts();
        codec.encode(objects, parts);
        var arrived = copy(parts);
        parts.clear();
        return arrived;
    }

    /**
     * Encodes objects and makes them again.
     *
     * @param codec codec to test.
     * @param objects objects to send.
     * @return the copies.
     * @throws IOException as the codec does.
     * @throws ClassNotFoundException as the codec does.
     */
    public static Object[] of(ObjectCodec codec, Object[] objects)
            throws IOException, ClassNotFoundException {
        var copies = new Object[objects.length];
        codec.decode(sent(codec, objects), copies);
        return copies;
    }

    /**
     * Copies parts, as a message does: the bytes arrive at another place in an array.
     *
     * @param parts message.
     * @return what arrives.
     */
    public static Parts copy(Parts parts) {
        var copy = new Parts();
        int length = parts.to() - parts.from();
        byte[] bytes = new byte[SOMEWHERE + length + 1];
        System.arraycopy(parts.bytes(), parts.from(), bytes, SOMEWHERE, length);
        copy.bytes(bytes, SOMEWHERE, SOMEWHERE + length);
        parts.arrays().forEach(array -> copy.arrays().add(copy(array)));
        return copy;
    }

    private static Object copy(Object array) {
        if (array instanceof MemorySegment segment) {
            return MemorySegment.ofArray(segment.toArray(ValueLayout.JAVA_BYTE));
        }
        var type = array.getClass().getComponentType();
        if (type == null || !type.isPrimitive()) {
            throw new AssertionError(array.getClass() + " cannot travel beside the bytes");
        }
        int length = Array.getLength(array);
        var copy = Array.newInstance(type, length);
        System.arraycopy(array, 0, copy, 0, length);
        return copy;
    }

    /** {@return the bytes of parts, without the rest of the array around them} */
    public static byte[] bytes(Parts parts) {
        return Arrays.copyOfRange(parts.bytes(), parts.from(), parts.to());
    }
}
