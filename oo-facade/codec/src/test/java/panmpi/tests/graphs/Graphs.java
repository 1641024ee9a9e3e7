package panmpi.tests.graphs;

import java.lang.reflect.Array;
import java.util.SplittableRandom;

/** Makes random graphs of objects. Equal seeds and sizes give equal graphs. */
public final class Graphs {
    private static final int ROOTS = 4;

    private final SplittableRandom random;
    private final Values values;
    private final ArrayMaker arrays;
    private final Pool pool;
    private final CollectionMaker collections;
    private int left;

    private Graphs(long seed, int size) {
        random = new SplittableRandom(seed);
        values = new Values(random);
        arrays = new ArrayMaker(random);
        pool = new Pool(random);
        collections = new CollectionMaker(random, pool, this::next);
        left = size;
    }

    /**
     * Makes a graph.
     *
     * @param seed seed of the random graph.
     * @param size approximate number of objects that hold others.
     * @return one to four objects, which may refer to the same objects.
     */
    public static Object[] of(long seed, int size) {
        var maker = new Graphs(seed, size);
        var roots = new Object[1 + maker.random.nextInt(ROOTS)];
        for (int i = 0; i < roots.length; i++) {
            roots[i] = maker.next();
        }
        return roots;
    }

    private Object next() {
        if (left <= 0 || pool.isDeep()) {
            return values.any();
        }
        if (random.nextInt(4) == 0) {
            var again = pool.again();
            return again == null ? values.any() : again;
        }
        left--;
        return made(random.nextInt(20));
    }

    private Object made(int kind) {
        return switch (kind) {
            case 0, 1 -> values.any();
            case 2 -> pool.open(arrays.flat(arrays.element(), 40), array -> {});
            case 3 -> pool.open(arrays.rows(arrays.element(), 2), array -> {});
            case 4 -> pool.open(arrays.rows(arrays.element(), 3), array -> {});
            case 5, 6 -> collections.sequence();
            case 7 -> collections.map();
            case 8 -> collections.orderedMap();
            case 9 -> collections.set();
            case 10 -> collections.fixed();
            case 11 -> collections.cell();
            case 12 -> objects();
            case 13, 14 -> pool.open(new Node(random.nextInt()), this::fill);
            case 15 -> leaf();
            case 16 -> pool.sealed(() -> new Pair<>(next(), next()));
            default -> hooked(random.nextInt(7));
        };
    }

    private Object objects() {
        int length = random.nextInt(6);
        return switch (random.nextInt(4)) {
            case 0 -> filled(new String[length], values::text);
            case 1 -> filled(new Plain[length], values::colour);
            case 2 -> filled(new Leaf[length], this::leaf);
            default -> filled(new Object[length], this::next);
        };
    }

    private <T> T[] filled(T[] array, java.util.function.Supplier<? extends T> elements) {
        return pool.open(
                array,
                a -> {
                    for (int i = 0; i < a.length; i++) {
                        Array.set(a, i, random.nextInt(8) == 0 ? null : elements.get());
                    }
                });
    }

    private Leaf leaf() {
        return pool.sealed(
                () ->
                        new Leaf(
                                random.nextInt(),
                                values.real64(),
                                random.nextBoolean(),
                                values.text(),
                                values.colour()));
    }

    private void fill(Node node) {
        node.z = random.nextBoolean();
        node.b = (byte) random.nextInt();
        node.c = (char) random.nextInt();
        node.s = (short) random.nextInt();
        node.i = random.nextInt();
        node.l = random.nextLong();
        node.f = values.real32();
        node.d = values.real64();
        node.text = values.text();
        node.left = next();
        node.right = next();
        node.next = next() instanceof Node other ? other : null;
        node.children = filled(new Object[random.nextInt(3)], this::next);
        node.numbers = (int[]) arrays.flat(int.class, 30);
        node.nested = collections.nested();
        node.inherited = random.nextInt();
        node.counter = random.nextInt();
        node.cache = "dropped";
    }

    private Object hooked(int kind) {
        return switch (kind) {
            case 0 -> pool.open(new Hooks.Hooked(), this::fill);
            case 1 -> pool.open(new Hooks.HookedTwice(), this::fillTwice);
            case 2 -> pool.open(new Hooks.External(), this::fill);
            case 3 -> pool.sealed(() -> new Hooks.Replaced(next()));
            case 4 -> random.nextBoolean() ? Hooks.Single.ONE : Hooks.Single.TWO;
            case 5 -> pool.open(new Hooks.Persistent(), this::fill);
            default -> pool.open(new Hooks.NamedList(), this::fill);
        };
    }

    private void fill(Hooks.Hooked made) {
        made.plain = next();
        made.number = random.nextInt();
        made.extra = next();
        made.sum = random.nextLong();
    }

    private void fillTwice(Hooks.HookedTwice made) {
        fill(made);
        made.bytes = (byte[]) arrays.flat(byte.class, 30);
    }

    private void fill(Hooks.External made) {
        made.number = random.nextInt();
        made.object = next();
    }

    private void fill(Hooks.Persistent made) {
        made.first = next();
        made.second = next();
        made.number = random.nextInt();
    }

    private void fill(Hooks.NamedList made) {
        made.name = values.text();
        for (int n = random.nextInt(4); n > 0; n--) {
            made.add(next());
        }
    }
}
