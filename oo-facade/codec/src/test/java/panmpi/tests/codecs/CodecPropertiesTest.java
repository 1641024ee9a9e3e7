package panmpi.tests.codecs;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Optional;
import java.util.stream.Stream;
import mpi.object.ObjectCodec;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import panmpi.tests.graphs.Fidelity;
import panmpi.tests.graphs.GraphText;
import panmpi.tests.graphs.Graphs;
import panmpi.tests.graphs.Isomorphism;
import panmpi.tests.graphs.RoundTrip;
import panmpi.tests.graphs.TestedCodecs;

/**
 * Tests that the copy of a random graph by a codec equals the original. {@code
 * -Dpanmpi.graphs.seed=N} chooses the first seed, and {@code -Dpanmpi.graphs=N} the number of
 * graphs.
 */
public class CodecPropertiesTest {
    private static final long SEED = Long.getLong("panmpi.graphs.seed", 1);
    private static final int GRAPHS = Integer.getInteger("panmpi.graphs", 600);
    private static final int LARGEST = 150;

    @TestFactory
    Stream<DynamicTest> copiesAreLikeWhatWasSent() {
        return TestedCodecs.all().map(codec -> dynamicTest(codec.name(), () -> check(codec)));
    }

    private static void check(ObjectCodec codec) {
        for (int i = 0; i < GRAPHS; i++) {
            long seed = SEED + i;
            int size = 1 + i % LARGEST;
            var wrong = difference(codec, seed, size);
            if (wrong.isPresent()) {
                throw failure(codec, seed, size);
            }
        }
    }

    /** Returns the failure of the smallest graph with this seed whose copy differs. */
    private static AssertionError failure(ObjectCodec codec, long seed, int size) {
        int smallest = 0;
        while (smallest < size && difference(codec, seed, smallest).isEmpty()) {
            smallest++;
        }
        var what = codec.name() + ", seed " + seed + ", size " + smallest + ": ";
        var wrong = difference(codec, seed, smallest).orElse("wrong the first time only");
        return new AssertionError(what + wrong + "\n" + GraphText.of(Graphs.of(seed, smallest)));
    }

    private static Optional<String> difference(ObjectCodec codec, long seed, int size) {
        var graph = Graphs.of(seed, size);
        try {
            return Isomorphism.difference(
                    graph, RoundTrip.of(codec, graph), Fidelity.of(codec.name()));
        } catch (Exception | StackOverflowError e) {
            return Optional.of(e + " at " + e.getStackTrace()[0] + " because of " + e.getCause());
        }
    }
}
