package panmpi.tests.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import mpi.object.Codecs;
import mpi.object.Parts;
import org.junit.jupiter.api.Test;
import panmpi.tests.graphs.RoundTrip;
import panmpi.tests.graphs.WideGraphs;

/**
 * Tests that {@link Costs} counts the threads that a message starts beyond the first, and that the
 * codec starts no second thread for deeply nested objects.
 */
final class CostsTest {
    private static final int WIDTH = 1000;

    @Test
    void threadsBesideOneAreCounted() throws InterruptedException {
        var costs = new Costs();
        var before = Costs.Reading.now();
        for (int i = 0; i < 4; i++) {
            Thread.ofPlatform().start(() -> {}).join();
        }
        costs.add(before, 1);
        assertTrue(costs.beyond() >= 3, () -> "beyond one: " + costs.beyond());
    }

    @Test
    void siblingsAtAnyDepthShareOneThread() throws IOException, ClassNotFoundException {
        var costs = new Costs();
        var codec = new Metered(Codecs.named("split"), costs);
        for (int depth = 197; depth <= 203; depth++) {
            RoundTrip.of(codec, new Object[] {WideGraphs.of(depth, WIDTH)});
        }
        assertTrue(costs.beyond() < WIDTH, () -> "beyond one: " + costs.beyond());
    }

    @Test
    void manyDeepObjectsOfAMessageShareOneThread() throws IOException, ClassNotFoundException {
        var objects = new Object[50];
        for (int i = 0; i < objects.length; i++) {
            objects[i] = WideGraphs.of(250, 3);
        }
        var costs = new Costs();
        var codec = new Metered(Codecs.named("split"), costs);
        var parts = new Parts();
        codec.encode(objects, parts);
        codec.decode(RoundTrip.copy(parts), objects);
        assertTrue(costs.beyond() < objects.length / 2, () -> "beyond: " + costs.beyond());
    }
}
