package mpi.object.split;

import java.io.IOException;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.List;

/**
 * Descriptor that writes and reads arrays of primitive elements. Each element type has two
 * descriptors: one for arrays in the message's bytes, and one for arrays that are sent separately.
 */
final class PrimitiveArrayType extends TypeDescriptor {

    private static final int KINDS = Elements.values().length;

    private final Elements elements;
    private final boolean isSeparate;

    private PrimitiveArrayType(Elements elements, boolean isSeparate) {
        super(elements.type, true);
        this.elements = elements;
        this.isSeparate = isSeparate;
    }

    /**
     * Lists the types in the order of their codes: first for arrays in the message's bytes, then
     * for arrays that are sent separately.
     */
    static List<TypeDescriptor> all() {
        List<TypeDescriptor> all = new ArrayList<>();
        for (Elements elements : Elements.values()) {
            all.add(new PrimitiveArrayType(elements, false));
        }
        for (Elements elements : Elements.values()) {
            all.add(new PrimitiveArrayType(elements, true));
        }
        return all;
    }

    @Override
    void write(Object array, Encoder encoder) throws IOException {
        int length = Array.getLength(array);
        boolean isLong = elements.isLong(length);
        encoder.out.put(code + (isLong ? KINDS : 0) << 1);
        encoder.out.varint(length);
        if (isLong) {
            encoder.addArray(array);
        } else {
            elements.put(array, length, encoder.out);
        }
    }

    @Override
    Object read(Decoder decoder) throws IOException {
        int length = isSeparate ? decoder.in.varint() : decoder.in.count(elements.size);
        decoder.filterCheck.ask(type, length);
        Object array =
                isSeparate ? decoder.nextArray(type, length) : elements.get(length, decoder.in);
        decoder.handles.add(array);
        return array;
    }
}
