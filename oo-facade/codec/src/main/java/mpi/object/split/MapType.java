package mpi.object.split;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/**
 * Descriptor that writes and reads a {@link HashMap}: its size, then each key followed by its
 * value.
 */
final class MapType extends TypeDescriptor {

    /** Smallest table that HashMap allocates, in slots. */
    private static final int LEAST = 16;

    private static final float FULL = 0.75f;
    private static final int MOST = 1 << 30;

    MapType() {
        super(HashMap.class, true);
    }

    /**
     * Returns the number of slots in a hash table of this many elements, which {@code readObject}
     * of HashMap and HashSet passes to the filter.
     */
    static int table(int size) {
        int places = (int) Math.min(size / FULL, MOST);
        return places <= 1 ? 1 : Integer.highestOneBit(places - 1) << 1;
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        Map<?, ?> map = (Map<?, ?>) object;
        encoder.out.put(code << 1);
        encoder.out.varint(map.size());
        InlineCache keys = new InlineCache();
        InlineCache values = new InlineCache();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            encoder.write(entry.getKey(), keys);
            encoder.write(entry.getValue(), values);
        }
    }

    @Override
    Object read(Decoder decoder) throws IOException, ClassNotFoundException {
        int size = decoder.in.count(2);
        decoder.filterCheck.ask(Map.Entry[].class, size == 0 ? 0 : Math.max(LEAST, table(size)));
        Map<Object, Object> map = HashMap.newHashMap(size);
        decoder.handles.add(map);
        decoder.in.owe(2 * size);
        for (int i = 0; i < size; i++) {
            decoder.in.owe(-2);
            Object key = decoder.read();
            map.put(key, decoder.read());
        }
        return map;
    }
}
