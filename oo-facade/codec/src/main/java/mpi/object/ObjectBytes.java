package mpi.object;

import java.io.IOException;
import java.io.StreamCorruptedException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Converts objects to one array of bytes and back. The array has a header of 24 bytes (four bytes
 * that mark such an array, number of objects, length of the codec's bytes, number of separate
 * arrays, name of the codec), the codec's bytes, and the separate arrays. Numbers are
 * little-endian.
 */
final class ObjectBytes {

    private static final int MARK = 0x31_6f_6d_70;
    private static final int NAME = 8;
    private static final int HEADER = 4 * Integer.BYTES + NAME;

    private ObjectBytes() {}

    /** Serializes objects to one array. */
    static byte[] of(ObjectCodec codec, Object[] objects) throws IOException {
        Parts parts = new Parts();
        codec.encode(objects, parts);
        int bytes = parts.to() - parts.from();
        List<Object> arrays = parts.arrays();
        long size = (long) HEADER + bytes;
        for (Object array : arrays) {
            size += ArrayKind.of(array).size(array);
        }
        if (size > Integer.MAX_VALUE) {
            throw new IOException("the objects take " + size + " bytes, more than an array holds");
        }
        ByteBuffer to = ByteBuffer.allocate((int) size).order(ByteOrder.LITTLE_ENDIAN);
        to.putInt(MARK).putInt(objects.length).putInt(bytes).putInt(arrays.size());
        to.put(codec.name().getBytes(StandardCharsets.ISO_8859_1)).position(HEADER);
        to.put(parts.bytes(), parts.from(), bytes);
        for (Object array : arrays) {
            ArrayKind.of(array).write(array, to);
        }
        return to.array();
    }

    /** Deserializes the objects of an array that {@link #of} has made. */
    static Object[] read(ObjectCodec codec, byte[] bytes)
            throws IOException, ClassNotFoundException {
        ByteBuffer from = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        if (bytes.length < HEADER || from.getInt() != MARK) {
            throw new StreamCorruptedException("the bytes do not begin with objects of a codec");
        }
        int count = from.getInt();
        int length = from.getInt();
        int arrays = from.getInt();
        checkName(codec, from);
        // Each object takes at least one of the codec's bytes.
        if (count < 0 || length < 0 || count > length || length > from.remaining()) {
            throw damaged();
        }
        Parts parts = new Parts();
        parts.bytes(bytes, HEADER, HEADER + length);
        from.position(HEADER + length);
        readArrays(arrays, from, parts.arrays());
        Object[] objects = new Object[count];
        codec.decode(parts, objects);
        return objects;
    }

    private static void readArrays(int count, ByteBuffer from, List<Object> to)
            throws StreamCorruptedException {
        try {
            for (int i = 0; i < count; i++) {
                to.add(ArrayKind.read(from));
            }
        } catch (BufferUnderflowException e) {
            throw damaged();
        }
        if (count < 0 || from.hasRemaining()) {
            throw damaged();
        }
    }

    private static void checkName(ObjectCodec codec, ByteBuffer from)
            throws StreamCorruptedException {
        byte[] name = new byte[NAME];
        from.get(name);
        String writer = new String(name, StandardCharsets.ISO_8859_1).replace("\0", "");
        if (!writer.equals(codec.name())) {
            throw new StreamCorruptedException(
                    "codec \"%s\" wrote the bytes, and codec \"%s\" reads them"
                            .formatted(writer, codec.name()));
        }
    }

    private static StreamCorruptedException damaged() {
        return new StreamCorruptedException("the bytes are cut, or their lengths are damaged");
    }
}
