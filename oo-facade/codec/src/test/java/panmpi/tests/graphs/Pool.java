package panmpi.tests.graphs;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * The objects of a graph so far, to be referred to again. What can be made only when all that it
 * holds is there (a record, or what {@code readResolve} makes) must lie on no cycle: no stream of
 * Java's keeps such a one. So it holds nothing that leads back to what lies around it.
 */
final class Pool {
    private static final int NOWHERE = Integer.MAX_VALUE;
    private static final int DEEPEST = 40;

    private final SplittableRandom random;
    private final List<Entry> entries = new ArrayList<>();
    private final int[] reach = new int[DEEPEST + 2];
    private int depth;
    private int barrier;

    /** An object with the outermost unfinished object that it leads back to. */
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

    /** {@return true if nothing more may be nested} */
    boolean isDeep() {
        return depth >= DEEPEST;
    }

    /** {@return an object of the graph so far; null if there is none to take} */
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

    /** {@return an object that is filled while others can refer to it} */
    <T> T open(T object, Consumer<? super T> fill) {
        reach[++depth] = NOWHERE;
        entries.add(new Entry(object, depth));
        fill.accept(object);
        close();
        return object;
    }

    /** {@return an object that others can refer to when it is made} */
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
