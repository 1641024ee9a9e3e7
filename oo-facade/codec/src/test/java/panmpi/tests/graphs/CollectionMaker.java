package panmpi.tests.graphs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;

/** Makes random collections and other containers of java.util. */
final class CollectionMaker {
    private final SplittableRandom random;
    private final Values values;
    private final Pool pool;
    private final Supplier<Object> next;

    /** Makes a maker that takes elements from {@code next}, and immutable values as keys. */
    CollectionMaker(SplittableRandom random, Pool pool, Supplier<Object> next) {
        this.random = random;
        this.pool = pool;
        this.next = next;
        values = new Values(random);
    }

    /** {@return a list or deque of any objects} */
    Object sequence() {
        Collection<Object> made =
                switch (random.nextInt(5)) {
                    case 0 -> new ArrayList<>();
                    case 1 -> new LinkedList<>();
                    case 2 -> new Vector<>();
                    case 3 -> new CopyOnWriteArrayList<>();
                    default -> new ArrayDeque<>();
                };
        return pool.open(made, this::fill);
    }

    private void fill(Collection<Object> made) {
        for (int n = random.nextInt(6); n > 0; n--) {
            var element = next.get();
            if (element != null || made instanceof List<?>) {
                made.add(element);
            }
        }
    }

    /** {@return a map from immutable values to any objects} */
    Object map() {
        Map<Object, Object> made =
                switch (random.nextInt(4)) {
                    case 0 -> new HashMap<>();
                    case 1 -> new LinkedHashMap<>();
                    case 2 -> new Hashtable<>();
                    default -> new ConcurrentHashMap<>();
                };
        return pool.open(made, map -> fill(map, values::key));
    }

    /**
     * {@return a sorted map: in natural order, in reverse order, or with enum constants as keys}
     */
    Object orderedMap() {
        if (random.nextInt(3) == 0) {
            return pool.open(new EnumMap<Plain, Object>(Plain.class), m -> fill(m, values::colour));
        }
        Comparator<String> order = order();
        return pool.open(new TreeMap<String, Object>(order), map -> fill(map, values::text));
    }

    private <K> void fill(Map<K, Object> map, Supplier<? extends K> keys) {
        boolean takesNull = map instanceof HashMap || map instanceof TreeMap;
        for (int n = random.nextInt(6); n > 0; n--) {
            K key = keys.get();
            var value = next.get();
            if (value != null || takesNull) {
                map.put(key, value);
            }
        }
    }

    /** {@return a set or priority queue of immutable values} */
    Object set() {
        return switch (random.nextInt(5)) {
            case 0 -> pool.open(new HashSet<>(), set -> addKeys(set, values::key));
            case 1 -> pool.open(new LinkedHashSet<>(), set -> addKeys(set, values::key));
            case 2 -> pool.open(new TreeSet<String>(order()), set -> addKeys(set, values::text));
            case 3 -> pool.open(new PriorityQueue<String>(order()), q -> addKeys(q, values::text));
            default -> pool.sealed(() -> addKeys(EnumSet.noneOf(Plain.class), values::colour));
        };
    }

    private <E, C extends Collection<? super E>> C addKeys(C made, Supplier<E> keys) {
        for (int n = random.nextInt(6); n > 0; n--) {
            made.add(keys.get());
        }
        return made;
    }

    private Comparator<String> order() {
        return random.nextBoolean() ? null : Collections.reverseOrder();
    }

    /** {@return an immutable collection, or a view of another collection} */
    Object fixed() {
        return pool.sealed(
                () ->
                        switch (random.nextInt(8)) {
                            case 0 -> List.of();
                            case 1 -> List.of(some());
                            case 2 -> List.of(some(), some(), some());
                            case 3 -> Set.of(values.text());
                            case 4 -> Map.of(values.text(), some(), 7, some());
                            case 5 ->
                                    Collections.unmodifiableList(new ArrayList<>(List.of(some())));
                            case 6 -> Collections.nCopies(random.nextInt(4), next.get());
                            default -> Arrays.asList(next.get(), next.get());
                        });
    }

    private Object some() {
        var object = next.get();
        return object == null ? "nothing" : object;
    }

    /** {@return a mutable object that is no collection} */
    Object cell() {
        return switch (random.nextInt(5)) {
            case 0 -> pool.open(BitSet.valueOf(new long[] {random.nextLong()}), bits -> {});
            case 1 -> pool.open(new Date(random.nextLong()), date -> {});
            case 2 -> pool.open(new AtomicLong(random.nextLong()), number -> {});
            case 3 -> pool.open(new StringBuilder(values.text()), text -> {});
            default -> pool.open(new AtomicReference<>(), cell -> cell.set(next.get()));
        };
    }

    /** {@return a map from strings to lists of sets} */
    Map<String, List<Set<Object>>> nested() {
        Map<String, List<Set<Object>>> made = new HashMap<>();
        for (int n = random.nextInt(3); n > 0; n--) {
            List<Set<Object>> list = new ArrayList<>();
            for (int m = random.nextInt(3); m > 0; m--) {
                list.add(addKeys(new HashSet<>(), values::key));
            }
            made.put(values.text(), list);
        }
        return made;
    }
}
