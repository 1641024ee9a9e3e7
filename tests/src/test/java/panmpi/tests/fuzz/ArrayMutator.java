package panmpi.tests.fuzz;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import panmpi.tests.graphs.Primitives;

/**
 * Damages the arrays that a message has in addition to its encoded bytes: some are removed, added,
 * too long, or of other types.
 */
final class ArrayMutator {
    private static final List<Class<?>> ELEMENTS = Primitives.types();

    private final SplittableRandom random;
    private final List<Object> list;

    ArrayMutator(SplittableRandom random, List<Object> list) {
        this.random = random;
        this.list = new ArrayList<>(list);
    }

    List<Object> list() {
        return list;
    }

    void mutate() {
        if (list.isEmpty()) {
            if (random.nextInt(8) == 0) {
                list.add(array());
            }
            return;
        }
        int i = random.nextInt(list.size());
        switch (random.nextInt(7)) {
            case 0 -> list.remove(i);
            case 1 -> list.add(i, array());
            case 2 -> list.set(i, array());
            case 3 -> Collections.swap(list, i, random.nextInt(list.size()));
            case 4 -> list.add(list.get(i));
            case 5 -> list.clear();
            default -> list.set(i, resized(list.get(i)));
        }
    }

    private Object array() {
        int length = random.nextInt(20);
        int kind = random.nextInt(ELEMENTS.size() + 1);
        return kind < ELEMENTS.size()
                ? Array.newInstance(ELEMENTS.get(kind), length)
                : MemorySegment.ofArray(new byte[length]);
    }

    private Object resized(Object array) {
        if (array instanceof MemorySegment segment) {
            return MemorySegment.ofArray(new byte[(int) segment.byteSize() + 1]);
        }
        int length = Math.max(0, Array.getLength(array) + random.nextInt(-3, 4));
        return Array.newInstance(array.getClass().getComponentType(), length);
    }
}
