package panmpi.bench.play;

import java.io.Serializable;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** The objects that take turns in being written and read, by the names of their games. */
enum Thing {
    INTS_32("32-ints", Ints32::new),
    INTS_4("4-ints-+-2-nulls", Ints4::new),
    TREE_15("tree(15)", random -> new Tree(random, 4));

    private final String label;
    private final Function<RandomGenerator, Serializable> maker;

    Thing(String label, Function<RandomGenerator, Serializable> maker) {
        this.label = label;
        this.maker = maker;
    }

    static Thing called(String label) {
        return Stream.of(values()).filter(t -> t.label.equals(label)).findFirst().orElseThrow();
    }

    String label() {
        return label;
    }

    /** Another one of the kind. */
    Serializable make(RandomGenerator random) {
        return maker.apply(random);
    }

    /** Four integers and two references that lead nowhere. */
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

    /** A balanced binary tree, four integers at each node. */
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
