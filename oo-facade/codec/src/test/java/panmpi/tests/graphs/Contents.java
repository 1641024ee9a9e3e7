package panmpi.tests.graphs;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.reflect.RecordComponent;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The contents of an object, to compare an original with its copy. {@link Isomorphism} checks
 * separately that references which lead to one object in the original also do so in the copy.
 *
 * @param label class of the object and, if it holds no other objects, its value.
 * @param data elements of a primitive array as bytes; empty for other objects.
 * @param parts objects that it holds, in an order that does not depend on the JVM.
 */
record Contents(String label, ByteBuffer data, List<Object> parts) {
    private static final ByteBuffer NO_DATA = ByteBuffer.allocate(0);
    private static final Contents NULL = value("null");

    /**
     * Returns the contents of an object. If {@code sent} is true, the object is an original, and
     * the result is the contents that its copy must have.
     */
    static Contents of(Object object, boolean sent, Fidelity fidelity) {
        return switch (object) {
            case null -> NULL;
            case Shaped shaped ->
                    holding(object, "", sent ? shaped.kept(fidelity) : shaped.state());
            case Object[] array -> holding(array, "", Arrays.asList(array));
            case Record made -> holding(made, "", components(made));
            case Map<?, ?> map -> holding(map, order(map), entries(map));
            case Collection<?> some -> holding(some, order(some), elements(some));
            case AtomicReference<?> cell -> holding(cell, "", Arrays.asList(cell.get()));
            case Float real -> value(name(real) + " " + Integer.toHexString(fidelity.bits(real)));
            case Double real -> value(name(real) + " " + Long.toHexString(fidelity.bits(real)));
            case Hooks.Single single -> value(single.toString());
            default ->
                    object.getClass().isArray() ? numbers(object, fidelity) : value(text(object));
        };
    }

    /** Returns the contents of an object, exact to the last bit. */
    static Contents of(Object object) {
        return of(object, false, Fidelity.EXACT);
    }

    private static Contents value(String label) {
        return new Contents(label, NO_DATA, List.of());
    }

    private static Contents holding(Object object, String more, List<?> parts) {
        return new Contents(name(object) + more, NO_DATA, new ArrayList<>(parts));
    }

    private static Contents numbers(Object array, Fidelity fidelity) {
        byte[] bytes = bytes(array, fidelity);
        return new Contents(name(array), ByteBuffer.wrap(bytes), List.of());
    }

    private static byte[] bytes(Object array, Fidelity fidelity) {
        if (array instanceof boolean[] flags) {
            byte[] bytes = new byte[flags.length];
            for (int i = 0; i < flags.length; i++) {
                bytes[i] = (byte) (flags[i] ? 1 : 0);
            }
            return bytes;
        }
        var segment =
                switch (array) {
                    case byte[] a -> MemorySegment.ofArray(a);
                    case char[] a -> MemorySegment.ofArray(a);
                    case short[] a -> MemorySegment.ofArray(a);
                    case int[] a -> MemorySegment.ofArray(a);
                    case long[] a -> MemorySegment.ofArray(a);
                    case float[] a -> MemorySegment.ofArray(fidelity.seen(a));
                    default -> MemorySegment.ofArray(fidelity.seen((double[]) array));
                };
        return segment.toArray(ValueLayout.JAVA_BYTE);
    }

    /** Returns class and value as ASCII text, since a console cannot show lone surrogates. */
    private static String text(Object value) {
        var text = new StringBuilder(name(value)).append(' ');
        String all = value instanceof Class<?> type ? type.getName() : value.toString();
        for (char c : all.toCharArray()) {
            text.append(c >= ' ' && c < 0x7f ? String.valueOf(c) : "\\u" + HEX.toHexDigits(c));
        }
        return text.toString();
    }

    private static final HexFormat HEX = HexFormat.of();

    private static String name(Object object) {
        return object.getClass().getName();
    }

    private static List<Object> components(Record made) {
        var parts = new ArrayList<Object>();
        try {
            for (RecordComponent component : made.getClass().getRecordComponents()) {
                var accessor = component.getAccessor();
                accessor.setAccessible(true);
                parts.add(accessor.invoke(made));
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError("a record of the tests hides its components", e);
        }
        return parts;
    }

    private static String order(Object some) {
        Comparator<?> order =
                switch (some) {
                    case SortedMap<?, ?> map -> map.comparator();
                    case SortedSet<?> set -> set.comparator();
                    case PriorityQueue<?> queue -> queue.comparator();
                    default -> null;
                };
        return order == null ? "" : " by " + name(order);
    }

    /**
     * Returns each key, followed by its value. The entries are sorted by the labels of their keys,
     * so that the keys must be values such as strings.
     */
    private static List<Object> entries(Map<?, ?> map) {
        var parts = new ArrayList<Object>();
        map.entrySet().stream()
                .sorted(Comparator.comparing(entry -> of(entry.getKey()).label()))
                .forEach(entry -> parts.addAll(Arrays.asList(entry.getKey(), entry.getValue())));
        return parts;
    }

    /**
     * Returns the elements in their order; those of an unordered set are sorted by their labels.
     */
    private static List<Object> elements(Collection<?> some) {
        var parts = new ArrayList<Object>(some);
        if (some instanceof Set<?> && !(some instanceof LinkedHashSet<?>)) {
            parts.sort(Comparator.comparing(element -> of(element).label()));
        }
        return parts;
    }
}
