package mpi.object.split;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * Descriptor that writes and reads a list, set or queue of the JDK whose only state is its elements
 * in their order. Only the elements are written, which takes a fraction of the time of the class's
 * own {@code writeObject}.
 */
final class CollectionType extends TypeDescriptor {

    private final Class<?> array;

    /**
     * Computes the array length that java.io would pass to the {@link java.io.ObjectInputFilter}
     * for a collection with the given number of elements.
     */
    private final IntUnaryOperator places;

    private final IntFunction<Collection<Object>> make;

    private CollectionType(
            Class<?> type,
            Class<?> array,
            IntUnaryOperator places,
            IntFunction<Collection<Object>> make) {
        super(type, true);
        this.array = array;
        this.places = places;
        this.make = make;
    }

    static List<TypeDescriptor> all() {
        Class<?> entries = Map.Entry[].class;
        return List.of(
                new CollectionType(ArrayList.class, Object[].class, n -> n, ArrayList::new),
                new CollectionType(ArrayDeque.class, Object[].class, n -> n + 1, ArrayDeque::new),
                new CollectionType(
                        LinkedList.class, Object[].class, n -> n, any -> new LinkedList<>()),
                new CollectionType(HashSet.class, entries, MapType::table, HashSet::newHashSet),
                new CollectionType(
                        LinkedHashSet.class,
                        entries,
                        MapType::table,
                        LinkedHashSet::newLinkedHashSet),
                new MapType());
    }

    @Override
    void write(Object object, Encoder encoder) throws IOException {
        Collection<?> elements = (Collection<?>) object;
        encoder.out.put(code << 1);
        encoder.out.varint(elements.size());
        InlineCache cache = new InlineCache();
        for (Object element : elements) {
            encoder.write(element, cache);
        }
    }

    @Override
    Object read(Decoder decoder) throws IOException, ClassNotFoundException {
        int size = decoder.in.count(1);
        decoder.filterCheck.ask(array, places.applyAsInt(size));
        Collection<Object> elements = make.apply(size);
        decoder.handles.add(elements);
        decoder.in.owe(size);
        for (int i = 0; i < size; i++) {
            decoder.in.owe(-1);
            elements.add(decoder.read());
        }
        return elements;
    }
}
