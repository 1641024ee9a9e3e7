package panmpi.tests.graphs;

import java.util.stream.Stream;
import mpi.object.Codecs;
import mpi.object.ObjectCodec;

/**
 * Finds the codecs with which tests of the contract of {@code ObjectCodec} run: all codecs of the
 * class path, or one.
 */
public final class TestedCodecs {
    private static final String ONLY = System.getProperty("panmpi.tested.codec", "");

    private TestedCodecs() {}

    /** Returns all codecs, or the one that {@code -Dpanmpi.tested.codec=NAME} names. */
    public static Stream<ObjectCodec> all() {
        return ONLY.isEmpty()
                ? Codecs.names().stream().map(Codecs::named)
                : Stream.of(Codecs.named(ONLY));
    }
}
