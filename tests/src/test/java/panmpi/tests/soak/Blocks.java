package panmpi.tests.soak;

import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import panmpi.tests.support.Patterns;

/**
 * The sizes of the blocks of a {@link Collective} call. A block consists of units. If an item of
 * the sent type has n elements and an item of the received type m, a unit has n * m elements, so
 * that a whole number of items of either type fills it.
 *
 * @param kind the call.
 * @param sentType datatype of what is sent.
 * @param receivedType datatype of what is received.
 * @param units number of units from each sender to each receiver: {@code units[sender][receiver]}.
 */
record Blocks(Movement kind, RandomType sentType, RandomType receivedType, int[][] units) {
    private static final int MOST_UNITS = 3;
    private static final int MOST_ELEMENTS = 150;

    static Blocks random(RandomGenerator random, Movement kind, int ranks) {
        Patterns element = Patterns.values()[random.nextInt(Patterns.values().length)];
        RandomTypes types = new RandomTypes(random, element);
        RandomType sent = types.next(1);
        RandomType received = types.next(1);
        if (sent.shape().size() * received.shape().size() > MOST_ELEMENTS) {
            received = RandomType.basic(element);
        }
        int items = ranks * MOST_UNITS * Math.max(sent.shape().size(), received.shape().size());
        sent = sent.shape().canBeReceived(items) ? sent : RandomType.basic(element);
        received = received.shape().canBeReceived(items) ? received : RandomType.basic(element);
        return new Blocks(kind, sent, received, units(random, kind, ranks));
    }

    private static int[][] units(RandomGenerator random, Movement kind, int ranks) {
        int[][] units = new int[ranks][ranks];
        int all = random.nextInt(MOST_UNITS + 1);
        for (int[] row : units) {
            int rank = kind.isIrregular ? random.nextInt(MOST_UNITS + 1) : all;
            for (int i = 0; i < ranks; i++) {
                boolean hasOwn = kind.isIrregular && kind.toEach;
                row[i] = hasOwn ? random.nextInt(MOST_UNITS + 1) : rank;
            }
        }
        return units;
    }

    /** Returns the layout of a rank's send buffer. */
    Layout sent(RandomGenerator random, int rank) {
        int blocks = kind.toEach ? units.length : 1;
        int size = receivedType.shape().size();
        int[] counts = IntStream.range(0, blocks).map(i -> units[rank][i] * size).toArray();
        return layout(random, sentType, counts);
    }

    /** Returns the layout of a rank's receive buffer. */
    Layout received(RandomGenerator random, int rank, int root) {
        int blocks = kind.fromEach ? units.length : 1;
        int size = sentType.shape().size();
        int[] counts =
                IntStream.range(0, blocks)
                        .map(i -> units[kind.fromEach ? i : root][rank] * size)
                        .toArray();
        return layout(random, receivedType, counts);
    }

    private Layout layout(RandomGenerator random, RandomType type, int[] counts) {
        if (counts.length == 1) {
            return Layout.one(random, type, counts[0]);
        }
        return kind.isIrregular
                ? Layout.scattered(random, type, counts)
                : Layout.adjacent(random, type, counts[0], counts.length);
    }
}
