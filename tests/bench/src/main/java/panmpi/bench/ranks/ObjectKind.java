package panmpi.bench.ranks;

import java.io.Serializable;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Kinds of objects that the benchmarks of serialization write and read within one process, without
 * messages. The label of a kind is its name in the results.
 */
enum ObjectKind {
    INTS_32("32-ints", Ints32::new),
    INTS_4("4-ints-+-2-nulls", Ints4::new),
    TREE_15("tree(15)", random -> new Tree(random, 4));

    private final String label;
    private final Function<RandomGenerator, Serializable> maker;

    ObjectKind(String label, Function<RandomGenerator, Serializable> maker) {
        this.label = label;
        this.maker = maker;
    }

    static ObjectKind called(String label) {
        return Stream.of(values()).filter(t -> t.label.equals(label)).findFirst().orElseThrow();
    }

    String label() {
        return label;
    }

    /** {@return a new object of this kind} */
    Serializable make(RandomGenerator random) {
        return maker.apply(random);
    }

    /** Object with four integers and two references that are null. */
    static final class Ints4 implements Serializable {
        private static final long serialVersionUID = 1;

        private int a;
        private int b;
        private int c;
        private int d;
        private Ints4 left;
        private Ints4 right;

        Ints4(RandomGenerator random) {
            a = random.nextInt();
            b = random.nextInt();
            c = random.nextInt();
            d = random.nextInt();
        }
    }

    /** Balanced binary tree with four integers at each node. */
    static final class Tree implements Serializable {
        private static final long serialVersionUID = 1;

        private int a;
        private int b;
        private int c;
        private int d;
        private Tree left;
        private Tree right;

        Tree(RandomGenerator random, int levels) {
            a = random.nextInt();
            b = random.nextInt();
            c = random.nextInt();
            d = random.nextInt();
            left = levels == 1 ? null : new Tree(random, levels - 1);
            right = levels == 1 ? null : new Tree(random, levels - 1);
        }
    }
}
