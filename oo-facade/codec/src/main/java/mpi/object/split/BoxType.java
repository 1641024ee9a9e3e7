package mpi.object.split;

import java.io.IOException;
import java.util.List;

/**
 * Descriptor that writes and reads boxed primitives. Boxes keep their identity, as under java.io:
 * two references to one box arrive as two references to one box.
 */
final class BoxType extends TypeDescriptor {

    private interface Put {
        void put(byte[] bytes, int at, Object value);
    }

    private interface Get {
        Object get(byte[] bytes, int at);
    }

    private final int size;
    private final Put put;
    private final Get get;

    private BoxType(Class<?> type, int size, Put put, Get get) {
        super(type, true);
        this.size = size;
        this.put = put;
        this.get = get;
    }

    static List<TypeDescriptor> all() {
        return List.of(
                new BoxType(
                        Boolean.class,
                        1,
                        (bytes, at, value) -> LittleEndian.put(bytes, at, (boolean) value),
                        LittleEndian::getBoolean),
                new BoxType(
                        Byte.class,
                        1,
                        (bytes, at, value) -> LittleEndian.put(bytes, at, (byte) value),
                        LittleEndian::getByte),
                new BoxType(
                        Character.class,
                        2,
                        (bytes, at, value) -> LittleEndian.put(bytes, at, (char) value),
                        LittleEndian::getChar),
                new BoxType(
                        Short.class,
                        2,
                        (bytes, at, value) -> LittleEndian.put(bytes, at, (short) value),
                        LittleEndian::getShort),
                new BoxType(
                        Integer.class,
                        4,
                        (bytes, at, value) -> LittleEndian.put(bytes, at, (int) value),
                        LittleEndian::getInt),
                new BoxType(
                        Long.class,
                        8,
                        (bytes, at, value) -> LittleEndian.put(bytes, at, (long) value),
                        LittleEndian::getLong),
                new BoxType(
                        Float.class,
                        4,
                        (bytes, at, value) -> LittleEndian.put(bytes, at, (float) value),
                        LittleEndian::getFloat),
                new BoxType(
                        Double.class,
                        8,
                        (bytes, at, value) -> LittleEndian.put(bytes, at, (double) value),
                        LittleEndian::getDouble));
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        encoder.out.put(code << 1);
        int at = encoder.out.reserve(size);
        put.put(encoder.out.bytes, at, object);
    }

    @Override
    Object read(Decoder decoder) throws IOException {
        Object value = get.get(decoder.in.bytes, decoder.in.take(size));
        decoder.handles.add(value);
        return value;
    }
}
