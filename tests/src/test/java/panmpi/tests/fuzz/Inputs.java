package panmpi.tests.fuzz;

import java.io.IOException;
import java.util.SplittableRandom;
import mpi.object.ObjectCodec;
import mpi.object.Parts;
import panmpi.tests.graphs.Graphs;
import panmpi.tests.graphs.RoundTrip;
import panmpi.tests.graphs.WideGraphs;

/**
 * Makes the inputs of {@link FuzzObjects}; the seed and the number of an input determine it, so
 * that it can be repeated.
 */
final class Inputs {
    private static final int LARGEST = 25;

    private final long seed;
    private final Bait bait = new Bait();

    Inputs(long seed) {
        this.seed = seed;
    }

    /** {@return the input with a number} */
    Input of(ObjectCodec codec, long number) throws IOException {
        var random = new SplittableRandom(seed * 0x9e37_79b9_7f4a_7c15L + number);
        if (random.nextInt(25) == 0) {
            return noise(random);
        }
        boolean hasDecoys = random.nextInt(4) == 0;
        var objects = objects(random);
        if (hasDecoys) {
            objects[random.nextInt(objects.length)] = decoy(random);
        }
        var parts = sent(codec, objects);
        if (hasDecoys && random.nextInt(8) == 0) {
            return new Input(parts, objects.length, true);
        }
        var mutator = new Mutator(random, parts);
        for (int n = 1 + random.nextInt(4) / 2; n > 0; n--) {
            if (random.nextInt(10) == 0) {
                mutator.splice(sent(codec, Graphs.of(random.nextLong(), LARGEST)));
            } else {
                mutator.mutate();
            }
        }
        return new Input(mutator.parts(), mutator.count(objects.length), false);
    }

    /**
     * Returns graphs of random size; one input in a hundred is a wide and deep graph, since more of
     * them would take too long.
     */
    private static Object[] objects(SplittableRandom random) {
        long seed = random.nextLong();
        int size = random.nextInt(LARGEST);
        return random.nextInt(100) == 0
                ? new Object[] {WideGraphs.of(seed)}
                : Graphs.of(seed, size);
    }

    private Object decoy(SplittableRandom random) {
        return bait.all().get(random.nextInt(bait.all().size()));
    }

    /**
     * Encodes objects while the thread's class loader is {@link Bait}, which loads the classes of
     * decoys.
     */
    private Parts sent(ObjectCodec codec, Object[] objects) throws IOException {
        var thread = Thread.currentThread();
        var loader = thread.getContextClassLoader();
        thread.setContextClassLoader(bait);
        try {
            return RoundTrip.sent(codec, objects);
        } finally {
            thread.setContextClassLoader(loader);
        }
    }

    private static Input noise(SplittableRandom random) {
        var parts = new Parts();
        byte[] bytes = new byte[random.nextInt(300)];
        random.nextBytes(bytes);
        parts.bytes(bytes, 0, bytes.length);
        return new Input(parts, 1 + random.nextInt(3), false);
    }
}
