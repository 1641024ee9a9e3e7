package panmpi.tests.graphs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes graphs that are wide at every depth: a chain of objects, each of which holds further
 * chains, so that many siblings lie on both sides of the depth at which a codec continues in
 * another thread.
 */
public final class WideGraphs {
    private static final int OBJECTS = 10_000;
    private static final int SPINE = 400;
    private static final int BRANCH = 4;

    private final SplittableRandom random;
    private final int kinds;
    private final int kind;

    private WideGraphs(SplittableRandom random) {
        this.random = random;
        kinds = 1 + random.nextInt(2);
        kind = random.nextInt(6);
    }

    /**
     * Makes a graph.
     *
     * @param seed seed of the random graph.
     * @return one object.
     */
    public static Object of(long seed) {
        var random = new SplittableRandom(seed);
        int depth = 1 + random.nextInt(SPINE);
        return new WideGraphs(random).spine(depth, OBJECTS / BRANCH / depth);
    }

    /**
     * Makes a graph whose siblings are all at one depth.
     *
     * @param depth levels above the siblings.
     * @param width number of siblings.
     * @return one object.
     */
    public static Object of(int depth, int width) {
        Object made = new WideGraphs(new SplittableRandom(width)).siblings(width, null);
        for (int i = 1; i < depth; i++) {
            made = new Object[] {made};
        }
        return made;
    }

    private Object spine(int depth, int width) {
        Object made = "end";
        for (int i = 0; i < depth; i++) {
            made = siblings(1 + random.nextInt(width), made);
        }
        return made;
    }

    private List<Object> siblings(int count, Object inner) {
        List<Object> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(branch());
        }
        all.add(random.nextInt(count + 1), inner);
        return all;
    }

    private Object branch() {
        Object made = null;
        for (int i = random.nextInt(BRANCH); i >= 0; i--) {
            made = holding(made);
        }
        return made;
    }

    /**
     * Wraps an object in one of the one or two classes of this graph. They are few, since a codec
     * treats consecutive objects of one class in a special way.
     */
    private Object holding(Object inner) {
        return switch ((kind + random.nextInt(kinds)) % 6) {
            case 0 -> new Object[] {inner};
            case 1 -> new ArrayList<>(Collections.singletonList(inner));
            case 2 -> new Pair<>(inner, null);
            case 3 -> hooked(inner);
            case 4 -> external(inner);
            default -> node(inner);
        };
    }

    private static Object hooked(Object inner) {
        var made = new Hooks.Hooked();
        made.extra = inner;
        return made;
    }

    private static Object external(Object inner) {
        var made = new Hooks.External();
        made.object = inner;
        return made;
    }

    private static Object node(Object inner) {
        var made = new Node(1);
        made.left = inner;
        return made;
    }
}
