package mpi.object.split;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** A {@link HashMap}: its keys and values in turn. */
final class MapType extends TypeDescriptor {

    MapType() {
        super(HashMap.class, true);
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
        decoder.gate.ask(Map.Entry[].class, size);
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
