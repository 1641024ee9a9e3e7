package panmpi.tests.graphs;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.Array;
import java.util.Arrays;
import mpi.object.ObjectCodec;
import mpi.object.Parts;

/** Sends objects through a codec in one JVM: copying the encoded form replaces the MPI message. */
public final class RoundTrip {
    private static final int SOMEWHERE = 5;

    private RoundTrip() {}

    /**
     * Encodes objects.
     *
     * @param codec codec to test.
     * @param objects objects to send.
     * @return a copy of the encoded form, as it arrives at the receiver.
     * @throws IOException if the codec throws it.
     */
    public static Parts sent(ObjectCodec codec, Object[] objects) throws IOException {
        var parts = new Parts();
        codec.encode(objects, parts);
        var arrived = copy(parts);
        parts.clear();
        return arrived;
    }

    /**
     * Encodes objects and decodes them again.
     *
     * @param codec codec to test.
     * @param objects objects to send.
     * @return the copies.
     * @throws IOException if the codec throws it.
     * @throws ClassNotFoundException if the codec throws it.
     */
    public static Object[] of(ObjectCodec codec, Object[] objects)
            throws IOException, ClassNotFoundException {
        var copies = new Object[objects.length];
        codec.decode(sent(codec, objects), copies);
        return copies;
    }

    /**
     * Copies an encoded message, as sending does; the bytes begin at another index of their array.
     *
     * @param parts encoded message.
     * @return the copy.
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
