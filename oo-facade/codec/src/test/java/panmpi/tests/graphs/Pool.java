package panmpi.tests.graphs;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Collects the objects of a random graph, so that later objects can refer to them. A record, or an
 * object with {@code readResolve}, is complete only after its contents. Java's streams cannot
 * restore a cycle through such an object. Therefore, while the contents of such an object are made,
 * they get no reference to this object, or to another unfinished object around it.
 */
final class Pool {
    private static final int NOWHERE = Integer.MAX_VALUE;
    private static final int DEEPEST = 40;

    private final SplittableRandom random;
    private final List<Entry> entries = new ArrayList<>();
    private final int[] reach = new int[DEEPEST + 2];
    private int depth;
    private int barrier;

    /**
     * Object of the graph, with the depth of the outermost unfinished object that it leads back to.
     */
    private static final class Entry {
        final Object object;
        int reach;

        Entry(Object object, int reach) {
            this.object = object;
            this.reach = reach;
        }
    }

    Pool(SplittableRandom random) {
        this.random = random;
    }

    /** {@return true if the graph has its greatest depth} */
    boolean isDeep() {
        return depth >= DEEPEST;
    }

    /** {@return a random object made so far; null if no reference to it is allowed here} */
    Object again() {
        if (entries.isEmpty()) {
            return null;
        }
        var entry = entries.get(random.nextInt(entries.size()));
        if (entry.reach <= barrier) {
            return null;
        }
        reach[depth] = Math.min(reach[depth], entry.reach);
        return entry.object;
    }

    /** {@return the object after it was filled; its contents can refer to it} */
    <T> T open(T object, Consumer<? super T> fill) {
        reach[++depth] = NOWHERE;
        entries.add(new Entry(object, depth));
        fill.accept(object);
        close();
        return object;
    }

    /** {@return a new object; only objects that are made later can refer to it} */
    <T> T sealed(Supplier<T> make) {
        int outer = barrier;
        reach[++depth] = NOWHERE;
        barrier = depth;
        T object = make.get();
        barrier = outer;
        close();
        entries.add(new Entry(object, NOWHERE));
        return object;
    }

    private void close() {
        int own = reach[depth] < depth ? reach[depth] : NOWHERE;
        for (Entry entry : entries) {
            if (entry.reach == depth) {
                entry.reach = own;
            }
        }
        depth--;
        reach[depth] = Math.min(reach[depth], own);
    }
}
